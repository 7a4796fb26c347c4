import { smooth, walk } from '../../../../art/curve.ts';
import { brass, metals } from '../../../../art/palette.ts';
import { key as keyProp, lantern as lanternProp, mask as maskProp } from '../../../../art/props.ts';
import { times } from '../../../../art/seed.ts';
import { disc, dots, line, ring, shape } from '../../../../art/svg.ts';
import { body, dark, gold, lit, put, robe, steel, tinted, wood, type Motif } from '../ink.ts';
import { parchment, wine } from '../palette.ts';
import { dagger } from './arms.ts';
import { coins } from './trade.ts';

export const mask: Motif = (ink) => maskProp([0, 0], 0, 2.3, 3, ['#f3ede0', '#c9b894', '#fff8e6'], ink.tones.night);
export const masks: Motif = (ink) =>
  maskProp([-14, -4], -12, 1.8, 3, ['#f3ede0', '#c9b894', '#fff8e6'], ink.tones.night) +
  maskProp([16, 8], 14, 1.6, -3, [ink.tones.hue, ink.tones.shade, ink.tones.glint], ink.tones.night);
export const key: Motif = (ink) => keyProp('gold', 74, [0, 0], 35, ink.paint);
export const keys: Motif = (ink) =>
  keyProp('gold', 64, [-8, 4], 28, ink.paint) +
  keyProp('silver', 58, [10, 4], -24, ink.paint) +
  disc([0, 30], 9, 'none', ` stroke="${brass}" stroke-width="3"`);
export const lantern: Motif = (ink) =>
  lanternProp([0, 4], 20, { ...ink.tones, hue: brass, glint: '#ffe9b4' }, { ...ink.paint, halo: ink.lamp });
export const letter: Motif = (ink) =>
  shape('M-34-22H34V24H-34z', parchment, ink.paint.rim, 1.4) +
  line('M-34-22L0 6L34-22M-34 24L-10-2M34 24L10-2', '#8a7350', 1.4) +
  disc([0, 6], 9, '#a03440', ' stroke="#5c1a24"') +
  disc([0, 6], 4, '#d8707a');
export const spyglass: Motif = (ink) =>
  put(
    disc([0, -36], 18, ink.lamp) +
      gold(ink, 'M-10-36H10L8-8H-8z', 1.2) +
      robe(ink, 'M-7-8H7L5.500 16H-5.500z') +
      gold(ink, 'M-5 16H5L4 36H-4z') +
      line('M-10-32H10M-8-10H8M-6 14H6', metals.gold[2], 2),
    [0, 2],
    1,
    48,
  );
export const chains: Motif = (ink) =>
  put(
    times(6, (i) => disc([0, -35 + i * 14], i % 2 === 0 ? 7.4 : 5, 'none', ` stroke="${ink.paint.silver}" stroke-width="4"`)).join(''),
    [0, 0],
    1,
    34,
  ) +
  put(
    times(6, (i) => disc([0, -35 + i * 14], i % 2 === 0 ? 7.4 : 5, 'none', ` stroke="${ink.paint.silver}" stroke-width="4"`)).join(''),
    [0, 0],
    1,
    -34,
  ) +
  steel(ink, 'M-10-6H10V12H-10z', 1.4) +
  disc([0, 2], 3, ink.tones.night);
/** A hook to climb with. */
export const rope: Motif = (ink) =>
  disc([-4, 20], 15, 'none', ' stroke="#5a3e1c" stroke-width="9"') +
  disc([-4, 20], 15, 'none', ' stroke="#c8a468" stroke-width="6.400"') +
  line('M-19 20h30M-14 10L7 31M7 9L-14 31', '#5a3e1c', 0.9) +
  line('M10 16Q26 4 16-12', '#5a3e1c', 6) +
  line('M10 16Q26 4 16-12', '#c8a468', 3.6) +
  steel(ink, 'M13-10H19V-22Q32-22 34-34L28-30Q26-26 19-27V-38H13V-27Q6-26 4-30L-2-34Q0-22 13-22z', 1.2);
export const cage: Motif = (ink) =>
  line('M0-40V-28', metals.silver[1], 2.6) +
  dark(ink, 'M-24 26V-8Q-22-28 0-28T24-8V26z', 1.4) +
  disc([0, 6], 8, ink.tones.hue) +
  body(ink, 'M-12 26Q-10 14 0 14T12 26z') +
  line('M-24 26V-8Q-22-28 0-28T24-8V26M-14 26V-22M-5 26V-28M5 26V-28M14 26V-22', metals.silver[1], 2.4) +
  steel(ink, 'M-28 26H28V33H-28z');
export const snuffed: Motif = (ink) =>
  shape('M-8 36V2Q0-2 8 2V36z', parchment, ink.tones.shade) +
  line('M0 0V-6', '#1a1008', 2) +
  line('M0-10Q-10-18 0-26T-2-40', '#a9bfca', 2.2, 0.7) +
  gold(ink, 'M-22 34H22V39H-22z');
export const poison: Motif = (ink) =>
  shape('M-7-32H7V-16Q24-10 24 10T0 34T-24 10T-7-16z', ink.tones.shade, ink.tones.glint, 1.6) +
  shape('M-20 4H20Q22 30 0 31T-20 4z', '#79b84a') +
  disc([0, 14], 8, '#efffc8') +
  shape('M-6 18H6V24H-6z', '#efffc8') +
  dots('-3 14, 3 14', 4, '#22380e') +
  gold(ink, 'M-8-38H8V-30H-8z');
export const tankards: Motif = (ink) => {
  const mug =
    tinted(ink, 'M-12-12H12V26H-12z', '#7a5028', 1.4) +
    line('M12-4Q24-4 22 8T12 18', brass, 3.4) +
    line('M-12-2H12M-12 18H12', brass, 2.4) +
    shape('M-15-10Q-16-20-8-20Q-4-28 4-22Q14-24 14-12Q10-6 6-10Q0-4-4-10Q-10-4-15-10z', '#fff6e0');
  return put(mug, [18, 2], 1, 12) + put(mug, [-16, 4], 1, -12, true);
};
export const scapegoat: Motif = (ink) =>
  lit(ink, smooth('-10 -14, 10 -14, 14 4, 8 26, 0 34, -8 26, -14 4'), 1.4) +
  body(ink, 'M-10-14Q-22-40-38-22Q-26-26-22-8L-12-4zM10-14Q22-40 38-22Q26-26 22-8L12-4z') +
  body(ink, 'M-13 0L-28 2L-22 10L-12 8zM13 0L28 2L22 10L12 8z') +
  dots('-6 0, 6 0', 3.4, ink.tones.night) +
  line('M-3 24L0 27L3 24M0 34V40', ink.tones.night, 1.8) +
  shape(ring([0, 12], 2), wine);
export const stab: Motif = (ink) =>
  put(dagger(ink), [2, 4], 1.1, 160) +
  tinted(ink, 'M-6-22L6-30Q16-30 16-20L10-12L-2-10z', '#d8a67c') +
  tinted(ink, 'M8-30L30-42L38-28L16-16z', '#241a2a');
export const hoard: Motif = (ink) => put(coins(ink), [-8, 6], 0.9) + put(dagger(ink), [20, 0], 0.9, 24);
/** A cloud of something that should not be touched. */
export const taint: Motif = () =>
  disc([0, 0], 38, '#7fae3a', ' opacity=".25"') +
  shape(smooth('0 -30, 16 -26, 26 -12, 24 8, 30 20, 12 24, 4 36, -8 26, -24 26, -22 8, -30 -8, -14 -18'), '#3f5a22', '#b8e070', 1.6) +
  disc([0, 0], 14, '#7fae3a') +
  disc([0, 0], 6, '#15200a') +
  dots('-16 -6, 14 -14, 16 12, -10 16', 4, '#b8e070') +
  line(
    walk([-4, -30], -60, 4, 3, 20)
      .map((p, i) => `${i === 0 ? 'M' : 'L'}${p.map(Math.round).join(' ')}`)
      .join(''),
    '#b8e070',
    1.4,
  );
/** Whoever holds the strings. */
export const puppet: Motif = (ink) =>
  wood('M-26-36L26-28M-22-26L22-38', 3.4) +
  line('M-24-36L-18 2M24-29L18 0M0-32V-12', ink.tones.glint, 0.9) +
  disc([0, -4], 8, '#d8a67c') +
  body(ink, 'M-7 5H7L10 22H-10z') +
  line('M-8 7L-18 2M8 7L18 0M-6 22L-10 38M6 22L9 38', '#c9946a', 4) +
  dots('-3 -5, 3 -5', 1.8, ink.tones.night) +
  tinted(ink, 'M-9-8Q-6-18 4-18Q10-16 9-8Q0-12-9-8z', wine, 0.8);
