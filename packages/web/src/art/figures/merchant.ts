import { nums, polar, poly, ribbon, smooth, swell, walk, whole, type Point } from '../curve.ts';
import type { Anatomy, Appearance } from '../appearance.ts';
import { crown, eye } from '../props.ts';
import { fan, fanRibs } from '../shells.ts';
import { times } from '../seed.ts';
import { dots, line, shape, tilted } from '../svg.ts';
import { brass, metals } from '../palette.ts';

/** Shells: fans, scales, coins. Round outlines and radiating ribs. */
const valve = (
  { paint, tones }: Appearance,
  hinge: Point,
  radius: number,
  from: number,
  to: number,
  ribs: number,
  fill = paint.body,
): string =>
  shape(fan(hinge, radius, from, to, ribs), fill, paint.rim) + line(fanRibs(hinge, radius, from, to, ribs), tones.shade, 1.2, 0.75);

/** A nautilus: a spiral with chambers. */
function nautilus({ paint, tones }: Appearance, at: Point, radius: number): string {
  const coil = times(15, (i) => polar(at, radius * (1 - i * 0.062), 60 - i * 36));
  const bands = times(
    7,
    (i) => `M${nums(...polar(at, radius * (1.18 - i * 0.06), 40 - i * 36))}L${nums(...polar(at, radius * (0.62 - i * 0.03), 30 - i * 36))}`,
  ).join('');
  return (
    shape(ribbon(coil, swell(radius * 0.9, radius * 0.75, radius * 0.6, radius * 0.4, radius * 0.2, 1)), paint.lit, paint.rim) +
    line(bands, tones.shade, 1.4)
  );
}

/** Coins on a string: three dots to each. */
function coins(from: Point, to: Point, sag: number, count: number, size = 6): string {
  const at = times(count, (i): Point => {
    const t = i / (count - 1);
    return [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t + sag * 4 * t * (1 - t)];
  });
  return dots(at, size + 1.2, metals.gold[2]) + dots(at, size, brass) + dots(at, size * 0.35, metals.gold[0]);
}

/** Rows of scales that widen with the robe, the lower ones under the upper. */
const scales = ({ paint }: Appearance): string =>
  times(6, (k) => {
    const half = 24 + k * 5.5;
    const count = Math.round((half * 2) / 12) + (k % 2);
    const wide = (half * 2 + 10) / count;
    return shape(
      `M${nums(60 + half, 84 + k * 13)}l5 16${`a${nums(wide / 2, 8)} 0 0 1 ${nums(-wide)} 0`.repeat(count)}l5-16z`,
      k % 2 === 0 ? paint.body : paint.robe,
      paint.rim,
    );
  })
    .reverse()
    .join('');

const backs: readonly ((appearance: Appearance) => string)[] = [
  (appearance) => valve(appearance, [60, 92], 62, -170, -10, 11),
  (appearance) => valve(appearance, [44, 98], 50, -186, -84, 7) + valve(appearance, [76, 98], 50, -96, 6, 7),
  (appearance) =>
    valve(appearance, [60, 90], 52, -150, -30, 8, appearance.paint.robe) +
    valve(appearance, [28, 104], 26, -200, -70, 6) +
    valve(appearance, [92, 104], 26, -110, 20, 6),
];

const hats: readonly ((appearance: Appearance) => string)[] = [
  (appearance) => nautilus(appearance, [58, 30], 17),
  ({ paint, tones }) =>
    shape(smooth('43 48, 40 38, 48 30, 56 16, 66 2, 68 16, 74 30, 80 40, 77 48, 60 44'), paint.lit, paint.rim) +
    line('M42 40Q60 46 79 38M48 31Q62 37 74 29M54 21Q62 26 70 19M60 11Q64 14 68 10', tones.shade, 1.5),
  (appearance) => valve(appearance, [60, 50], 30, -160, -20, 7, appearance.paint.lit),
  ({ paint, tones }) =>
    shape(smooth('22 44, 38 38, 46 24, 60 18, 74 24, 82 38, 98 42, 92 50, 76 48, 60 52, 44 49, 28 51'), paint.lit, paint.rim) +
    line('M30 46Q46 42 60 44T92 45M46 36Q60 30 75 36M50 28Q60 23 70 28', tones.shade),
  ({ paint, tones }) =>
    shape(smooth(whole('60 12, 46 17, 40 30, 43 44, 60 48')), paint.lit, paint.rim) +
    line('M60 16Q56 30 60 44', tones.shade, 3) +
    line('M51 20l6 1M48 26l8 0M48 32l8 0M50 38l7-1M63 21l6-1M63 26l8 0M63 32l8 0M63 38l7 1', tones.shade),
  (appearance) =>
    shape(smooth(whole('60 26, 48 29, 42 42, 38 62, 44 66, 48 48, 60 44')), appearance.paint.robe, appearance.paint.rim) +
    coins([43, 42], [77, 42], 3, 7) +
    coins([60, 31], [60, 31], 0, 2, 10),
];

function portrait(appearance: Appearance): string {
  const { paint, tones, place, rank } = appearance;
  const grandee = rank === 'grandee';
  const whiskers = [
    line('M56 69Q46 72 40 90M64 69Q74 72 80 90', tones.glint, 1.5),
    shape(poly(whole('60 75, 50 72, 52 86, 57 92, 60 104')), paint.body, paint.rim, 0.9),
    '',
  ][place % 3]!;
  const hidden = rank === 'schemer';
  const lids = [
    line('M48 57q5 4 9.5 0M62.5 57q5 4 9.5 0', tones.shade, 1.6),
    eye([53, 57], 2.2, 3, tones) + eye([67, 57], 2.2, 3, tones),
    eye([53, 57], 2.3, 2, tones) + eye([67, 57], 2.3, 2, tones),
  ];
  const face =
    shape(smooth(whole('60 36, 49 40, 45 53, 47 67, 54 77, 60 80')), hidden ? tones.shade : tones.glint, paint.rim) +
    (hidden
      ? ''
      : shape('M60 36Q75 38 75 54Q74 72 60 80L61 71L62 66L58 64Q63 50 60 36z', tones.hue) +
        shape('M68 40Q76 46 75 56Q74 70 64 78Q70 68 70 58Q70 46 68 40z', tones.shade) +
        line('M55.5 71Q60 69.5 64 71Q60 74 55.5 71', tones.shade)) +
    line('M47 52Q52 48 57 52M63 52Q68 48 73 52', tones.shade) +
    lids[hidden || grandee ? 1 : place % 3]! +
    (hidden ? '' : whiskers);
  if (rank === 'schemer') {
    const hood = smooth('60 22, 42 28, 32 50, 26 86, 42 92, 47 74, 45 54, 56 41, 68 44, 76 58, 74 78, 86 92, 98 84, 88 48, 78 28');
    return tilted(
      face + shape(hood, paint.robe, paint.rim) + line('M60 26L50 44M44 34L42 60M78 34L80 62M36 56L36 84M86 56L90 82', tones.haze),
      5,
      [60, 80],
    );
  }
  const hat = grandee
    ? valve(appearance, [60, 48], 26, -165, -15, 7, paint.lit) + crown([60, 40], 32, 20, 5, paint)
    : hats[place % hats.length]!(appearance);
  return tilted(face + hat, grandee ? 0 : [-4, 3, 0, 5][place % 4]!, [60, 80]);
}

export const merchant: Anatomy = {
  body(appearance) {
    const { paint, tones, rank, place } = appearance;
    const robe = smooth(whole('60 74, 46 82, 30 94, 18 118, 10 144, 4 176'));
    const back =
      rank === 'grandee'
        ? valve(appearance, [60, 104], 78, -172, -8, 13)
        : rank === 'schemer'
          ? ''
          : backs[place % backs.length]!(appearance);
    return (
      back +
      shape(robe, paint.robe, paint.rim) +
      scales(appearance) +
      shape(fan([60, 70], 33, 12, 168, 8), paint.robe, paint.rim) +
      line(fanRibs([60, 70], 33, 12, 168, 8), tones.hue, 0.9, 0.7) +
      coins([38, 88], [82, 88], 18 + (place % 3) * 5, 9)
    );
  },
  head: portrait,
  shoulders: [
    [32, 98],
    [88, 98],
  ],
  arm(from, to, { paint, tones }) {
    const side = from[0] < 60 ? -1 : 1;
    const cuff: Point[] = [
      from,
      [from[0] + side * 10, from[1] + 16],
      [to[0] + side * 12, to[1] + 26],
      [to[0] - side * 4, to[1] + 22],
      [to[0] - side * 5, to[1] + 4],
      [to[0] + side * 4, to[1] + 2],
      [from[0] - side * 8, from[1] + 4],
    ];
    return (
      shape(smooth(cuff, true, 0.8), paint.body, paint.rim) +
      line(
        smooth(
          [
            [to[0] + side * 10, to[1] + 22],
            [to[0] + side * 2, to[1] + 16],
            [to[0] - side * 3, to[1] + 8],
          ],
          false,
        ),
        tones.glint,
        1.2,
        0.7,
      )
    );
  },
  hand: ([x, y], { paint }) =>
    shape(
      times(3, (i) => ribbon(walk([x - 6, y + 3 + i * 2.4], -8, 3, 4, x < 60 ? 4 : -4), swell(3.4, 3, 2))).join(''),
      paint.lit,
      paint.rim,
      0.6,
    ),
};
