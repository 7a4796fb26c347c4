import { nums, polar, poly, type Point } from '../../../../art/curve.ts';
import { brass, metals } from '../../../../art/palette.ts';
import { times } from '../../../../art/seed.ts';
import { disc, dots, line, shape } from '../../../../art/svg.ts';
import { body, dark, gold, lit, put, robe, tinted, wood, type Motif } from '../ink.ts';
import { parchment } from '../palette.ts';

/** A star of so many points around a place. */
export const starAt = (at: Point, points: number, outer: number, inner: number, turn = -90): string =>
  poly(times(points * 2, (i) => polar(at, i % 2 === 0 ? outer : inner, turn + (i * 180) / points)));

export const star: Motif = (ink) => disc([0, 0], 36, ink.paint.halo) + lit(ink, starAt([0, 0], 8, 32, 9)) + disc([0, 0], 6, '#fff');
export const orb: Motif = (ink) =>
  disc([0, -4], 40, ink.paint.halo) +
  disc([0, -4], 22, ink.paint.lit, ` stroke="${ink.tones.glint}"`) +
  line('M-14-6q8-14 19-9t9 13q-8 11-17 5t-3-12', ink.tones.shade, 1.8) +
  disc([-8, -12], 3.4, '#fff') +
  gold(ink, 'M-18 16Q0 26 18 16L22 30H-22z');
export const tome: Motif = (ink) =>
  shape('M0-18Q-16-28-34-20V22Q-16 14 0 24Q16 14 34 22V-20Q16-28 0-18z', parchment, ink.paint.rim, 1.4) +
  line('M0-18V24M-27-10q10-4 20 1M-27-1q10-4 20 1M-27 8q10-4 20 1', ink.tones.shade, 1.4) +
  shape(starAt([17, 0], 7, 11, 5), ink.tones.hue, ink.tones.shade, 0.8) +
  line('M-36-22V26Q-16 18 0 29Q16 18 36 26V-22', ink.paint.rim, 2.2);
export const books: Motif = (ink) =>
  tinted(ink, 'M-30 20H28V34H-30z', '#5e2634') +
  tinted(ink, 'M-24 6H32V20H-24z', '#26365a') +
  tinted(ink, 'M-28-8H24V6H-28z', '#24483c') +
  line('M-22 22V32M20 22V32M-16 8V18M24 8V18M-20-6V4M16-6V4', brass, 2) +
  put(tome(ink), [0, -24], 0.6);
export const staff: Motif = (ink) =>
  line('M0-14V38', '#0a0a12', 6) +
  line('M0-14V38', ink.tones.hue, 2.4) +
  disc([0, -24], 24, ink.paint.halo) +
  line('M-10-14Q-14-34 0-36T10-14', ink.tones.shade, 5) +
  line('M-10-14Q-14-34 0-36T10-14', ink.tones.hue, 2.4) +
  shape(starAt([0, -21], 4, 10, 3.6), ink.tones.glint);
export const flask: Motif = (ink) =>
  disc([0, 8], 32, ink.paint.halo) +
  shape('M-6-34H6V-14L24 20Q24 34 0 34T-24 20L-6-14z', ink.tones.shade, ink.tones.glint, 1.6) +
  shape('M-13 2H13L21 20Q20 31 0 31T-21 20z', ink.paint.lit) +
  dots('-6 14, 5 8, 8 20, -2 24, 0 -8, 2 -20', 3.4, '#fff', 0.9) +
  gold(ink, 'M-8-38H8V-33H-8z');
export const hourglass: Motif = (ink) =>
  disc([0, 0], 38, ink.paint.halo) +
  shape('M-16-28Q-16-8-4 0Q-16 8-16 28H16Q16 8 4 0Q16-8 16-28z', ink.tones.shade, ink.tones.glint, 1.6) +
  shape('M-11-16H11Q9-6 0 0Q-9-6-11-16zM-14 26Q-10 14 0 12Q10 14 14 26z', ink.paint.lit) +
  line('M0 0V14', ink.tones.glint, 1.6) +
  gold(ink, 'M-22-34H22V-27H-22zM-22 27H22V34H-22z') +
  wood('M-20-27V27M20-27V27', 1.6);
export const portal: Motif = (ink) =>
  disc([0, 0], 42, ink.paint.halo) +
  robe(ink, 'M-32 38V-6Q-30-38 0-38T32-6V38H20V-4Q18-24 0-24T-20-4V38z', 1.6) +
  shape('M-20 38V-4Q-18-24 0-24T20-4V38z', ink.paint.veil) +
  line('M-10 4q4-14 14-10t4 16q-8 8-15 2t2-10', ink.tones.glint, 2) +
  dots(
    times(7, (i) => polar([0, -6], 26, -180 + i * 30)),
    3,
    ink.tones.glint,
  );
export const circle: Motif = (ink) => {
  const ring = (r: number, width: number): string => disc([0, 0], r, 'none', ` stroke="${ink.tones.glint}" stroke-width="${width}"`);
  return (
    disc([0, 0], 42, ink.paint.halo) +
    ring(32, 2) +
    ring(24, 1) +
    shape(starAt([0, 0], 7, 31, 16), 'none', ink.tones.glint, 1.6) +
    dots(
      times(7, (i) => polar([0, 0], 28, i * 51.43 - 64.3)),
      3.4,
      '#fff',
    ) +
    disc([0, 0], 6, ink.tones.glint)
  );
};
export const crystals: Motif = (ink) =>
  disc([0, 6], 40, ink.paint.halo) +
  body(ink, 'M-30 34L-34 8L-26-8L-18 6L-16 34zM14 34L18 0L28-12L34 4L30 34z') +
  lit(ink, 'M-14 34L-18-12L-2-38L14-14L12 34z', 1.4) +
  line('M-2-38L-4 34M-26-8L-24 34M28-12L24 34', ink.tones.shade, 1);
export const hat: Motif = (ink) =>
  tinted(ink, 'M-20 20Q-14-10 2-26L18-36Q12-26 16-14Q22 4 22 20z', '#3a2a78', 1.6) +
  shape('M2-26L18-36Q12-26 16-14Q22 4 22 20H10Q10-6 2-26z', '#0003') +
  tinted(ink, 'M-36 26Q-20 14 0 16T36 26Q20 36 0 34T-36 26z', '#4a3690', 1.6) +
  line('M-20 17Q0 24 22 17', brass, 3) +
  shape(starAt([0, 2], 5, 7, 3) + starAt([8, -16], 5, 4, 1.8) + starAt([-9, 10], 5, 3.4, 1.5), '#ffe9a8');
export const torch: Motif = (ink) =>
  disc([0, -18], 34, ink.lamp) +
  wood('M0 0V38', 5) +
  gold(ink, 'M-8-4H8L6 6H-6z') +
  shape('M0-40Q14-24 10-10Q6-2 0-2T-10-10Q-12-18-6-24Q-4-18-2-20Q-6-30 0-40z', '#ff9a3c', '#ffe1a0') +
  shape('M1-24Q7-14 4-8Q0-4-4-8Q-6-14 1-24z', '#fff2c4');
export const gears: Motif = (ink) => {
  const wheel = (at: Point, r: number): string =>
    gold(ink, poly(times(32, (i) => polar(at, i % 4 < 2 ? r : r * 0.8, i * 11.25)))) +
    disc(at, r * 0.42, ink.tones.night, ` stroke="${metals.gold[0]}" stroke-width="2"`);
  return wheel([-10, 8], 25) + wheel([20, -18], 17);
};
export const arch: Motif = (ink) =>
  disc([0, 0], 40, ink.paint.halo) +
  lit(ink, 'M-36 38V-14Q-36-36 0-36T36-14V38H22V-10Q20-22 0-22T-22-10V38z', 1.4) +
  line('M-22 8H-36M-22 24H-36M22 8H36M22 24H36M-14-21L-20-32M14-21L20-32M0-22V-36', ink.tones.shade, 1.4) +
  line('M-12 34q6-20 0-36M0 36q6-24 0-44M12 34q6-20 0-36', ink.tones.glint, 1.4, 0.7);
/** A tower that no door leads into. */
export const spireTower: Motif = (ink) =>
  disc([0, -8], 38, ink.paint.halo) +
  dark(ink, 'M-16 38L-10-18L-16-20L0-40L16-20L10-18L16 38z', 1.6) +
  dots('-2 -10, 3 4, -4 16', 3.2, ink.tones.glint) +
  line('M-28 30Q0 18 28 26M-24 12Q0 2 24 8', ink.tones.glint, 1.2, 0.7);
export const candles: Motif = (ink) =>
  (
    [
      [-20, 2],
      [0, -12],
      [20, 6],
    ] as const
  )
    .map(
      ([x, y]) =>
        disc([x, y - 8], 18, ink.lamp) +
        shape(`M${nums(x - 6, 36)}V${nums(y)}Q${nums(x, y - 3, x + 6, y)}V36z`, parchment, ink.tones.shade) +
        shape(`M${nums(x, y - 16)}q5 7 0 13q-5-6 0-13z`, '#fff0b8', '#ff9a3c'),
    )
    .join('') + gold(ink, 'M-32 34H32V39H-32z');
