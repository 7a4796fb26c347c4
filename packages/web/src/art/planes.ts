import { num, nums, polar, poly, ribbon, taper, walk, type Point } from './curve.ts';
import type { Appearance } from './appearance.ts';
import { disc, dots, faint, line, ring, shape } from './svg.ts';
import { times } from './seed.ts';

/** Beams that rise from the light below. */
const beams = ({ paint, luck }: Appearance): string => {
  const foot = luck.between(10, 50);
  return times(3, (i) => {
    const lean = -30 + i * 42 + luck.between(-8, 8);
    const top = foot + lean * 1.6;
    return shape(
      poly([
        [foot + i * 6, 172],
        [top - 6, -4],
        [top + luck.between(8, 16), -4],
        [foot + i * 6 + 9, 172],
      ]),
      paint.beam,
    );
  }).join('');
};

type Far = (appearance: Appearance) => string;

/** Blades on wavering stems. */
const kelp: Far = ({ luck, tones }) =>
  shape(
    times(6, (i) => {
      const x = i * 22 + luck.between(-6, 8);
      const stem = walk(
        [x, 170],
        -90,
        4,
        () => luck.between(24, 38),
        (t) => 16 * Math.sin(t * 5 + i * 2),
      );
      const blade = ([bx, by]: Point, side: number): string =>
        `M${nums(bx, by)}q${nums(side * 9, -2, side * 12, -13)}q${nums(-side * 10, 1, -side * 12, 13)}z`;
      return (
        ribbon(stem, taper(4, 1.4)) +
        stem
          .slice(1)
          .map((at, j) => blade(at, j % 2 === 0 ? 1 : -1))
          .join('')
      );
    }).join(''),
    tones.dusk,
  );

/** Columns, some broken, and what they carried. */
const ruins: Far = ({ luck, tones }) =>
  times(4, (i) => {
    const x = 4 + i * 31 + luck.between(-4, 4);
    const top = i % 3 === 0 ? luck.between(26, 44) : luck.between(58, 92);
    const wide = luck.between(9, 13);
    const cap =
      i % 3 === 0
        ? `M${nums(x - 3, top - 5)}h${num(wide + 6)}l-3 5h${num(-wide)}z`
        : `M${nums(x, top)}l${nums(wide * 0.4, -7)}l${nums(wide * 0.2, 4)}l${nums(wide * 0.4, -6)}V${num(top)}z`;
    return (
      shape(`${cap}M${nums(x, top)}h${num(wide)}V170h${num(-wide)}z`, tones.dusk) +
      line(`M${nums(x + wide * 0.3, top + 3)}V168M${nums(x + wide * 0.65, top + 3)}V168`, tones.night, 0.8, 0.5)
    );
  }).join('');

/** One great arch, and another behind it. */
const arches: Far = ({ luck, tones }) => {
  const rise = luck.between(14, 30);
  const arch = (inset: number, top: number, thick: number): string =>
    `M${inset - thick} 170V${num(top + 44)}Q${inset - thick} ${num(top - thick)} 60 ${num(top - thick)}T${120 - inset + thick} ` +
    `${num(top + 44)}V170h${-thick}V${num(top + 44)}Q${120 - inset} ${num(top)} 60 ${num(top)}T${inset} ${num(top + 44)}V170z`;
  return shape(arch(12, rise, 9), tones.dusk) + faint(shape(arch(26, rise + 22, 4), tones.dusk), 0.7);
};

/** A town on the sea floor, with its lamps lit. */
const town: Far = ({ luck, tones }) => {
  const lamps: Point[] = [];
  const houses = times(8, (i) => {
    const x = Math.round(i * 16 - 6 + luck.between(-2, 4));
    const top = Math.round(luck.between(44, 104) - (i === 0 || i === 7 ? 18 : 0));
    const half = Math.round(luck.between(5, 9));
    const roof = [`a${half} ${half} 0 0 1 ${half * 2} 0`, `l${half}-18l${half} 18`, `v-5h3v3h${half * 2 - 6}v-3h3v5`][i % 3]!;
    lamps.push(...times(3, (j): Point => [x + half * 0.7 + (j % 2) * 4, top + 8 + j * 11]));
    return `M${x} ${top}${roof}V170H${x}z`;
  });
  return shape(houses.join(''), tones.dusk) + dots(lamps, 2, tones.hue, 0.8);
};

/** A disc of light: a window, a moon, a lamp that somebody left burning. */
const moon: Far = ({ luck, tones }) => {
  const at: Point = [luck.between(56, 76), luck.between(50, 64)];
  return (
    disc(at, 48, tones.haze, ' opacity=".45"') +
    disc(at, 38, tones.haze, ' opacity=".8"') +
    times(3, (i) => line(`M${nums(-4, 100 + i * 16)}q30 ${num(luck.between(-14, -6))} 62 0t66-2`, tones.dusk, 5)).join('')
  );
};

/** What is left of a great ship, or of a great beast. */
const ribs: Far = ({ luck, tones }) => {
  const keel = luck.between(134, 150);
  return times(6, (i) => {
    const x = 4 + i * 23;
    return shape(ribbon(smoothRib(x, keel, i < 3 ? -1 : 1, luck.between(70, 96)), taper(7, 1)), tones.dusk);
  }).join('');
};
const smoothRib = (x: number, keel: number, side: number, height: number): Point[] => [
  [x, keel + 20],
  [x + side * 12, keel - height * 0.35],
  [x + side * 12, keel - height * 0.75],
  [x + side * 2, keel - height * 1.1],
];

export const farPlanes = { kelp, ruins, arches, town, moon, ribs } as const;

/** Water, the light in it, what stands far away, and the light on the ground before that. */
export function far(appearance: Appearance): string {
  const { paint, luck, rank } = appearance;
  const glow = rank === 'grandee' ? 60 : luck.between(66, 84);
  return (
    `<path fill="${paint.sea}" d="M0 0h120v168H0z"/>` +
    `<ellipse cx="${num(glow)}" cy="${num(luck.between(78, 98))}" rx="64" ry="84" fill="${paint.halo}"/>` +
    farPlanes[appearance.far](appearance) +
    (rank === 'grandee' ? rays(appearance) : beams(appearance)) +
    `<ellipse cx="60" cy="172" rx="90" ry="54" fill="${paint.halo}"/>`
  );
}

/** The radiance of the mighty. */
const rays = ({ tones, paint }: Appearance): string =>
  faint(
    shape(times(18, (i) => poly([[60, 62], polar([60, 62], 150, i * 20 - 4), polar([60, 62], 150, i * 20 + 4)])).join(''), tones.hue),
    0.22,
  ) + disc([60, 56], 46, paint.halo);

/** What drifts before our eyes, past the face, and the dark grass that frames it. */
export function near({ luck, tones }: Appearance): string {
  const aside = (): number => (luck() < 0.5 ? luck.between(3, 30) : luck.between(90, 117));
  const motes = (size: number): string =>
    dots(
      times(6, (): Point => [aside(), luck.between(8, 160)]),
      size,
      tones.glint,
      0.75,
    );
  const bubbles = times(3, () => ring([aside(), luck.between(12, 76)], luck.between(1.4, 2.6))).join('');
  const side = luck() < 0.5;
  const blade = (i: number): string =>
    `M${side ? i * 7 - 6 : 121 - i * 7} 170q${side ? 1 : 4}-${24 - i * 4} ${side ? 16 : -11}-${46 - i * 6}q${side ? -8 : 13} ` +
    `${24 - i * 3} ${side ? -11 : 16} ${46 - i * 6}z`;
  const grass = times(5, blade).join('');
  return shape(grass, tones.night) + motes(1.2) + motes(2.2) + line(bubbles, tones.glint, 0.6, 0.6);
}
