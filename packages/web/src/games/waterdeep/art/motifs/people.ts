import { smooth, whole } from '../../../../art/curve.ts';
import { brass, metals } from '../../../../art/palette.ts';
import { crown as crownProp } from '../../../../art/props.ts';
import { times } from '../../../../art/seed.ts';
import { disc, dots, line, shape } from '../../../../art/svg.ts';
import { body, dark, gold, lit, put, robe, steel, tinted, type Motif } from '../ink.ts';
import { parchment, wine } from '../palette.ts';
import { sword } from './arms.ts';

const skin = '#d8a67c';

/** Who does not want to be known. */
export const hooded: Motif = (ink) =>
  robe(ink, smooth(whole('0 -38, -14 -28, -18 -10, -26 8, -30 38', 0), true, 0.8), 1.6) +
  shape(smooth(whole('0 -26, -9 -20, -10 -8, 0 2', 0)), ink.tones.night) +
  dots('-4 -12, 4 -12', 2.6, '#ffd184') +
  line('M-10 6Q-14 22-16 38M10 6Q14 22 16 38', ink.tones.hue, 1, 0.7);
export const thieves: Motif = (ink) => put(hooded(ink), [-18, 4], 0.85) + put(hooded(ink), [18, 2], 0.9) + put(hooded(ink), [0, 8], 0.95);
export const knight: Motif = (ink) =>
  steel(ink, 'M-22 38L-26 6Q-20-6-8-6H8Q20-6 26 6L22 38z', 1.4) +
  steel(ink, 'M-12-8V-22Q-10-36 0-36T12-22V-8L4-2V-18H-4V-2z', 1.2) +
  tinted(ink, 'M0-36Q-2-42 8-42Q18-40 18-24Q12-32 0-36z', wine) +
  shape('M-10 2H10V26Q0 34-10 26z', wine, brass) +
  line('M0 4V28M-8 12H8', brass, 2.4);
export const guard: Motif = (ink) =>
  put(knight(ink), [-4, 2], 0.95) +
  line('M26-38V38', metals.gold[0], 4) +
  line('M26-38V38', '#8a6234', 2.4) +
  steel(ink, 'M26-44L30-32H22zM28-32Q40-30 38-18Q32-22 28-16z');
export const watch: Motif = (ink) => put(guard(ink), [-16, 4], 0.8) + put(guard(ink), [18, 4], 0.8);
export const wizard: Motif = (ink) =>
  robe(ink, smooth(whole('0 -8, -16 -2, -22 14, -26 38', 0), true, 0.8), 1.4) +
  disc([0, -12], 9, skin) +
  shape('M-9-10Q-6 2-8 14Q0 24 8 14Q6 2 9-10Q0-2-9-10z', '#f0ece4') +
  tinted(ink, 'M-20-14Q-8-20-4-30L6-44Q6-28 10-20Q16-18 20-14Q0-8-20-14z', '#3a2a78') +
  line('M28-34V38', ink.tones.hue, 3) +
  disc([28, -36], 12, ink.paint.halo) +
  disc([28, -36], 4.6, ink.tones.glint);
export const priest: Motif = (ink) =>
  disc([0, -18], 26, ink.lamp) +
  tinted(ink, smooth(whole('0 -8, -16 -2, -20 14, -26 38', 0), true, 0.8), parchment, 1.4) +
  disc([0, -16], 9, skin) +
  gold(ink, 'M-10-20Q-12-34 0-42Q12-34 10-20Q0-26-10-20z') +
  line('M-6 0V38M6 0V38', brass, 2.4) +
  disc([0, 10], 5, ink.paint.gold);
export const noble: Motif = (ink) =>
  tinted(ink, smooth(whole('0 -6, -18 2, -24 18, -28 38', 0), true, 0.8), wine, 1.4) +
  lit(ink, 'M-14 2Q0 14 14 2L10-6H-10z') +
  disc([0, -16], 9.5, skin) +
  tinted(ink, 'M-16-20Q-14-34 4-34Q18-32 16-22Q4-26-16-20z', '#2a3a6a') +
  line('M10-30Q22-42 30-34', parchment, 3) +
  gold(ink, 'M-8 12H8L4 22H-4z');
export const bladeDancer: Motif = (ink) =>
  body(ink, 'M-4-14L8-16L12 6L28 34L18 36L4 14L-10 38L-20 34L-6 8z', 1.4) +
  disc([2, -24], 7, skin) +
  line('M10-12L26-24M-2-12L-18-4', skin, 4) +
  steel(ink, 'M24-22L42-42L40-36L28-20zM-16-6L-42-14L-38-9L-17-1z', 0.8) +
  line('M0-30Q-10-30-14-22', '#3a2a1a', 4);
export const crowd: Motif = (ink) =>
  times(7, (i) => {
    const [x, y] = [-33 + i * 11, i % 2 === 0 ? 14 : 4];
    return (
      disc([x, y], 6, i % 3 === 0 ? skin : ink.tones.hue) +
      shape(`M${x - 9} 40Q${x - 8} ${y + 8} ${x} ${y + 8}T${x + 9} 40z`, i % 2 === 0 ? ink.tones.shade : ink.tones.dusk, ink.paint.rim, 0.8)
    );
  }).join('');
export const mob: Motif = (ink) =>
  line('M-22 10V-26M6 4V-34M26 12V-22', '#8a6234', 2.6) +
  steel(ink, 'M-28-26h12M-28-26v-8M-22-26v-10M-16-26v-8', 2) +
  disc([6, -38], 16, ink.lamp) +
  shape('M6-46Q14-38 10-32Q6-28 2-32Q-2-38 6-46z', '#ff9a3c') +
  crowd(ink);
export const sleeper: Motif = (ink) =>
  body(ink, 'M-38 18H38V34H-38z', 1.4) +
  lit(ink, 'M-34 18Q-30 4-14 6H20Q34 6 34 18z') +
  disc([-26, 2], 8, skin) +
  gold(ink, 'M-36-4L-34-14L-29-8L-24-16L-21-8L-16-12L-18-2z') +
  put(sword(ink), [10, 8], 0.66, 90);
/** Kneels and is sorry. */
export const penitent: Motif = (ink) =>
  disc([4, -8], 34, ink.lamp) +
  robe(ink, smooth('-6 -28, 8 -24, 10 -8, 4 8, 26 28, 28 38, -24 38, -20 8, -16 -14'), 1.4) +
  shape(smooth('2 -22, 10 -16, 8 -8, 0 -10'), skin) +
  line('M4 2L18-6', skin, 4) +
  line('M18-6L24-14', skin, 3);
export const drow: Motif = (ink) =>
  dark(ink, smooth(whole('0 -6, -18 2, -24 18, -28 38', 0), true, 0.8), 1.4) +
  shape('M-20-30Q-18-38 0-38T20-30Q24-8 16 8L10-8H-10L-16 8Q-24-8-20-30z', '#e8e6f4', ink.tones.shade) +
  shape(smooth(whole('0 -30, -11 -24, -10 -8, 0 2', 0)), '#4a3b68', ink.tones.night) +
  shape('M-11-18L-26-26L-12-10zM11-18L26-26L12-10z', '#4a3b68') +
  dots('-5 -14, 5 -14', 3, '#ff6f61') +
  line('M-3-4H3', '#1a1228', 1.6);
export const crown: Motif = (ink) =>
  disc([0, -4], 40, ink.lamp) + crownProp([0, 14], 44, 34, 5, ink.paint) + tinted(ink, 'M-28 20Q0 12 28 20L32 34Q0 26-32 34z', wine);
