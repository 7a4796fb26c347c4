import { poly, polar, ribbon, smooth, swell, whole, type Point } from '../../../../art/curve.ts';
import { eye, pearlAt } from '../../../../art/props.ts';
import { times } from '../../../../art/seed.ts';
import { fan, fanRibs } from '../../../../art/shells.ts';
import { dots, line, shape, twice } from '../../../../art/svg.ts';
import type { Animal } from './animal.ts';

/** Claws first. */
export const crab: Animal = ({ tones, paint }) => {
  const leg = (i: number): string => {
    const knee: Point = [14 - i * 1.5, 92 + i * 12];
    return shape(ribbon([[40, 94 + i * 5], knee, [4 + i * 7, 118 + i * 9]], swell(7, 6, 1.2)), paint.robe, paint.rim, 0.9);
  };
  const claw =
    shape(
      ribbon(
        [
          [38, 84],
          [20, 76],
          [18, 60],
        ],
        swell(10, 9, 11),
      ),
      paint.robe,
      paint.rim,
    ) +
    shape(
      'M20 66C4 58 0 38 10 24C15 17 22 13 30 12C25 20 25 26 27 31L33 33L28 38L34 41C37 42 38 40 39 37C41 30 40 24 37 17C47 26 49 42 42 ' +
        '52C37 60 29 66 20 66z',
      paint.lit,
      paint.rim,
    );
  const shell = smooth(whole('60 62, 44 64, 28 74, 22 90, 34 108, 48 116, 60 118'), true, 0.9);
  const spikes = poly('26 76, 12 72, 22 86') + poly('34 68, 26 58, 42 65');
  return (
    twice(times(3, leg).join('') + claw + shape(spikes, paint.lit, paint.rim, 0.9)) +
    shape(shell, paint.body, paint.rim, 1.6) +
    line('M36 82Q60 72 84 82M32 94Q60 86 88 94M42 108Q60 100 78 108', tones.shade, 1.6) +
    dots('48 79, 60 76, 72 79, 42 90, 78 90', 3, tones.glint, 0.7) +
    twice(line('M52 66L48 54', paint.rim, 3) + eye([48, 52], 3.4, 0, tones))
  );
};

/** An open shell, and what it guards. */
export const shellfish: Animal = ({ tones, paint }) => {
  const hinge: Point = [60, 108];
  return (
    shape(fan(hinge, 82, -158, -22, 11), paint.lit, paint.rim, 1.6) +
    line(fanRibs(hinge, 82, -158, -22, 11), tones.shade, 1.6) +
    dots(
      times(10, (i) => polar(hinge, 72, -152 + i * 13.8)),
      4,
      tones.glint,
      0.8,
    ) +
    shape(smooth('12 100, 30 94, 60 98, 90 94, 108 100, 96 120, 60 132, 24 120'), paint.body, paint.rim, 1.6) +
    line('M20 104Q60 116 100 104M30 116Q60 126 90 116', tones.shade, 1.6) +
    shape(smooth('24 98, 40 86, 60 92, 80 86, 96 98, 60 106'), tones.shade, paint.rim) +
    pearlAt([60, 90], 12, paint) +
    dots('34 97, 43 95, 77 95, 86 97', 3.4, tones.glint)
  );
};

/** Rings from the nape to the tail that coils. */
export const seahorse: Animal = ({ tones, paint }) => {
  const body: Point[] = [
    [56, 38],
    [44, 56],
    [44, 78],
    [56, 96],
    [62, 112],
    ...times(10, (i) => polar([50, 118], 15 - i * 1.3, 20 + i * 50)),
  ];
  const girth = swell(14, 24, 33, 28, 17, 13, 10, 8, 6, 5, 4, 3, 2);
  const rings = times(6, (i) => `M${30 + i * 2} ${58 + i * 9}q${13 - i} ${7 - i * 0.6} ${28 - i * 2} 0`).join('');
  return (
    shape(smooth('34 62, 14 54, 2 68, 10 76, 2 90, 16 96, 34 92'), paint.robe, paint.rim) +
    line('M34 68Q20 62 6 70M34 78Q20 78 6 90', tones.hue, 1, 0.8) +
    shape(ribbon(body, girth), paint.body, paint.rim, 1.6) +
    line(rings, tones.shade, 1.8) +
    shape(poly('44 30, 38 12, 50 20, 54 4, 62 18, 72 8, 72 26'), paint.lit, paint.rim) +
    shape(
      smooth('42 42, 46 28, 62 22, 76 30, 84 40, 100 46, 106 42, 108 50, 103 57, 96 53, 82 53, 72 60, 56 62', true, 0.8),
      paint.lit,
      paint.rim,
      1.4,
    ) +
    line('M54 58Q48 46 54 34', tones.shade, 1.4) +
    eye([70, 39], 4.4, 0, tones)
  );
};
