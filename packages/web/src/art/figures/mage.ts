import { nums, poly, ribbon, smooth, swell, taper, walk, whole, type Point } from '../curve.ts';
import type { Anatomy, Appearance } from '../appearance.ts';
import { crown, eye } from '../props.ts';
import { times } from '../seed.ts';
import { disc, dots, line, shape, tilted } from '../svg.ts';

/** Jellyfish: bells, veils, filaments. Light shows through them. */
const lobes = (count: number, wide: number, drop: number): string => `q${nums(-wide / 2, drop, -wide, 0)}`.repeat(count);

const bells: readonly ((appearance: Appearance) => string)[] = [
  // The plain bell.
  ({ paint, tones }) =>
    shape(`M102 52C102 20 82 4 60 4S18 20 18 52${lobes(8, -10.5, 9)}z`, paint.lit, paint.rim) +
    line('M60 5Q34 14 29 54M60 5Q46 18 44 55M60 5V56M60 5Q74 18 76 55M60 5Q86 14 91 54', tones.shade, 1.2, 0.7),
  // A steeple.
  ({ paint, tones }) =>
    shape(`M94 54C92 36 78 28 72 12Q60-10 48 12C42 28 28 36 26 54${lobes(8, -8.5, 8)}z`, paint.lit, paint.rim) +
    line('M50 12Q60 17 70 12M44 23Q60 30 76 23M36 34Q60 43 84 34M29 44Q60 54 91 44', tones.shade, 1.2, 0.75),
  // A saucer with four leaves.
  ({ paint, tones }) =>
    shape(`M112 46C106 26 84 16 60 16S14 26 8 46${lobes(13, -8, 6)}z`, paint.lit, paint.rim) +
    [34, 51, 69, 86]
      .map(
        (x, i) =>
          `<ellipse cx="${x}" cy="${i % 3 === 0 ? 36 : 32}" rx="7" ry="5.6" fill="${tones.haze}" stroke="${tones.glint}" ` +
          'stroke-width="2"/>',
      )
      .join(''),
  // A box.
  ({ paint, tones }) =>
    shape(poly(whole('60 8, 40 10, 30 20, 24 56, 34 50, 42 60, 50 53, 60 62')), paint.lit, paint.rim) +
    line('M40 11L43 58M80 11L77 58M60 9V60', tones.shade, 1.2, 0.75),
  // A crown with a deep groove.
  ({ paint, tones }) =>
    shape(smooth(whole('60 2, 44 5, 36 18, 42 27, 24 34, 16 54, 26 60, 36 53, 48 61, 60 54')), paint.lit, paint.rim) +
    line('M42 27Q60 34 78 27', tones.shade, 2) +
    line('M28 38L24 54M44 33L40 52M60 34V52M76 33L80 52M92 38L96 54M50 10Q46 18 50 24M70 10Q74 18 70 24', tones.shade, 1.2, 0.7),
  // A sail above a float.
  ({ paint, tones }) =>
    shape(smooth('14 54, 18 44, 28 22, 48 5, 72 1, 88 12, 98 30, 106 46, 104 56, 60 59'), paint.lit, paint.rim) +
    line('M26 40Q42 16 66 4M42 42Q54 22 78 8M58 43Q68 26 88 17M75 44Q84 34 97 31M16 50Q60 38 105 50', tones.shade, 1.2, 0.75),
];

const ruffle = swell(5, 14, 8, 16, 9, 17, 10, 16);
/** Frilled arms that fall like a gown, and threads that hang from the rim. */
function veils({ paint, luck, tones, place }: Appearance): string {
  const spread = 0.42 + (place % 3) * 0.16;
  const frill = (x: number, i: number): string => {
    const spine = times(8, (k): Point => [x + (x - 60) * spread * 0.2 * k + 3 * Math.sin(k * 1.4 + i * 2 + luck()), 50 + k * 17]);
    return shape(ribbon(spine, ruffle), paint.veil, paint.rim, 0.8);
  };
  const threads = times(6, (i) => {
    const x = i < 3 ? 22 + i * 8 : 66 + i * 6.5;
    return times(6, (k): Point => [x + (x - 60) * 0.06 * k + 4 * Math.sin(k * 1.4 + i + luck() * 0.7), 54 + k * 21]);
  });
  const beads = threads.flatMap((thread, i) => [thread[2 + (i % 2)]!, thread[4]!]);
  return (
    line(threads.map((thread) => smooth(thread, false)).join(''), tones.glint, 0.7, 0.8) +
    dots(beads, 2.6, tones.glint) +
    [34, 86, 47, 73, 60].map(frill).join('')
  );
}

/** One eye, two or three, and a sign. */
function gaze({ tones, place, rank }: Appearance): string {
  const manner = place % 2 === 0 ? 2 : 3;
  const two = eye([53.5, 67], 2.4, manner, tones) + eye([66.5, 67], 2.4, manner, tones);
  if (rank === 'grandee') return two + eye([60, 60], 2.2, 0, tones);
  return [
    two + line('M56 76l4 5l4-5', tones.hue),
    two + disc([60, 60.5], 1.6, tones.glint),
    eye([60, 66], 4, 2, tones) + line('M54 76v4M58 77v5M62 77v5M66 76v4', tones.hue),
  ][place % 3]!;
}

function seer(appearance: Appearance): string {
  const { paint, tones, place, rank } = appearance;
  const grandee = rank === 'grandee';
  const face = shape(smooth(whole('60 46, 49 50, 46 62, 50 76, 56 85, 60 88')), tones.night, paint.rim) + gaze(appearance);
  if (rank === 'schemer') {
    const hood = smooth('58 10, 38 20, 26 48, 20 90, 34 84, 44 98, 47 76, 45 58, 56 44, 69 46, 77 60, 75 96, 86 84, 100 92, 94 48, 80 22');
    return tilted(
      face + shape(hood, paint.robe, paint.rim) + line('M58 16Q46 30 40 78M44 26Q32 48 29 80M76 24Q86 44 90 80', tones.hue, 0.9),
      6,
      [60, 84],
    );
  }
  const under = `<ellipse cx="60" cy="53" rx="36" ry="7" fill="${tones.shade}"/>`;
  return tilted(
    under + face + bells[grandee ? 0 : (place + 5) % bells.length]!(appearance) + (grandee ? crown([60, 14], 42, 24, 7, paint) : ''),
    grandee ? 0 : [5, -5, 0][place % 3]!,
    [60, 72],
  );
}

export const mage: Anatomy = {
  body(appearance) {
    const gown = smooth(whole('60 80, 48 90, 40 108, 38 134, 26 176'));
    return shape(gown, appearance.tones.shade, appearance.paint.rim) + veils(appearance);
  },
  head: seer,
  shoulders: [
    [46, 96],
    [74, 96],
  ],
  arm(from, to, { paint }) {
    const side = from[0] < 60 ? -1 : 1;
    const low = Math.max(from[1], to[1]) + 18;
    const elbow: Point = [(from[0] + to[0]) / 2 + side * 7, low];
    const upper: Point = [from[0] + side * 8, from[1] + 14];
    return (
      shape(
        ribbon([from, upper, elbow, [elbow[0] + side * 5, low + 13], [elbow[0] + side * 3, low + 26]], swell(6, 13, 17, 12, 2)),
        paint.veil,
        paint.rim,
        0.8,
      ) + shape(ribbon([from, upper, elbow, [to[0] + side, to[1] + 9], [to[0], to[1] + 3]], taper(6, 3)), paint.lit, paint.rim, 0.8)
    );
  },
  hand: ([x, y], { tones }) =>
    shape(times(3, (i) => ribbon(walk([x - 1, y + 5], -160 + i * 45, 4, 3.6, 12 - i * 10), taper(2.6, 0.8))).join(''), tones.glint),
};
