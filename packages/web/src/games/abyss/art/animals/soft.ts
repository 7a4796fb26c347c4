import { banks, poly, ribbon, smooth, swell, taper, walk, whole, type Point } from '../../../../art/curve.ts';
import { eye } from '../../../../art/props.ts';
import { times } from '../../../../art/seed.ts';
import { dots, line, shape, twice } from '../../../../art/svg.ts';
import type { Animal, Light } from './animal.ts';

/** A bell, and what hangs from it. */
export const jellyfish: Animal = ({ tones, paint, luck }) => {
  const frill = (x: number, i: number): string =>
    shape(
      ribbon(
        times(7, (k): Point => [x + (x - 60) * 0.04 * k + 5 * Math.sin(k * 1.3 + i * 2), 62 + k * 12]),
        swell(6, 13, 8, 14, 8, 10, 2),
      ),
      paint.veil,
      paint.rim,
      0.8,
    );
  const threads = times(6, (i) => times(6, (k): Point => [18 + i * 17 + 5 * Math.sin(k * 1.5 + i + luck()), 60 + k * 14]));
  return (
    line(threads.map((thread) => smooth(thread, false)).join(''), tones.glint, 0.9, 0.8) +
    [38, 82, 50, 70, 60].map(frill).join('') +
    shape(`M108 62C108 24 86 6 60 6S12 24 12 62${'q6 10 12 0'.repeat(8)}z`, paint.lit, paint.rim, 1.6) +
    line('M60 7Q28 20 24 62M60 7Q44 22 42 64M60 7V66M60 7Q76 22 78 64M60 7Q92 20 96 62', tones.shade, 1.4, 0.75) +
    dots('34 38, 48 28, 60 25, 72 28, 86 38', 5, tones.glint, 0.9)
  );
};

function arm({ tones, paint }: Light, from: Point, heading: number, length: number, curl: number, thick: number): string {
  const spine = walk(from, heading, 9, length / 9, (t) => curl * (0.2 + 1.5 * t));
  const width = taper(thick, 1.2);
  const [left, right] = banks(spine, (t) => width(t) * 0.5);
  return shape(ribbon(spine, width), paint.body, paint.rim) + dots((curl < 0 ? left : right).slice(1, 8), 2.2, tones.glint, 0.8);
}

/** An arrowhead with a train of arms. */
export const squid: Animal = (light) => {
  const { tones, paint } = light;
  const arms = [0, 1, 2].map((i) => arm(light, [54 - i * 4, 78], 98 + i * 20, 66 - i * 4, 20 + i * 4, 9)).join('');
  return (
    twice(arm(light, [50, 76], 146, 84, -22, 6) + arms) +
    shape(poly(whole('60 2, 24 40, 42 42, 44 72, 52 82')), paint.lit, paint.rim, 1.6) +
    line('M60 10V50M52 24Q48 48 52 66M68 24Q72 48 68 66', tones.shade, 1.4, 0.8) +
    twice(shape('M43 64Q36 66 37 74Q44 80 54 76z', tones.night) + eye([46, 71], 4, 0, tones)) +
    dots('60 20, 54 34, 66 34, 60 46', 3, tones.glint, 0.8)
  );
};

/** All arms, and one look. */
export const kraken: Animal = (light) => {
  const { tones, paint } = light;
  const far = arm(light, [44, 66], 210, 84, 24, 13) + arm(light, [42, 76], 186, 76, -26, 13);
  const near = arm(light, [50, 90], 140, 78, 24, 14) + arm(light, [56, 94], 104, 66, 22, 13);
  return (
    twice(far) +
    shape(smooth(whole('60 2, 40 10, 28 34, 32 58, 40 80, 50 96, 60 100')), paint.lit, paint.rim, 1.6) +
    dots('46 22, 56 14, 68 16, 76 28, 40 36, 80 40, 60 26', 4, tones.shade, 0.8) +
    shape('M36 52Q60 36 84 52Q60 78 36 52z', tones.night, paint.rim) +
    eye([60, 54], 8, 0, tones) +
    twice(near)
  );
};
