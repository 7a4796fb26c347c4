import { num, type Point } from './curve.ts';
import { metals, pearl, type Tones } from './palette.ts';

type Stop = readonly [at: number, color: string, opacity?: number];

const stops = (list: readonly Stop[]): string =>
  list
    .map(
      ([at, color, opacity]) =>
        `<stop${at === 0 ? '' : ` offset="${num(at)}"`} ` +
        `stop-color="${color}"${opacity === undefined ? '' : ` stop-opacity="${num(opacity)}"`}/>`,
    )
    .join('');
const linear = (from: Point, to: Point, ...list: Stop[]): string =>
  `linearGradient x1="${num(from[0])}" y1="${num(from[1])}" x2="${num(to[0])}" y2="${num(to[1])}">${stops(list)}</linearGradient>`;
const radial = ([x, y]: Point, radius: number, ...list: Stop[]): string =>
  `radialGradient cx="${num(x)}" cy="${num(y)}" r="${num(radius)}">${stops(list)}</radialGradient>`;

/** Light comes from below, on the left of the figure; what faces away from it sinks into shade. */
const inks = (t: Tones) => ({
  /** Open water behind everything. */
  sea: linear([0, 0], [0, 1], [0.4, t.night], [1, t.haze]),
  /** The light the figure stands in. */
  halo: radial([0.5, 0.5], 0.5, [0, t.hue, 0.7], [0.4, t.haze, 0.5], [1, t.haze, 0]),
  /** A body: lit below, dark above and behind. */
  body: linear([0, 0.9], [0.9, 0.2], [0.3, t.hue], [0.8, t.shade]),
  /** Cloth and plate in the second row. */
  robe: linear([0, 1], [0.9, 0.1], [0, t.haze], [0.6, t.shade], [1, t.night]),
  /** What the light falls on first. */
  lit: linear([0, 0.9], [1, 0], [0, t.glint], [0.4, t.hue], [1, t.haze]),
  /** The edge of things, on the side of the light. */
  rim: linear([0, 0.8], [0.9, 0.2], [0, t.glint], [0.4, t.hue], [1, t.shade, 0.2]),
  /** Thin enough to see through. */
  veil: linear([0, 0], [0, 1], [0, t.glint, 0.8], [0.4, t.hue, 0.5], [1, t.hue, 0.1]),
  /** A beam that fades on its way. */
  beam: linear([0, 1], [0, 0], [0, t.hue, 0.4], [1, t.hue, 0]),
  silver: linear([0, 0.2], [1, 0.8], [0, metals.silver[2]], [0.4, metals.silver[1]], [1, metals.silver[0]]),
  gold: linear([0, 0.2], [1, 0.8], [0, metals.gold[2]], [0.4, metals.gold[1]], [1, metals.gold[0]]),
  pearl: radial([0.4, 0.6], 0.7, [0, '#fff'], [0.4, pearl], [0.8, t.hue], [1, t.shade]),
});
export type Paint = Readonly<Record<keyof ReturnType<typeof inks>, string>>;

/** A letter for each ink keeps the pictures short. */
const idOf = (name: string, ink: number): string => `${name}${String.fromCodePoint(97 + ink)}`;

/** What to write into `fill` and `stroke` for a picture of this name. */
export function paintFor(name: string, tones: Tones): Paint {
  return Object.fromEntries(Object.keys(inks(tones)).map((ink, i) => [ink, `url(#${idOf(name, i)})`])) as Paint;
}

/** The gradients a picture really uses, under names of its own. */
export function defsFor(name: string, tones: Tones, content: string): string {
  const gradients = Object.values(inks(tones)).map((gradient, i) => {
    const id = idOf(name, i);
    return content.includes(`url(#${id})`) ? `<${gradient.replace(' ', ` id="${id}" `)}` : '';
  });
  return `<defs>${gradients.join('')}</defs>`;
}
