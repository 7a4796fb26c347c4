import { nums, polar, poly, whole } from '../../../../art/curve.ts';
import { brass, metals } from '../../../../art/palette.ts';
import { times } from '../../../../art/seed.ts';
import { disc, dots, line, shape, twice } from '../../../../art/svg.ts';
import { body, dark, gold, lit, put, robe, steel, tinted, wood, type Motif } from '../ink.ts';
import { parchment } from '../palette.ts';
import { sword } from './arms.ts';
import { tome } from './arcane.ts';

const rays = (count: number, from: number, to: number): string =>
  times(count, (i) => `M${nums(...polar([0, 0], from, (i * 360) / count))}L${nums(...polar([0, 0], to, (i * 360) / count))}`).join('');

export const sun: Motif = (ink) =>
  disc([0, 0], 42, ink.lamp) +
  line(rays(16, 20, 36), metals.gold[1], 3) +
  disc([0, 0], 18, ink.paint.gold, ` stroke="${metals.gold[0]}"`) +
  line('M-7-3h4M3-3h4M-7 6Q0 11 7 6', metals.gold[0], 1.8);
export const moon: Motif = (ink) =>
  disc([0, 0], 40, ink.paint.halo) +
  shape('M10-31A32 32 0 1 0 10 31A36 36 0 0 1 10-31z', ink.paint.lit, ink.tones.glint) +
  dots('12 -10, 22 2, 14 14, 26 -18, 28 16', 3, '#fff');
export const chalice: Motif = (ink) =>
  disc([0, -22], 28, ink.lamp) +
  gold(ink, 'M-22-24H22Q20 4 4 8V22L16 32H-16L-4 22V8Q-20 4-22-24z', 1.4) +
  shape('M-22-24Q0-16 22-24Q0-32-22-24z', '#8c2f3c', metals.gold[0]) +
  dots('-10 -8, 0 -5, 10 -8', 4, '#fff1c4');
export const temple: Motif = (ink) =>
  disc([0, -4], 40, ink.paint.halo) +
  lit(ink, 'M-36-10L0-36L36-10z', 1.4) +
  shape('M-26-4H26V28H-26z', ink.tones.night) +
  shape('M-6 28V8Q0 2 6 8V28z', '#ffd184') +
  body(ink, 'M-32-10H32V-4H-32z') +
  lit(ink, 'M-29-4h8v32h-8zM-15-4h7v32h-7zM8-4h7v32h-7zM21-4h8v32h-8z', 0.8) +
  body(ink, 'M-34 28H34V33H-34zM-38 33H38V38H-38z') +
  disc([0, -18], 5, ink.paint.gold);
export const ruin: Motif = (ink) =>
  body(ink, 'M-36 34V-20L-30-26L-22-20V34zM-12 34V2L-6-6L-2 4V34zM12 34V-28L18-22L26-30V34z') +
  lit(ink, 'M10-30L38-24L34-14L10-20z') +
  robe(ink, 'M-40 40L-30 30L-10 34L6 26L24 34L40 40z') +
  line('M-30-14V28M18-14V28', ink.tones.shade, 1.2);
export const prayer: Motif = (ink) =>
  disc([0, -10], 40, ink.lamp) +
  shape('M0-36Q-8-34-9-18L-12 8L-4 20H4L12 8L9-18Q8-34 0-36z', '#e2b48a', ink.tones.shade, 1.2) +
  line('M0-34V16', ink.tones.shade, 1.2) +
  twice(tinted(ink, 'M-12 6L-30 38H-2V18z', parchment), 0);
export const bell: Motif = (ink) =>
  wood('M-30-34H30', 4) +
  gold(ink, 'M0-32Q18-28 18-2Q18 12 28 20H-28Q-18 12-18-2Q-18-28 0-32z', 1.4) +
  disc([0, 24], 6, metals.gold[0]) +
  line('M-18 12H18', metals.gold[0], 2) +
  line('M-10-12Q-12 0-12 8', metals.gold[2], 2);
export const justice: Motif = (ink) =>
  put(sword(ink), [0, 0], 1.05, 180) +
  line('M-28-14H28M-28-14L-36 8M-28-14L-20 8M28-14L20 8M28-14L36 8', brass, 1.6) +
  gold(ink, 'M-38 8h20q-2 9-10 9t-10-9zM18 8h20q-2 9-10 9t-10-9z');
export const angel: Motif = (ink) =>
  disc([0, -6], 42, ink.lamp) +
  twice(lit(ink, 'M-6 4C-6-20-22-32-40-32Q-37-24-39-18Q-33-15-35-7Q-28-6-28 2Q-20 4-18 12Q-10 12-6 4z', 1.2), 0) +
  tinted(ink, poly(whole('0 -14, -8 -4, -14 38', 0)), parchment) +
  disc([0, -20], 7, '#e2b48a') +
  disc([0, -31], 7, 'none', ` stroke="${brass}" stroke-width="2"`);
export const grave: Motif = (ink) =>
  body(ink, 'M-22 34V-12Q-20-32 0-32T22-12V34z', 1.6) +
  shape('M4-20A12 12 0 1 0 4 2A13 13 0 0 1 4-20z', ink.tones.glint) +
  robe(ink, 'M-40 38Q-20 22 0 30T40 38z') +
  wood('M30-30L18 24', 2.6) +
  steel(ink, 'M12 18L26 22L20 38Q10 34 12 18z');
/** She dances under the moon with a sword. */
export const dancer: Motif = (ink) =>
  disc([2, -6], 35, ink.tones.hue) +
  disc([6, -9], 30, ink.tones.glint) +
  tinted(ink, 'M-2-18L6-16L6 2Q22 18 26 38H-20Q-14 16-4 2z', '#f1eefc') +
  disc([2, -25], 6, '#4a3b58') +
  line('M4-14Q16-16 22-30M-2-14Q-16-10-24-20', '#4a3b58', 3.4) +
  line('M22-28L38-40', metals.silver[1], 2.4) +
  line('M-4-28Q-16-24-18-8', '#f6f4ff', 3);
export const oghma: Motif = (ink) =>
  put(tome(ink), [0, 8], 0.9) +
  disc([0, -24], 18, ink.lamp) +
  shape('M0-38l3.500 9l9 .5l-7 6l2.500 9l-8-5l-8 5l2.500-9l-7-6l9-.5z', '#ffe9a8', metals.gold[0]);
export const shrine: Motif = (ink) =>
  dark(ink, 'M-28 38V-8Q-28-36 0-36T28-8V38z', 2) +
  disc([0, -2], 26, ink.lamp) +
  body(ink, 'M-18 38V22H18V38z') +
  shape('M0-22Q12-12 8 4L4 22H-4L-8 4Q-12-12 0-22z', ink.paint.lit) +
  disc([0, -16], 5, '#fff3cf') +
  dots('-14 18, 14 18', 4, '#ffd184');
/** A chasm nailed shut. */
export const sealed: Motif = (ink) =>
  disc([0, 0], 42, ink.paint.halo) +
  dark(ink, 'M0-36Q34-34 34 0T0 36T-34 0T0-36z', 2) +
  line('M-12-20Q0-6-8 8T4 30M10-28Q2-10 12 4', ink.tones.hue, 2) +
  wood('M-36-22L36 22M-36 22L36-22', 5) +
  disc([0, 0], 9, ink.paint.gold, ` stroke="${metals.gold[0]}" stroke-width="1.6"`);
export const whip: Motif = (ink) =>
  wood('M-22 36L-8 10', 4) +
  line('M-8 10Q8-24 26-18T14 8T36 26', '#1a0c10', 4.4) +
  line('M-8 10Q8-24 26-18T14 8T36 26', ink.tones.hue, 2.4) +
  put(disc([0, 0], 3, ink.tones.glint), [36, 26]);
