import { metals } from '../../../../art/palette.ts';
import { times } from '../../../../art/seed.ts';
import { disc, dots, line, shape } from '../../../../art/svg.ts';
import { body, dark, gold, lit, put, robe, steel, tinted, wood, type Motif } from '../ink.ts';
import { wine } from '../palette.ts';

export const sword: Motif = (ink) =>
  steel(ink, 'M0-36L4.500-29V10H-4.500V-29z') +
  line('M0-29V8', metals.silver[0], 0.8) +
  gold(ink, 'M-14 9Q0 6 14 9L13 14Q0 12-13 14zM-2.600 13H2.600V26H-2.600z') +
  disc([0, 28], 4, ink.paint.gold);
export const swords: Motif = (ink) => put(sword(ink), [-2, 2], 1, 42) + put(sword(ink), [2, 2], 1, -42);
export const dagger: Motif = (ink) =>
  steel(ink, 'M0-38L7 6H-7z', 1.2) +
  line('M0-28V5', metals.silver[0], 0.8) +
  gold(ink, 'M-11 6H11V10H-11zM-2.500 10H2.500V24H-2.500z') +
  disc([0, 26], 3.4, ink.paint.gold);
export const axe: Motif = (ink) =>
  wood('M0-30V34', 3) + steel(ink, 'M2-28Q24-32 26-12Q24 6 2 2Q10-12 2-28zM-2-26Q-20-28-22-12Q-20 4-2 0Q-8-12-2-26z');

const field = 'M-22-26Q0-34 22-26V-2Q22 20 0 32Q-22 20-22-2z';
export const shield: Motif = (ink) =>
  tinted(ink, field, wine, 2) + shape('M0-30Q12-30 22-26V-2Q22 20 0 32z', '#0004') + put(sword(ink), [0, 2], 0.7);
export const bulwark: Motif = (ink) =>
  put(swords(ink), [0, 0], 1) + put(body(ink, field, 2) + line('M0-28V30M-22-4H22', ink.tones.glint, 2), [0, 2], 0.72);
export const helm: Motif = (ink) =>
  tinted(ink, 'M0-38Q26-36 24-6L14-14Q12-26 0-28z', wine) +
  steel(ink, 'M-22 26V-4Q-20-28 0-28T22-4V26L10 32V8L3 2V-16H-3V2L-10 8V32z', 1.2) +
  line('M-18 0L-4-6M18 0L4-6', ink.tones.night, 3) +
  line('M-22 12H-10M22 12H10', metals.silver[0], 1);
export const banner: Motif = (ink) =>
  wood('M-16-36V36', 2.6) +
  tinted(ink, 'M-14-32Q6-38 28-30L20-18L28-4Q6-12-14-4z', wine) +
  disc([4, -19], 6, ink.paint.gold) +
  disc([-16, -38], 3, ink.paint.gold);
export const crossbow: Motif = (ink) =>
  wood('M0-26V34', 4) +
  line('M-28-6Q0-38 28-6', metals.silver[0], 6) +
  line('M-28-6Q0-38 28-6', metals.silver[1], 3.6) +
  line('M-28-6L0 8L28-6', ink.tones.glint, 1) +
  steel(ink, 'M0-40L4-30H1.500V8H-1.500V-30H-4z', 0.7);
export const gauntlet: Motif = (ink) =>
  steel(ink, 'M-16 36L-20 6H18L14 36z', 1.4) +
  steel(ink, 'M-20 6Q-24-10-18-18H14Q20-14 20-6L18 6z', 1.4) +
  steel(
    ink,
    'M-18-18V-30Q-14-34-10-30V-18zM-9-18V-34Q-5-38-1-34V-18zM0-18V-32Q4-36 8-32V-18zM9-17V-26Q13-30 16-26L17-14zM20-4L28-14Q32-14 31-8' +
      'L20 8z',
    1.2,
  ) +
  line('M-19 14H17M-18 24H15', metals.silver[0], 1.6) +
  dots('-14 -8, -5 -9, 4 -9, 12 -7', 3, ink.tones.night);
export const halberds: Motif = (ink) =>
  times(3, (i) => {
    const x = i * 20 - 20;
    return (
      wood(`M${x}-28V36`, 2) +
      steel(ink, `M${x}-40L${x + 3}-28H${x - 3}zM${x + 2}-28Q${x + 13}-28 ${x + 12}-16Q${x + 6}-20 ${x + 2}-14z`, 0.8)
    );
  }).join('');
export const horn: Motif = (ink) =>
  gold(ink, 'M34-20Q40-6 30 2Q10 22-16 18Q-30 14-34 0L-28-2Q-24 8-12 8Q8 6 18-18Q26-26 34-20z', 1.4) +
  shape('M18-18Q28-24 34-19Q38-8 29 2Q20-4 18-18z', ink.tones.shade, metals.gold[1]) +
  line('M-2 8Q-4 14 0 19M-20 6Q-24 11-22 16', metals.gold[0], 2.4);
/** A castle of the game of lances. */
export const rook: Motif = (ink) =>
  lit(ink, 'M-20-30H-10V-24H-5V-30H5V-24H10V-30H20V-14L12-8L15 20H-15L-12-8L-20-14z') +
  body(ink, 'M-20 20H20L24 32H-24z') +
  line('M-16-12H16M-14 16H14', ink.tones.shade, 1.6);
export const citadel: Motif = (ink) =>
  robe(ink, 'M-34 34V-4L-30-16L-26-4V6H-14V-18L-8-34L-2-18V2H10V-12L16-26L22-12V8H28V0L32-10L36 0V34z') +
  dark(ink, 'M-6 34V22Q1 12 8 22V34z') +
  dots('-30 6, -8 -10, 16 -4, 32 8', 3, '#ffd184');
export const prison: Motif = (ink) =>
  dark(ink, 'M-24 34V-10Q-24-34 0-34T24-10V34z', 2) +
  dots('-5 -6, 5 -6', 3.4, '#ffd184') +
  line('M-14-26V34M-5-32V34M5-32V34M14-26V34M-24-14H24M-24 16H24', metals.silver[0], 3.6) +
  line('M-14-26V34M-5-32V34M5-32V34M14-26V34M-24-14H24M-24 16H24', metals.silver[1], 2);
export const pennants: Motif = (ink) =>
  put(banner(ink), [-14, 4], 0.8, -12) + put(banner(ink), [14, 2], 0.9, 8) + robe(ink, 'M-36 38Q0 26 36 38z');
