import { num, nums, poly, ribbon, smooth, taper, walk, type Point } from './curve.ts';
import type { Paint } from './light.ts';
import { lamplight, type Tones } from './palette.ts';
import { times, type Seed } from './seed.ts';
import { dots, line, shape } from './svg.ts';

/** A place to be drawn, 168 wide and 120 high: its light, and its luck. */
export interface Scene {
  readonly tones: Tones;
  readonly paint: Paint;
  readonly luck: Seed;
}

/** A hilly line from edge to edge, and all beneath it. */
export function ridge({ luck }: Scene, height: number, rough: number, steps = 7): string {
  const crest = times(steps + 1, (i): Point => [(i * 176) / steps - 4, height + luck.between(-rough, rough)]);
  return `${smooth(crest, false)}V124H-4z`;
}

/** Open water with a light in it, beams that rise, and two rows of hills. */
export function water(scene: Scene, glow: Point = [84, 92], hills = 84): string {
  const { paint, tones, luck } = scene;
  const beams = times(4, (i) => {
    const top = glow[0] + (i - 1.5) * 58 + luck.between(-10, 10);
    return shape(
      poly([
        [glow[0] - 7 + i * 4, 124],
        [top - 7, -4],
        [top + 9, -4],
        [glow[0] - 1 + i * 4, 124],
      ]),
      paint.beam,
    );
  });
  return (
    `<path fill="${paint.sea}" d="M0 0h168v120H0z"/>` +
    `<ellipse cx="${num(glow[0])}" cy="${num(glow[1])}" rx="96" ry="70" fill="${paint.halo}"/>` +
    landmarks(scene, hills - 6) +
    shape(ridge(scene, hills - 10, 7), tones.dusk) +
    beams.join('') +
    shape(ridge(scene, hills + 8, 6, 5), tones.shade)
  );
}

/** What one sees from afar: an arch, a wreck, a reef, a town. Two of them, one to each side. */
function landmarks({ tones, luck }: Scene, foot: number): string {
  const seen = [
    (x: number): string => shape(`M${nums(x - 24, foot)}q2-38 26-40t26 40h-11q0-26-14-27t-15 27z`, tones.dusk),
    (x: number): string =>
      shape(
        `M${nums(x - 30, foot - 20)}q26 14 52 2l10-8l-6 30h-44zM${nums(x - 4, foot - 14)}l8-36l14 24q-10-4-18 12z` +
          `M${nums(x - 10, foot - 16)}l-2-26l-14 20z`,
        tones.dusk,
      ),
    (x: number): string =>
      line(
        times(7, (i) => `M${nums(x, foot)}Q${nums(x - 18 + i * 6, foot - 14, x - 27 + i * 9, foot - 34 + Math.abs(i - 3) * 4)}`).join(''),
        tones.dusk,
        2.6,
      ),
    (x: number): string =>
      shape(`M${nums(x - 22, foot)}v-20l6-9l6 9v6h5v-18a6 6 0 0 1 12 0v14h5v-8l5-12l5 12v26z`, tones.dusk) +
      dots(
        [
          [x - 16, foot - 14],
          [x + 1, foot - 22],
          [x + 17, foot - 14],
        ],
        1.8,
        lamplight,
        0.8,
      ),
  ];
  const first = Math.floor(luck() * seen.length);
  return seen[first]!(luck.between(16, 40)) + seen[(first + 1 + Math.floor(luck() * 3)) % seen.length]!(luck.between(128, 152));
}

/** The ground we stand on, in the dark, and what grows there. */
export function shore(scene: Scene, height = 112): string {
  const { luck, tones } = scene;
  const weed = times(9, (i) => {
    const x = i < 5 ? i * 7 - 3 : 171 - (i - 5) * 8;
    return ribbon(
      walk(
        [x, 124],
        -90,
        4,
        () => luck.between(5, 9),
        () => luck.between(-14, 14),
      ),
      taper(4),
    );
  });
  return shape(ridge(scene, height, 2.5, 6) + weed.join(''), tones.night);
}

/** Motes in the water. */
export const motes = ({ luck, tones }: Scene, count = 12): string =>
  dots(
    times(count, (): Point => [luck.between(4, 164), luck.between(5, 100)]),
    1.1,
    tones.glint,
    0.7,
  ) +
  dots(
    times(count / 3, (): Point => [luck.between(4, 164), luck.between(5, 80)]),
    2,
    tones.glint,
    0.5,
  );

type Roof = 'cone' | 'dome' | 'flat' | 'spire' | 'onion';
const roofs: Readonly<Record<Roof, (half: number) => string>> = {
  cone: (h) => `l${nums(h, -h * 2.2)}l${nums(h, h * 2.2)}`,
  dome: (h) => `a${nums(h, h)} 0 0 1 ${nums(2 * h, 0)}`,
  flat: (h) => `h-1.5v-5h${num(h * 0.5)}v2.2h${num(h * 0.35)}v-2.2h${num(h * 0.5)}v2.2h${num(h * 0.35)}v-2.2h${num(h * 0.3 + 3)}v5`,
  spire: (h) => `l${nums(h, -h * 4.4)}l${nums(h, h * 4.4)}`,
  onion: (h) => `c${nums(-h * 0.7, -h * 0.9, h * 0.8, -h * 1.2, h, -h * 2.4)}c${nums(h * 0.2, h * 1.2, h * 1.7, h * 1.5, h, h * 2.4)}`,
};

/** A tower from its foot up, with lit windows in rows. */
export function tower({ paint }: Scene, x: number, top: number, width: number, roof: Roof, foot = 116, fill = paint.body): string {
  const half = width / 2;
  const rows = Math.max(1, Math.floor((foot - top) / 13) - 1);
  const panes = times(rows, (i) =>
    width > 11
      ? `M${nums(x - half * 0.4, top + 7 + i * 11)}v3M${nums(x + half * 0.4, top + 7 + i * 11)}v3`
      : `M${nums(x, top + 7 + i * 11)}v3`,
  );
  const batter = width > 11 ? 1.5 : 0.6;
  return (
    shape(`M${nums(x - half, top)}${roofs[roof](half)}L${nums(x + half + batter, foot)}H${num(x - half - batter)}z`, fill, paint.rim, 0.9) +
    line(panes.join(''), lamplight, 1.7)
  );
}

/** An arch to walk through, lit from within. */
export const gateway = (x: number, foot: number, half: number, rise: number): string =>
  `M${nums(x - half, foot)}V${num(foot - rise)}a${nums(half, half)} 0 0 1 ${nums(2 * half, 0)}V${num(foot)}z`;

/** Steps that widen towards us. */
export const steps = ({ tones, paint }: Scene, x: number, top: number, half: number, count: number): string =>
  times(count, (i) =>
    shape(
      `M${nums(x - half - i * 5, top + i * 4)}h${num((half + i * 5) * 2)}v4h${num(-(half + i * 5) * 2)}z`,
      i % 2 === 0 ? paint.body : tones.haze,
      paint.rim,
      0.6,
    ),
  ).join('');
