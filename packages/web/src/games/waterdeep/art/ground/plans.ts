import { pointsOf, type Point } from '../../../../art/curve.ts';
import type { Street } from './streets.ts';

/** A map of the city: how large it is, where the coast runs, and its streets. It is stretched to fit the window. */
export interface Plan {
  readonly width: number;
  readonly height: number;
  /** From the first to the last edge of the picture; the land lies between it and `inland`. */
  readonly coast: readonly Point[];
  readonly inland: readonly Point[];
  readonly isLand: (at: Point) => boolean;
  readonly streets: readonly Street[];
  readonly wall: readonly Point[];
  readonly piers: readonly (readonly [from: Point, to: Point])[];
  readonly ships: readonly (readonly [at: Point, size: number])[];
}

/** The coast as a function: how far inland water reaches at a distance along it. */
const between = (coast: readonly Point[], axis: 0 | 1, at: number): number => {
  const other = axis === 0 ? 1 : 0;
  const next = coast.findIndex((point) => point[axis] >= at);
  if (next <= 0) return coast[next === 0 ? 0 : coast.length - 1]![other];
  const [a, b] = [coast[next - 1]!, coast[next]!];
  return a[other] + ((b[other] - a[other]) * (at - a[axis])) / (b[axis] - a[axis]);
};

const wideCoast = pointsOf('232 -10, 224 60, 214 120, 226 190, 216 250, 224 310, 250 340, 262 372, 300 396, 296 430, 330 490');

/** Sea at the left, the city to the right edge: for windows that are wider than high. */
export const wide: Plan = {
  width: 1280,
  height: 480,
  coast: wideCoast,
  inland: pointsOf('1290 490, 1290 -10'),
  isLand: ([x, y]) => x > between(wideCoast, 1, y) + 16,
  streets: [
    { points: pointsOf('225 152, 420 150, 700 156, 1000 148, 1290 156'), width: 9 },
    { points: pointsOf('226 250, 400 246, 620 256, 860 247, 1290 258'), width: 13 },
    { points: pointsOf('240 340, 450 352, 640 343, 900 354, 1290 346'), width: 9 },
    { points: pointsOf('300 430, 520 438, 800 432, 1290 444'), width: 8 },
    { points: pointsOf('470 -10, 455 150, 462 350, 440 490'), width: 8 },
    { points: pointsOf('690 -10, 684 160, 708 250, 690 490'), width: 14 },
    { points: pointsOf('905 -10, 918 150, 900 350, 930 490'), width: 8 },
    { points: pointsOf('1110 -10, 1100 250, 1130 490'), width: 8 },
    { points: pointsOf('330 150, 350 250, 320 345'), width: 6 },
    { points: pointsOf('580 156, 560 256, 590 345'), width: 6 },
    { points: pointsOf('800 40, 796 250, 812 440'), width: 6 },
  ],
  wall: pointsOf('232 22, 420 14, 690 20, 905 12, 1110 20, 1290 14'),
  piers: [
    [
      [268, 380],
      [226, 398],
    ],
    [
      [298, 404],
      [250, 430],
    ],
    [
      [300, 430],
      [262, 460],
    ],
  ],
  ships: [
    [[206, 300], 1.1],
    [[236, 442], 1.4],
    [[70, 90], 0.9],
    [[120, 420], 1],
  ],
};

const tallCoast = pointsOf('-10 128, 60 140, 120 132, 190 146, 260 134, 340 148, 420 136, 510 150');

/** Sea above, the city below: for windows that are higher than wide. */
export const tall: Plan = {
  width: 500,
  height: 900,
  coast: tallCoast,
  inland: pointsOf('510 910, -10 910'),
  isLand: ([x, y]) => y > between(tallCoast, 0, x) + 14,
  streets: [
    { points: pointsOf('-10 232, 160 240, 330 230, 510 242'), width: 9 },
    { points: pointsOf('-10 340, 170 330, 340 344, 510 334'), width: 12 },
    { points: pointsOf('-10 440, 180 448, 510 436'), width: 8 },
    { points: pointsOf('-10 548, 200 540, 510 552'), width: 8 },
    { points: pointsOf('-10 660, 220 668, 510 656'), width: 10 },
    { points: pointsOf('-10 780, 240 772, 510 784'), width: 8 },
    { points: pointsOf('168 140, 160 340, 176 560, 160 910'), width: 12 },
    { points: pointsOf('334 140, 340 340, 326 560, 344 910'), width: 9 },
    { points: pointsOf('60 150, 70 450, 56 910'), width: 6 },
    { points: pointsOf('440 150, 430 450, 446 910'), width: 6 },
  ],
  wall: [],
  piers: [
    [
      [120, 134],
      [112, 104],
    ],
    [
      [190, 146],
      [196, 112],
    ],
    [
      [340, 146],
      [336, 112],
    ],
  ],
  ships: [
    [[60, 60], 0.9],
    [[230, 84], 1],
    [[430, 54], 0.8],
  ],
};
