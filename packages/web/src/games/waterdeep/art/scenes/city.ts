import { num, nums, pointsOf, smooth, type Outline, type Point } from '../../../../art/curve.ts';
import { lamplight } from '../../../../art/palette.ts';
import { gateway } from '../../../../art/seascape.ts';
import { times } from '../../../../art/seed.ts';
import { disc, dots, line, shape } from '../../../../art/svg.ts';
import { body, glow, put, robe, tinted, wood, type Ink } from '../ink.ts';
import type { Ward } from '../palette.ts';

/** Scenes are 168 wide and 112 high; people walk at 102. */
const ground = 102;

/** A place: the ward whose light it lies in, and what stands there. */
export interface Place {
  readonly ward: Ward;
  readonly draw: (ink: Ink) => string;
}
export const place = (ward: Ward, draw: (ink: Ink) => string): Place => ({ ward, draw });

type Far = 'roofs' | 'peak' | 'masts' | 'wall' | 'spires' | 'hills';

/** Rooftops against the sky, with a few lights on; every third house is a tower where `spires` says how high. */
function rooftops({ tones, luck }: Ink, base: number, tall: number, spires: number): string {
  const lights: Point[] = [];
  const outline = times(11, (i) => {
    const tower = spires > 0 && i % 3 === 1;
    const [x, top] = [Math.round(i * 16 - 6), Math.round(base - luck.between(4, tall) - (tower ? spires : 0))];
    const [half, rise] = tower ? [4, luck.between(16, 24)] : [Math.round(luck.between(8, 11)), luck.between(6, 12)];
    if (luck() < 0.7) lights.push([x + half, top + luck.between(6, 12)]);
    return `M${x} 112V${top}l${nums(half, -rise)}l${nums(half, rise)}V112z`;
  });
  return shape(outline.join(''), tones.dusk) + dots(lights, 1.7, lamplight, 0.8);
}

const fars: Readonly<Record<Far, (ink: Ink) => string>> = {
  roofs: (s) => rooftops(s, 82, 24, 0),
  spires: (s) => rooftops(s, 84, 22, 18),
  // The mountain that the city leans on, a watch fire at its top.
  peak: (s) =>
    shape('M-4 112V72L24 50L44 30L58 24L72 34L96 58L120 66L172 82V112z', s.tones.dusk) + disc([58, 23], 9, s.lamp) + rooftops(s, 94, 10, 0),
  masts: (s) =>
    line(
      times(7, (i) => `M${nums(8 + i * 25 + s.luck.between(-6, 6), 92)}v${num(-s.luck.between(40, 66))}m-7 12h14m-16 12h18`).join(''),
      s.tones.dusk,
      1.8,
    ) + shape('M-4 112V88Q40 82 84 87T172 86V112z', s.tones.dusk),
  wall: (s) =>
    shape(`M-4 112V74${'h6v-5h6v5'.repeat(15)}V112z`, s.tones.dusk) +
    dots(
      times(6, (i): Point => [14 + i * 28, 86]),
      1.8,
      lamplight,
      0.7,
    ),
  hills: (s) =>
    shape(
      smooth(
        times(8, (i): Point => [i * 25 - 4, 72 + s.luck.between(-9, 9)]),
        false,
      ) + 'V112H-4z',
      s.tones.dusk,
    ),
};

/** Night over the city: stars, perhaps a moon, what is far away, and the light of the streets below it. */
export function night(s: Ink, far: Far, moon?: Point, size = 9): string {
  const stars = times(13, (): Point => [s.luck.between(3, 165), s.luck.between(3, 52)]);
  return (
    `<path fill="${s.paint.sea}" d="M0 0h168v112H0z"/>` +
    dots(stars, 0.9, '#fff', 0.8) +
    (moon === undefined ? '' : disc(moon, size * 3, s.paint.halo) + disc(moon, size, '#f6efd9')) +
    fars[far](s) +
    `<ellipse cx="84" cy="104" rx="104" ry="52" fill="${s.paint.halo}"/>`
  );
}

/** Cobbles that catch the light. */
export function street({ tones, luck }: Ink, top = ground): string {
  const cobbles = times(10, (i) => `M${nums(i * 17 + luck.between(-3, 5), top + 3 + (i % 3) * 2.6)}h${num(luck.between(4, 8))}`).join('');
  return shape(`M-4 116V${top}Q84 ${top - 3} 172 ${top}V116z`, tones.night) + line(cobbles, tones.hue, 1.2, 0.6);
}

/** Water before a quay, and the lights that lie on it. */
export function water({ tones, luck, paint }: Ink, top: number): string {
  const waves = times(9, (i) => `M${nums(luck.between(0, 150), top + 3 + ((i * 7) % (108 - top)))}h${num(luck.between(8, 22))}`).join('');
  const gleams = times(7, (i) => `M${nums(luck.between(14, 150), top + 2 + ((i * 5) % (108 - top)))}h${num(luck.between(3, 8))}`).join('');
  return (
    shape(`M-4 116V${top}H172V116z`, paint.robe) +
    shape(`M-4 116V${top + 8}H172V116z`, `${tones.night}99`) +
    line(waves, tones.hue, 0.9, 0.6) +
    line(gleams, lamplight, 1.4, 0.8)
  );
}

type Roof = 'gable' | 'slope' | 'mansard' | 'cone' | 'spire' | 'dome' | 'onion' | 'flat' | 'bell';
/** A roof over a wall of this left edge and width, its eaves at `y`. */
const roofOf: Readonly<Record<Roof, (x: number, w: number, y: number, rise: number) => string>> = {
  gable: (x, w, y, r) => `M${nums(x - 4, y + 2)}L${nums(x + w / 2, y - r)}L${nums(x + w + 4, y + 2)}z`,
  slope: (x, w, y, r) => `M${nums(x - 4, y + 1)}L${nums(x + 5, y - r)}H${num(x + w - 5)}L${nums(x + w + 4, y + 1)}z`,
  mansard: (x, w, y, r) =>
    `M${nums(x - 3, y + 1)}L${nums(x + 2, y - r * 0.7)}L${nums(x + w * 0.25, y - r)}H${num(x + w * 0.75)}` +
    `L${nums(x + w - 2, y - r * 0.7)}L${nums(x + w + 3, y + 1)}z`,
  cone: (x, w, y, r) =>
    `M${nums(x - 3, y + 1)}Q${nums(x + w * 0.34, y - r * 0.3, x + w / 2, y - r)}Q${nums(x + w * 0.66, y - r * 0.3, x + w + 3, y + 1)}z`,
  spire: (x, w, y, r) => `M${nums(x - 1, y)}L${nums(x + w / 2, y - r)}L${nums(x + w + 1, y)}z`,
  dome: (x, w, y, r) => `M${nums(x - 1, y)}C${nums(x - 1, y - r * 1.2, x + w + 1, y - r * 1.2, x + w + 1, y)}z`,
  onion: (x, w, y, r) =>
    `M${nums(x + 1, y)}C${nums(x - w * 0.35, y - r * 0.45, x + w * 0.42, y - r * 0.55, x + w / 2, y - r)}` +
    `C${nums(x + w * 0.58, y - r * 0.55, x + w * 1.35, y - r * 0.45, x + w - 1, y)}z`,
  flat: (x, w, y, r) => {
    const tooth = (w + 6) / 7;
    return (
      `M${nums(x - 3, y)}v${num(-r)}${times(3, () => `h${num(tooth)}v${num(r * 0.5)}h${num(tooth)}v${num(-r * 0.5)}`).join('')}` +
      `h${num(tooth)}v${num(r)}z`
    );
  },
  bell: (x, w, y, r) =>
    `M${nums(x - 4, y + 1)}Q${nums(x + w * 0.1, y - 1, x + w * 0.14, y - r * 0.5)}Q${nums(x + w * 0.3, y - r, x + w / 2, y - r)}` +
    `T${nums(x + w * 0.86, y - r * 0.5)}Q${nums(x + w * 0.9, y - 1, x + w + 4, y + 1)}z`,
};
export const roof = (s: Ink, kind: Roof, x: number, w: number, y: number, rise: number, tint: string): string =>
  tinted(s, roofOf[kind](x, w, y, rise), tint);

/** Walls and what covers them. */
export const block = (s: Ink, kind: Roof, x: number, w: number, top: number, rise: number, tint: string, foot = ground): string =>
  body(s, `M${nums(x, foot)}V${num(top)}h${num(w)}V${num(foot)}z`) + roof(s, kind, x, w, top, rise, tint);

/** Windows with somebody at home. */
export const windows = (at: Outline, w: number, h: number, arched = false): string =>
  shape(
    pointsOf(at)
      .map(([x, y]) =>
        arched
          ? `M${nums(x - w / 2, y + h)}V${num(y)}a${nums(w / 2, w / 2)} 0 0 1 ${nums(w, 0)}V${num(y + h)}z`
          : `M${nums(x - w / 2, y)}h${num(w)}v${num(h)}h${num(-w)}z`,
      )
      .join(''),
    lamplight,
  ) +
  (w < 6
    ? ''
    : line(
        pointsOf(at)
          .map(([x, y]) => `M${nums(x, arched ? y - w / 2 : y)}V${num(y + h)}M${nums(x - w / 2, y + h * 0.45)}h${num(w)}`)
          .join(''),
        '#3a2010',
        0.9,
      ));
/** A tower: slits up its middle. */
export function tower(s: Ink, kind: Roof, x: number, w: number, top: number, rise: number, tint: string, foot = ground): string {
  const slits = times(Math.max(1, Math.floor((foot - top) / 16)), (i): Point => [x, top + 7 + i * 14]);
  return block(s, kind, x - w / 2, w, top, rise, tint, foot) + windows(slits, 2.6, 5, true);
}

/** A door with the light behind it. */
export const door = (s: Ink, x: number, half: number, rise: number, foot = ground): string =>
  glow(s, [x, foot - rise * 0.6], half * 4) + shape(gateway(x, foot, half, rise), lamplight, s.tones.shade);
/** A door that is shut. */
export const gate = (s: Ink, x: number, half: number, rise: number, foot = ground): string =>
  tinted(s, gateway(x, foot, half, rise), '#2c1a12') + line(`M${nums(x, foot)}V${num(foot - rise - half)}`, '#0c0705', 1);

/** A lamp on a post. */
export const lampPost = (s: Ink, x: number, top = 72, foot = ground + 2): string =>
  glow(s, [x, top], 20) +
  line(`M${x} ${foot}V${top + 4}M${x - 3} ${top - 4}L${x} ${top - 8}L${x + 3} ${top - 4}`, '#0b0d16', 2) +
  shape(`M${x - 3} ${top - 4}h6l-1 8h-4z`, '#ffe6ae', '#0b0d16', 1);
/** A lamp that hangs from somewhere. */
export const hungLamp = (s: Ink, [x, y]: Point, drop = 6): string =>
  glow(s, [x, y], 16) +
  line(`M${nums(x, y - drop)}v${num(drop - 3)}`, '#0b0d16', 1.4) +
  shape(`M${nums(x - 2.6, y - 3)}h5.200l1 6h-7.200z`, '#ffe6ae', '#0b0d16', 0.9);
/** A board over the door, and what it shows. */
export const sign = ([x, y]: Point, motif: string, size = 11, tint = '#22160f'): string =>
  wood(`M${x} ${y - size - 5}V${y - size}`, 1) +
  disc([x, y], size, tint, ` stroke="#c9a45c" stroke-width="1.4"`) +
  put(motif, [x, y], Number((size / 46).toFixed(2)));

export const tree = (s: Ink, x: number, foot: number, size: number): string =>
  wood(`M${x} ${foot}V${foot - size}`, 2.4) +
  robe(
    s,
    smooth([
      [x, foot - size * 2.3],
      [x + size * 0.7, foot - size * 1.9],
      [x + size * 0.85, foot - size * 1.1],
      [x, foot - size * 0.7],
      [x - size * 0.85, foot - size * 1.1],
      [x - size * 0.7, foot - size * 1.9],
    ]),
  );
export const flag = (s: Ink, x: number, y: number, tint: string): string =>
  line(`M${x} ${y}v-14`, '#c9a45c', 1.2) + tinted(s, `M${x} ${y - 14}q7-3 13 0l-4 4l4 4q-7-2-13 0z`, tint, 0.7);
export const column = (x: number, top: number, foot: number, w: number): string =>
  `M${nums(x - w / 2 - 2, top)}h${num(w + 4)}v3h-2V${num(foot - 3)}h2v3h${num(-w - 4)}v-3h2V${num(top + 3)}h-2z`;
export const stairs = (s: Ink, x: number, top: number, half: number, count: number, rise = 3): string =>
  times(count, (i) =>
    body(s, `M${nums(x - half - i * 4, top + i * rise)}h${num((half + i * 4) * 2)}v${num(rise)}h${num(-(half + i * 4) * 2)}z`, 0.6),
  ).join('');
export const courses = (ink: string, x: number, w: number, top: number, foot: number, gap = 8): string =>
  line(times(Math.floor((foot - top) / gap), (i) => `M${nums(x + 1, top + (i + 1) * gap)}h${num(w - 2)}`).join(''), ink, 0.8, 0.6);
/** A striped awning. */
export const awning = (s: Ink, x: number, w: number, y: number, tint: string): string => {
  const stripe = w / 6;
  return times(6, (i) =>
    shape(
      `M${nums(x + i * stripe, y)}h${num(stripe)}l1 9q${nums(-stripe / 2, 4, -stripe, 0)}z`,
      i % 2 === 0 ? tint : '#e9dcc0',
      s.tones.shade,
      0.6,
    ),
  ).join('');
};
