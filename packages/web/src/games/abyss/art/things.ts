import { poly, polar, ribbon, smooth, swell, walk, type Point } from '../../../art/curve.ts';
import { brass, metals, pearl } from '../../../art/palette.ts';
import type { Appearance } from '../../../art/appearance.ts';
import { times } from '../../../art/seed.ts';
import { disc, dots, line, ring, shape } from '../../../art/svg.ts';

/* What lords carry, drawn around the hand that holds it: upright, light from the left. */

type Thing = (appearance: Appearance) => string;

const pole = (top: number, bottom: number): string =>
  line(`M0 ${top}V${bottom}`, metals.gold[0], 4) + line(`M-.6 ${top}V${bottom}`, brass, 2.4);
const steel = (d: string, { paint }: Appearance): string => shape(d, paint.silver, metals.silver[0], 1);
const gold = (d: string, { paint }: Appearance): string => shape(d, paint.gold, metals.gold[0], 1);

export const trident: Thing = (appearance) =>
  pole(-34, 58) + steel('M-2-30Q-15-32-14-58L-10-52Q-9-40-2-39V-58L0-66L2-58V-39Q9-40 10-52L14-58Q15-32 2-30z', appearance);
export const harpoon: Thing = (appearance) =>
  pole(-40, 58) + steel('M0-68L8-44L3-46V-34H-3V-46L-8-44z', appearance) + line('M0-30q14 8 4 22t8 22', appearance.tones.glint, 1);
export const dagger: Thing = (appearance) =>
  steel('M0-44L5-10H-5z', appearance) + gold('M-9-11H9V-7H-9zM-2.4-7H2.4V8H-2.4z', appearance) + disc([0, 10], 3, '#fffaf0');
export const axe: Thing = (appearance) => pole(-50, 58) + steel('M2-56Q24-60 26-40Q24-22 2-26Q10-40 2-56zM-2-50L-12-41L-2-32z', appearance);
export const scythe: Thing = (appearance) => pole(-52, 58) + steel('M-2-54Q22-62 38-34Q20-46-2-44z', appearance);
export const crook: Thing = ({ tones }) =>
  line('M0 58V-34C0-58 26-58 24-38C22-26 8-28 10-38', metals.gold[0], 5) +
  line('M0 58V-34C0-58 26-58 24-38C22-26 8-28 10-38', tones.hue, 3);
export const oar: Thing = (appearance) =>
  pole(-20, 58) + shape('M0-66Q10-50 7-22L2-14H-2L-7-22Q-10-50 0-66z', appearance.paint.lit, appearance.paint.rim);
export const sceptre: Thing = ({ paint, tones }) =>
  pole(-30, 58) +
  disc([0, -42], 22, paint.halo) +
  disc([0, -42], 10, paint.lit, ` stroke="${tones.glint}"`) +
  line('M-10-32Q0-24 10-32', brass, 2.4);
export const orb: Thing = ({ paint, tones }) =>
  disc([0, -14], 30, paint.halo) +
  disc([0, -14], 14, paint.lit, ` stroke="${tones.glint}"`) +
  line('M-9-16q5-9 12-6t6 8q-5 7-11 3', tones.shade, 1.4) +
  disc([-5, -19], 2.4, '#fff');
export const scales: Thing = ({ paint }) => {
  const pan = (x: number, y: number): string => `M${x - 9} ${y}h18q-2 8-9 8t-9-8z`;
  return (
    line('M0-34V8M-20-26L20-32', brass, 2.6) +
    line('M-20-26L-28-6M-20-26L-12-6M20-32L12-12M20-32L28-12', brass, 0.9) +
    shape(pan(-20, -6) + pan(20, -12), paint.gold, metals.gold[0], 1) +
    dots('-22 -9, -17 -9, 20 -15', 5.4, pearl)
  );
};
export const purse: Thing = ({ paint }) =>
  shape(smooth('-6 -22, -14 -4, -12 10, 0 15, 12 10, 14 -4, 6 -22'), paint.robe, paint.rim) +
  shape('M-8-22Q0-14 8-22L5-28Q0-24-5-28z', paint.lit, paint.rim, 0.8) +
  line('M-8-21Q0-16 8-21', brass, 2) +
  dots('-3 -2, 4 2, -1 8', 5.2, brass);
export const scroll: Thing = ({ tones }) =>
  shape('M-12-34H12V12H-12z', '#e9dcc0', '#fff8e6') +
  shape('M-15-37H15V-31H-15zM-15 9H15V15H-15z', brass, metals.gold[0], 0.8) +
  line('M-7-24H7M-7-17H7M-7-10H3M-7-3H6', tones.shade, 1.4);
export const book: Thing = ({ paint, tones }) =>
  shape('M0-22Q-12-30-24-24V8Q-12 2 0 10Q12 2 24 8V-24Q12-30 0-22z', '#e9dcc0', paint.rim) +
  line('M0-22V10M-19-16q8-3 14 1M-19-8q8-3 14 1M19-16q-8-3-14 1M19-8q-8-3-14 1', tones.shade, 1.2) +
  shape('M-26-26v36q14-6 26 3q12-9 26-3v-36', 'none', paint.rim, 2);
export const flask: Thing = ({ paint, tones }) =>
  disc([0, -10], 24, paint.halo) +
  shape('M-4-34H4V-20L15 4Q14 14 0 14T-15 4L-4-20z', tones.shade, tones.glint, 1.4) +
  shape('M-8-8H8L13 5Q12 12 0 12T-13 5z', paint.lit) +
  dots('-3 -2, 4 3, 0 -14, 3 -24', 3, '#fff', 0.9);
export const wheel: Thing = ({ paint }) => {
  const at: Point = [0, -12];
  return (
    line(
      times(
        8,
        (i) =>
          `M0-12L${polar(at, 26, i * 45)
            .map(Math.round)
            .join(' ')}`,
      ).join(''),
      brass,
      3,
    ) +
    disc(at, 18, 'none', ` stroke="${metals.gold[0]}" stroke-width="6"`) +
    disc(at, 18, 'none', ` stroke="${brass}" stroke-width="4"`) +
    disc(at, 6, paint.gold)
  );
};
export const chain: Thing = ({ paint }) =>
  times(5, (i) => shape(ring([i % 2 === 0 ? 0 : 1, -26 + i * 12], i % 2 === 0 ? 6 : 4.4), 'none', paint.silver, 3)).join('') +
  shape('M-14 36a14 13 0 1 0 28 0z', 'none', metals.silver[1], 4);
export const net: Thing = ({ tones }) =>
  line('M-2 0Q-26 24-16 52Q4 64 22 48Q24 20 2 0', tones.glint, 1.6) +
  line('M-12 14Q4 22 14 12M-18 30Q2 38 22 28M-17 46Q4 52 22 44M-6 4Q-10 30 0 56M6 4Q14 28 12 54', tones.glint, 0.9, 0.8);
export const sheaf: Thing = ({ paint, tones }) =>
  shape(
    times(7, (i) => ribbon(walk([0, 12], -90 + (i - 3) * 13, 4, 14, (i - 3) * 5), swell(2, 3, 7, 6, 1))).join(''),
    paint.lit,
    paint.rim,
    0.7,
  ) +
  line('M-7 2H7', tones.shade, 4) +
  shape('M-4 8L-10 26M0 8V28M4 8L10 26', 'none', paint.lit, 2.4);
export const spyglass: Thing = (appearance) =>
  shape(poly('-8 -34, 8 -34, 6 -8, -6 -8'), appearance.paint.gold, metals.gold[0], 1) +
  shape(poly('-5 -8, 5 -8, 4 14, -4 14'), appearance.paint.robe, appearance.paint.rim) +
  line('M-8-31H8M-6-10H6', metals.gold[2], 2) +
  disc([0, -36], 18, appearance.paint.halo) +
  shape('M-8-34a8 3 0 1 0 16 0a8 3 0 1 0-16 0z', appearance.tones.glint);
export const coin: Thing = ({ paint, tones }) =>
  disc([0, -12], 24, paint.halo) +
  disc([0, -12], 14, paint.gold, ` stroke="${metals.gold[0]}" stroke-width="1.4"`) +
  disc([0, -12], 10, 'none', ` stroke="${metals.gold[0]}"`) +
  disc([0, -12], 4.4, tones.shade);
