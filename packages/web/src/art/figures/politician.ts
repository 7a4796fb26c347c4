import { banks, num, nums, poly, ribbon, smooth, swell, taper, walk, whole, type Point } from '../curve.ts';
import type { Anatomy, Appearance } from '../appearance.ts';
import { brass } from '../palette.ts';
import { crown, eye } from '../props.ts';
import { times } from '../seed.ts';
import { disc, dots, line, shape, tilted, twice } from '../svg.ts';

/** Squids: mantles, long heads, collars of arms. Everything rises to a point. */
const heads: readonly ((appearance: Appearance) => string)[] = [
  // An arrow.
  ({ paint, tones }) =>
    twice(shape(smooth('60 -2, 50 4, 30 26, 20 40, 38 42, 54 34', true, 0.9), paint.lit, paint.rim)) +
    shape(smooth(whole('60 -2, 52 18, 45 40, 41 58, 46 72, 60 80')), paint.body, paint.rim) +
    line('M60 10V46M53 22Q49 38 50 50M67 22Q71 38 70 50', tones.shade),
  // A long skull that leans back.
  ({ paint, tones }) =>
    shape(smooth('68 8, 82 -4, 104 2, 104 22, 92 30, 84 14'), paint.lit, paint.rim) +
    shape(smooth('42 62, 44 42, 54 22, 72 7, 93 2, 84 13, 81 30, 78 48, 78 64, 60 80'), paint.body, paint.rim) +
    line('M47 42Q60 50 78 45M52 31Q64 38 79 33M60 21Q70 27 81 23', tones.shade),
  // A fin all round, like a cuttlefish.
  ({ paint, tones }) =>
    shape(smooth(whole('60 -2, 44 4, 30 18, 38 26, 25 36, 34 45, 24 56, 42 66')), paint.lit, paint.rim) +
    shape(smooth(whole('60 6, 48 15, 43 36, 42 58, 48 73, 60 80')), paint.body, paint.rim) +
    times(5, (i) => line(`M${47 - i * 0.5} ${16 + i * 7.5}Q60 ${22 + i * 7.5} ${73 + i * 0.5} ${16 + i * 7.5}`, tones.shade)).join(''),
  // A round brow and wide ears.
  ({ paint, tones }) =>
    twice(
      shape(smooth('46 34, 34 14, 10 8, 4 22, 22 40, 44 48'), paint.lit, paint.rim) +
        line('M42 36Q28 28 13 16M42 42Q30 37 16 30', tones.shade),
    ) +
    shape(smooth(whole('60 6, 46 12, 40 32, 41 58, 47 73, 60 80')), paint.body, paint.rim) +
    dots('54 18, 68 28, 61 38', 4.4, tones.shade) +
    dots('65 16, 59 28, 50 31', 3.2, tones.shade),
  // A cowl of webs and thorns.
  ({ paint, tones }) =>
    shape(poly(whole('60 -4, 55 14, 44 20, 44 12, 36 32, 30 26, 28 52, 20 50, 26 76, 44 70, 60 66')), paint.robe, paint.rim) +
    shape(smooth(whole('60 14, 50 26, 43 46, 42 60, 48 73, 60 80')), paint.body, paint.rim) +
    line('M60 0V46M60 20L49 34M60 20L71 34', tones.hue),
  // Glass: one sees the rings within.
  ({ paint, tones }) =>
    twice(shape(smooth('58 8, 44 -4, 32 6, 40 20, 54 20'), paint.lit, paint.rim)) +
    shape(smooth(whole('60 8, 49 16, 39 36, 40 58, 47 73, 60 80')), paint.body, paint.rim) +
    times(
      4,
      (i) =>
        `<ellipse cx="60" cy="${20 + i * 9}" rx="${6 + i * 3}" ry="${2.4 + i * 0.8}" fill="none" stroke="${tones.glint}" ` +
        `opacity="${num(0.9 - i * 0.15)}"/>`,
    ).join(''),
];

/** An arm with its row of suckers. */
function armOf({ paint, tones }: Appearance, from: Point, heading: number, length: number, curl: number, fill = paint.body): string {
  const spine = walk(
    from,
    heading,
    9,
    (t) => (length / 7) * (1 - 0.6 * t),
    (t) => curl * (0.1 + t * 1.5),
  );
  const [left, right] = banks(spine, (t) => 6 - 5 * t);
  const cups = (curl < 0 ? right : left).slice(2, 8);
  return shape(ribbon(spine, taper(11, 1)), fill, paint.rim) + dots(cups, 2, tones.glint);
}
/** Arms instead of a ruff: spread wide, hanging like a beard, or swept up. */
const collars: readonly ((appearance: Appearance) => string)[] = [
  (appearance) =>
    times(3, (i) =>
      armOf(appearance, [52 - i * 3, 82 + i * 3], 200 - i * 26, 54 - i * 6, 26, i === 1 ? appearance.paint.robe : appearance.paint.body),
    ).join(''),
  (appearance) =>
    times(3, (i) =>
      armOf(
        appearance,
        [57 - i * 4, 78],
        98 + i * 22,
        58 - i * 6,
        i === 0 ? -16 : 22,
        i === 1 ? appearance.paint.robe : appearance.paint.body,
      ),
    ).join(''),
  (appearance) =>
    times(3, (i) =>
      armOf(appearance, [50, 86 + i * 3], 226 - i * 26, 66 - i * 8, -24 + i, i === 1 ? appearance.paint.robe : appearance.paint.body),
    ).join(''),
];

function countenance(appearance: Appearance): string {
  const { paint, tones, place, rank } = appearance;
  const grandee = rank === 'grandee';
  const eyes = twice(
    shape('M38 54Q48 50 57 64Q45 72 39 64z', tones.night) +
      eye([47, 61], 3, grandee ? 0 : place, tones) +
      line('M37 54Q48 48 58 64', tones.glint),
  );
  if (rank === 'schemer') {
    const hood = smooth('64 0, 48 14, 34 42, 22 88, 44 94, 45 74, 44 54, 58 40, 73 44, 79 60, 77 88, 97 94, 93 54, 80 18');
    return tilted(
      shape(smooth(whole('60 34, 46 42, 42 58, 47 72, 60 80')), tones.shade) +
        eyes +
        twice(collars[1]!(appearance)) +
        shape(hood, paint.robe, paint.rim) +
        line('M62 8Q46 30 36 84M80 24Q88 50 90 84', tones.hue, 0.9),
      6,
      [60, 84],
    );
  }
  const head = heads[grandee ? 0 : place % heads.length]!(appearance) + eyes + (grandee ? crown([60, 45], 32, 22, 5, paint) : '');
  return (
    tilted(head, grandee ? 0 : [4, -4, 0, -7][place % 4]!, [60, 84]) + twice(collars[grandee ? 2 : (place + (place >> 2)) % 3]!(appearance))
  );
}

export const politician: Anatomy = {
  body({ paint, tones, rank, place }) {
    const peak = rank === 'grandee' ? 58 : 74;
    const high = twice(shape(smooth(`58 104, 26 108, 12 ${peak}, 30 76, 48 88`, true, 0.6), paint.robe, paint.rim));
    const robe = smooth(whole('60 78, 46 86, 35 100, 33 124, 28 150, 22 176'));
    const stole = twice(
      shape(poly('54 92, 44 96, 42 176, 55 176'), paint.body, paint.rim) +
        line(times(6, (i) => `M44 ${108 + i * 11}l5 5l5-5`).join(''), tones.shade),
    );
    const chain = line('M42 98Q60 136 78 98', brass, 1.6) + disc([60, 119], 5, brass) + disc([60, 119], 2.4, tones.shade);
    return (
      high +
      shape(robe, paint.robe, paint.rim) +
      (place % 2 === 0
        ? stole
        : line([44, 52, 68, 76].map((x) => `M${nums(x, 100)}L${nums(x + (x - 60) * 0.5, 172)}`).join(''), tones.hue, 1.2, 0.7)) +
      (place % 3 !== 1 ? chain : '')
    );
  },
  head: countenance,
  shoulders: [
    [40, 98],
    [80, 98],
  ],
  arm(from, to, { paint, tones }) {
    const side = from[0] < 60 ? -1 : 1;
    const spine: Point[] = [
      from,
      [from[0] + side * 10, from[1] + 14],
      [(from[0] + to[0]) / 2 + side * 8, Math.max(from[1], to[1]) + 20],
      [to[0] + side * 4, to[1] + 12],
      [to[0], to[1] + 3],
    ];
    const cups = spine.slice(1, 4).map(([x, y]): Point => [x - side * 2, y - 2]);
    return shape(ribbon(spine, swell(12, 11, 9, 7, 5)), paint.body, paint.rim) + dots(cups, 2.6, tones.glint);
  },
  hand: ([x, y], { paint }) =>
    shape(
      ribbon(
        walk(
          [x - 7, y + 5],
          -20,
          6,
          (t) => 5 - 2 * t,
          (t) => -30 * t,
        ),
        taper(4.6, 1.6),
      ),
      paint.lit,
      paint.rim,
      0.7,
    ),
};
