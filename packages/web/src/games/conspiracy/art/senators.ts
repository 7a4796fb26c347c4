import { nums, type Point } from '../../../art/curve.ts';
import type { Seed } from '../../../art/seed.ts';

/** A step of an outline: a curve, a line, or the end. */
type Stroke = readonly ['c' | 'l', ...(readonly number[])];

/** Heads under water, from the left shoulder to the right one; about 22 wide and 30 high. */
const heads: readonly (readonly Stroke[])[] = [
  // A hood.
  [
    ['c', 0, -9, 3, -13, 5, -17],
    ['c', 1, -6, 3, -10, 6, -12],
    ['c', 3, 2, 5, 6, 6, 12],
    ['c', 2, 4, 5, 8, 5, 17],
  ],
  // A high dome.
  [
    ['c', 0, -8, 2, -12, 6, -14],
    ['c', -3, -12, 1, -16, 5, -16],
    ['c', 4, 0, 8, 4, 5, 16],
    ['c', 4, 2, 6, 6, 6, 14],
  ],
  // A crown.
  [
    ['c', 0, -8, 2, -12, 5, -14],
    ['l', -2, -16],
    ['l', 5, 6],
    ['l', 3, -9],
    ['l', 3, 9],
    ['l', 5, -6],
    ['l', -2, 16],
    ['c', 3, 2, 5, 6, 5, 14],
  ],
  // Fins at the ears.
  [
    ['c', 0, -8, 1, -11, 4, -13],
    ['c', -7, -3, -8, -9, -6, -15],
    ['c', 3, 5, 5, 6, 8, 6],
    ['c', 1, -4, 3, -6, 5, -6],
    ['c', 2, 0, 4, 2, 5, 6],
    ['c', 3, 0, 5, -1, 8, -6],
    ['c', 2, 6, 1, 12, -6, 15],
    ['c', 3, 2, 4, 5, 4, 13],
  ],
  // A wide shell.
  [
    ['c', 0, -8, 2, -11, 5, -13],
    ['c', -8, -8, -4, -18, 6, -18],
    ['c', 10, 0, 14, 10, 6, 18],
    ['c', 3, 2, 5, 5, 5, 13],
  ],
  // Horns.
  [
    ['c', 0, -8, 1, -11, 4, -13],
    ['c', -2, -4, -3, -8, -3, -12],
    ['l', -4, -8],
    ['c', 5, 1, 7, 3, 8, 6],
    ['c', 2, -2, 4, -2, 6, -2],
    ['c', 2, 0, 4, 0, 6, 2],
    ['c', 1, -3, 3, -5, 8, -6],
    ['l', -4, 8],
    ['c', 0, 4, -1, 8, -3, 12],
    ['c', 3, 2, 4, 5, 4, 13],
  ],
];

/** Somebody on a bench, seen from the floor of the house: the outline and the eyes. */
export function senator(luck: Seed, [x, y]: Point, size: number): { readonly body: string; readonly eyes: readonly Point[] } {
  const head = heads[Math.floor(luck() * heads.length)]!;
  const outline = head.map(([kind, ...steps]) => kind + nums(...steps.map((step) => step * size))).join('');
  return {
    body: `M${nums(x - 11 * size, y)}${outline}z`,
    eyes: [
      [x - 2.6 * size, y - 17 * size],
      [x + 2.6 * size, y - 17 * size],
    ],
  };
}
