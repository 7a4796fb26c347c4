import { banks, denser, leaf, nums, polar, poly, ribbon, smooth, swell, taper, walk, whole, type Point } from '../curve.ts';
import type { Anatomy, Appearance } from '../appearance.ts';
import { crown, eye, lantern } from '../props.ts';
import { times } from '../seed.ts';
import { line, shape, tilted, twice } from '../svg.ts';

/** Seahorses: coils, fronds, lanterns. In profile, but for the grandee, who faces us. */
const girth = swell(13, 22, 31, 28, 21, 16, 13, 11, 9.5, 8, 7, 6, 5, 4, 3, 2, 1);

/** From the nape to the tip of the tail, which coils forward. */
function spine(lean: number): Point[] {
  const trunk: Point[] = [
    [55 + lean, 58],
    [46 + lean * 0.6, 76],
    [44, 96],
    [47, 116],
    [50, 131],
  ];
  return [...trunk, ...times(12, (i) => polar([71, 145], 18 - i * 1.4, 180 - i * 45))];
}

const frond = (from: Point, heading: number, length: number, wide: number, bend: number): string =>
  ribbon(walk(from, heading, 4, length / 4, bend), leaf(wide));

function trunk(appearance: Appearance): string {
  const { paint, tones, luck } = appearance;
  const nape = spine(luck.between(-3, 5));
  const fine = denser(nape, 2);
  const [front, back] = banks(fine, girth);
  const rings = fine
    .slice(2, 28)
    .map((_, i) => `M${nums(...front[i + 2]!)}L${nums(...back[i + 2]!)}`)
    .join('');
  const knobs = back.slice(1, 22).map(([x, y], i) => {
    const [bx, by] = back[i]!;
    const [nx, ny] = [y - by, bx - x];
    const size = 0.45;
    return poly([
      [bx, by],
      [(x + bx) / 2 - nx * size, (y + by) / 2 - ny * size],
      [x, y],
    ]);
  });
  return shape(knobs.join(''), paint.rim) + shape(ribbon(nape, girth), paint.body, paint.rim) + line(rings, tones.shade);
}

/** A cloak of weed down the back. */
const cloak = ({ paint, tones, luck }: Appearance): string =>
  times(5, (i) => {
    const leafOf = walk([44 + i * 2, 74 + i * 7], 168 - i * 15, 4, 21 - i * 0.5, -16 + luck.between(-2, 2));
    return shape(ribbon(leafOf, leaf(13)), paint.robe, paint.rim, 0.8) + line(smooth(leafOf.slice(0, 4), false), tones.haze, 0.6);
  }).join('');

/** A fin like a sail. */
const fin = ({ paint, tones }: Appearance): string =>
  shape(smooth('40 74, 20 70, 2 84, 8 94, -4 106, 8 116, 2 130, 22 134, 40 126, 38 100'), paint.robe, paint.rim) +
  line('M40 80Q22 76 6 86M38 90Q20 90 0 104M38 102Q22 106 6 117M40 114Q26 124 8 130', tones.hue, 1.2, 0.8);

/** A mantle of small leaves, row upon row. */
const mantle = ({ paint }: Appearance): string =>
  times(9, (i) => {
    const [row, step] = [Math.floor(i / 3), i % 3];
    return shape(
      frond([42 + row * 2, 118 - row * 18 + step * 5], 200 - step * 34, 38 - step * 4, 12, -7),
      i % 2 === 0 ? paint.robe : paint.body,
      paint.rim,
      0.9,
    );
  }).join('');

const garbs = [cloak, fin, mantle] as const;

const headdress: readonly ((appearance: Appearance) => string)[] = [
  // The coronet every seahorse is born with.
  ({ paint }) => shape(poly('46 40, 43 22, 53 31, 56 14, 62 30, 71 18, 71 36'), paint.lit, paint.rim, 0.8),
  // Ears of sea grain.
  ({ paint }) => times(4, (i) => shape(frond([56 + i * 2, 36], -150 + i * 28, 32, 8, 7), paint.lit, paint.rim, 0.7)).join(''),
  // A limpet against the weather.
  ({ paint, tones }) =>
    shape('M30 42Q48 32 57 12Q70 30 92 36Q62 46 30 42z', paint.lit, paint.rim) +
    line('M57 14L44 41M57 14L60 42M57 14L76 38', tones.shade, 0.9),
  // Antlers of weed.
  ({ paint }) =>
    [-128, -72]
      .map((a) => {
        const stem = walk([56, 36], a, 5, 7.5, a < -100 ? 7 : 9);
        return shape(
          ribbon(stem, taper(3.6, 1)) +
            stem
              .slice(2, 5)
              .map((p, j) => frond(p, a + (j % 2 === 0 ? -48 : 42), 12, 4.5, 4))
              .join(''),
          paint.lit,
          paint.rim,
          0.6,
        );
      })
      .join(''),
  // A crest that ripples down the neck.
  ({ paint, tones }) =>
    shape(smooth('70 34, 62 16, 48 14, 36 22, 30 36, 26 54, 32 70, 42 72, 48 56'), paint.lit, paint.rim) +
    line('M64 34L60 18M58 36L47 16M52 42L34 26M49 50L29 44M47 58L29 62', tones.haze, 0.9),
  // A lamp on a stalk.
  ({ paint, tones }) =>
    line('M58 36Q60 8 84 14Q94 17 94 24', tones.hue, 2) +
    lantern([94, 31], 6, tones, paint) +
    shape(poly('46 42, 45 28, 54 34, 58 24, 63 36'), paint.lit, paint.rim, 0.8),
];

function profile(appearance: Appearance): string {
  const { paint, tones, place, rank } = appearance;
  const skull = '47 50, 52 36, 64 33, 74 39, 81 49, 96 56, 103 52, 106 59, 102 66, 95 62, 83 61, 75 68, 64 74, 50 68';
  const face =
    shape(smooth(skull, true, 0.8), paint.body, paint.rim) +
    line('M58 70Q50 58 56 42M66 73Q59 66 61 56', tones.shade) +
    line('M82 53L97 58M80 58L96 61', tones.shade, 0.7) +
    eye([70, 47], 4, place, tones) +
    frond([62, 70], 70, 13, 4, 8).replace(/^/, `<path fill="${paint.lit}" d="`) +
    '"/>';
  const hood =
    rank === 'schemer'
      ? shape(smooth('86 42, 74 28, 58 20, 42 28, 32 50, 28 84, 50 90, 60 76, 52 62, 58 44, 72 38'), paint.robe, paint.rim)
      : '';
  return tilted((hood === '' ? headdress[place % headdress.length]!(appearance) : '') + face + hood, [0, 6, -5, 3][place % 4]!, [56, 66]);
}

function king({ paint, tones }: Appearance): string {
  const wing = times(5, (i) =>
    shape(frond([52, 98], 148 + i * 21, 70 - i * 5, 15, 6 - i * 2), i % 2 === 0 ? paint.robe : paint.body, paint.rim),
  ).join('');
  const coil = shape(
    ribbon([[50, 176], [30, 166], ...times(9, (i) => polar([24, 142], 17 - i * 1.7, 70 + i * 45))], swell(15, 13, 10, 8, 6, 4, 2)),
    paint.body,
    paint.rim,
  );
  const chest = smooth(whole('60 72, 47 78, 38 96, 37 120, 43 146, 46 176'));
  const belly = times(
    8,
    (i) => `M${42 + (i === 0 ? 3 : 0)} ${92 + i * 11}Q60 ${103 + i * 11} ${78 - (i === 0 ? 3 : 0)} ${92 + i * 11}`,
  ).join('');
  const skull = smooth(whole('60 26, 45 31, 40 43, 47 57, 52 74, 50 88, 55 93'), true, 0.9);
  const ears = shape(frond([48, 40], 200, 30, 9, 8) + frond([47, 46], 178, 24, 8, 10), paint.lit, paint.rim, 0.8);
  return (
    twice(wing + coil) +
    shape(chest, paint.body, paint.rim) +
    line(belly, tones.shade, 1.5) +
    twice(ears) +
    shape(skull, paint.lit, paint.rim) +
    line('M60 40V82M54 46Q56 64 55 80M66 46Q64 64 65 80', tones.haze) +
    shape('M55 90a5 3 0 1 0 10 0a5 3 0 1 0-10 0z', tones.shade) +
    twice(eye([47, 45], 3.2, 2, tones)) +
    crown([60, 33], 38, 28, 7, paint)
  );
}

export const farmer: Anatomy = {
  body: (appearance) => (appearance.rank === 'grandee' ? '' : garbs[appearance.place % garbs.length]!(appearance) + trunk(appearance)),
  head: (appearance) => (appearance.rank === 'grandee' ? king(appearance) : profile(appearance)),
  shoulders: [
    [44, 92],
    [60, 90],
  ],
  arm(from, to, { paint, tones }) {
    const bow: Point = [(from[0] + to[0]) / 2, Math.max(from[1], to[1]) + 8];
    const sleeve = denser([from, bow, to], 2);
    return shape(
      sleeve
        .slice(1, 4)
        .map(([x, y], i) => frond([x, y], 75 + i * 12, 12, 5, 6))
        .join('') + ribbon(sleeve, taper(7, 3)),
      paint.lit,
      tones.shade,
      0.9,
    );
  },
  hand: ([x, y], { paint, tones }) =>
    shape(frond([x + 4, y + 4], 205, 12, 5, 14) + frond([x + 4, y + 1], 195, 11, 4, 12), paint.lit, tones.shade, 0.6),
};
