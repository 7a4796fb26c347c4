import { banks, poly, ribbon, smooth, swell, taper, walk, whole, type Point } from '../../../../art/curve.ts';
import type { Anatomy, Appearance } from '../../../../art/appearance.ts';
import { eye } from '../../../../art/props.ts';
import { times } from '../../../../art/seed.ts';
import { disc, dots, line, shape, tilted, twice } from '../../../../art/svg.ts';

/** Krakens: hoods and tentacles. What they hide is most of them. */
function tentacle({ paint, tones }: Appearance, from: Point, heading: number, length: number, curl: number, thick = 12): string {
  const spine = walk(from, heading, 9, length / 9, (t) => curl * (0.15 + 1.5 * t));
  const width = taper(thick, 1.4);
  const [left, right] = banks(spine, (t) => width(t) * 0.55);
  return shape(ribbon(spine, width), paint.body, paint.rim) + dots((curl < 0 ? left : right).slice(1, 8), 2.2, tones.glint, 0.8);
}

/** Arms that come from under the cloak: low, wide, or raised. */
const skirts: readonly ((appearance: Appearance) => string)[] = [
  (appearance) => tentacle(appearance, [46, 140], 150, 76, 26) + tentacle(appearance, [40, 152], 176, 62, 30),
  (appearance) => tentacle(appearance, [40, 128], 190, 72, -24) + tentacle(appearance, [44, 150], 158, 70, 28),
  (appearance) => tentacle(appearance, [36, 132], 222, 84, -20) + tentacle(appearance, [42, 148], 170, 66, -26),
];

const hoods: readonly ((appearance: Appearance) => string)[] = [
  // A peak that falls forward.
  ({ paint, tones }) =>
    shape(
      smooth('70 4, 46 14, 30 44, 24 92, 44 98, 46 70, 44 52, 58 40, 74 48, 77 70, 78 98, 97 92, 92 46, 84 18, 92 12'),
      paint.robe,
      paint.rim,
    ) + line('M66 10Q46 32 38 88M84 24Q90 54 90 88', tones.hue, 0.9, 0.8),
  // A broad cowl.
  ({ paint, tones }) =>
    shape(
      smooth('60 12, 34 20, 18 48, 20 84, 42 92, 42 66, 46 50, 60 42, 74 50, 78 66, 78 92, 100 84, 102 48, 86 20'),
      paint.robe,
      paint.rim,
    ) + line('M60 14V40M40 24Q28 52 32 86M80 24Q92 52 88 86', tones.hue, 0.9, 0.8),
  // A mantle like the head of a squid, and no cloth at all.
  ({ paint, tones }) =>
    shape(smooth(whole('60 -2, 44 10, 32 34, 34 54, 42 66, 44 50, 60 42')), paint.lit, paint.rim) +
    dots('46 22, 54 14, 66 15, 75 24, 60 26, 50 34, 71 35', 3.4, tones.shade, 0.8),
  // A hat for the rain above the sea.
  ({ paint, tones }) =>
    shape(smooth('60 10, 42 16, 38 34, 10 46, 34 52, 60 48, 86 52, 110 46, 82 34, 78 16'), paint.robe, paint.rim) +
    line('M38 36Q60 44 82 36', tones.hue, 2.4),
];

/** Eyes in the dark: one, two, three, or two and a scar. */
function gaze({ tones, place }: Appearance): string {
  const two = eye([52, 62], 2.8, place, tones) + eye([68, 62], 2.8, place, tones);
  return [two, eye([60, 62], 4.6, 2, tones), two + eye([60, 53], 2, 3, tones), two + line('M72 52L64 74', tones.hue, 1.4)][
    (place >> 1) % 4
  ]!;
}

function shrouded(appearance: Appearance): string {
  const { paint, tones, place } = appearance;
  const beard = twice(tentacle(appearance, [57, 74], 104, 36, 18, 6) + tentacle(appearance, [51, 72], 124, 34, 26, 5.5));
  const face = shape(smooth(whole('60 38, 46 42, 41 58, 46 74, 60 84')), tones.night, paint.rim) + gaze(appearance);
  return tilted(face + beard + hoods[place % hoods.length]!(appearance), [4, -5, 0, 3, -3][place % 5]!, [60, 84]);
}

export const smuggler: Anatomy = {
  body(appearance) {
    const { paint, tones, place } = appearance;
    const cloak = smooth(whole('60 72, 42 80, 28 100, 24 130, 18 176'));
    const clasp = disc([60, 100], 4.6, tones.glint) + disc([60, 100], 2, tones.shade);
    return (
      twice(skirts[place % skirts.length]!(appearance)) +
      shape(cloak, paint.robe, paint.rim) +
      shape(poly(whole('60 96, 54 120, 50 176')), tones.night) +
      line('M42 92Q34 130 30 172M78 92Q86 130 90 172', tones.hue, 0.9, 0.6) +
      clasp +
      times(place % 3, (i) => line(`M${30 + i * 4} ${118 + i * 20}q30 16 ${60 - i * 8} 0`, tones.haze, 1.6)).join('')
    );
  },
  head: shrouded,
  shoulders: [
    [36, 100],
    [84, 100],
  ],
  arm(from, to, { paint, tones }) {
    const side = from[0] < 60 ? -1 : 1;
    const spine: Point[] = [
      from,
      [from[0] + side * 12, from[1] + 12],
      [(from[0] + to[0]) / 2 + side * 10, Math.max(from[1], to[1]) + 20],
      [to[0] + side * 5, to[1] + 12],
      [to[0], to[1] + 2],
    ];
    return shape(ribbon(spine, swell(13, 12, 10, 7, 5)), paint.body, paint.rim) + dots(spine.slice(1, 4), 2.6, tones.glint, 0.8);
  },
  hand: ([x, y], { paint }) => shape(ribbon(walk([x - 7, y + 6], -25, 6, 4, -16), taper(5, 1.6)), paint.lit, paint.rim, 0.7),
};
