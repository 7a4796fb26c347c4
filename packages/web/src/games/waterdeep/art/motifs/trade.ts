import { polar, smooth, type Point } from '../../../../art/curve.ts';
import { brass, metals } from '../../../../art/palette.ts';
import { times } from '../../../../art/seed.ts';
import { disc, dots, line, shape, twice } from '../../../../art/svg.ts';
import { body, gold, lit, put, robe, steel, tinted, wood, type Ink, type Motif } from '../ink.ts';
import { parchment, wine } from '../palette.ts';

const coinAt = (ink: Ink, at: Point, r: number): string =>
  disc(at, r, ink.paint.gold, ` stroke="${metals.gold[0]}"`) + disc(at, r * 0.68, 'none', ` stroke="${metals.gold[0]}" stroke-width=".8"`);
const pile = (x: number, foot: number, count: number): string =>
  times(count, (i) => `M${x - 9} ${foot - i * 5}v-4q9-4 18 0v4q-9 4-18 0z`).join('');

export const coins: Motif = (ink) =>
  gold(ink, pile(-20, 34, 5) + pile(20, 34, 3) + pile(0, 36, 8)) +
  coinAt(ink, [0, -18], 13) +
  shape('M0-26l2.500 5.500l6 .5l-4.500 4l1.500 6l-5.500-3.200l-5.500 3.200l1.500-6l-4.500-4l6-.5z', metals.gold[0]);
export const coin: Motif = (ink) =>
  disc([0, 0], 40, ink.lamp) +
  coinAt(ink, [0, 0], 27) +
  gold(ink, 'M-10-12Q0-18 10-12L6 6Q0 14-6 6z') +
  line('M-14 12Q0 20 14 12', metals.gold[0], 2);
export const purse: Motif = (ink) =>
  tinted(ink, smooth('-10 -20, -26 6, -24 26, 0 34, 24 26, 26 6, 10 -20'), wine, 1.6) +
  tinted(ink, 'M-14-20Q0-12 14-20L18-34Q8-28 0-34Q-8-28-18-34z', '#93404c') +
  line('M-13-20Q0-12 13-20M13-19q8 4 6 14', brass, 2.6) +
  coinAt(ink, [0, 10], 10);
export const scales: Motif = (ink) => {
  const pan = (x: number, y: number): string => `M${x - 13} ${y}h26q-3 11-13 11t-13-11z`;
  return (
    line('M-24-24L-36 2M-24-24L-12 2M24-30L12-6M24-30L36-6', brass, 1.2) +
    line('M0-34V30M-25-24L25-30', metals.gold[0], 5) +
    line('M0-34V30M-25-24L25-30', brass, 3) +
    gold(ink, pan(-24, 2) + pan(24, -6) + 'M-16 30H16L20 37H-20z') +
    disc([0, -34], 4, ink.paint.gold) +
    dots('-28 -1, -20 -1, 24 -9', 6, '#fff1c4')
  );
};
export const wagon: Motif = (ink) =>
  shape('M-30 4Q-32-28-10-30H16Q36-28 34 4z', parchment, ink.paint.rim, 1.4) +
  shape('M16-30Q36-28 34 4H20Q24-20 16-30z', '#b59a6a') +
  line('M-20-27Q-24-10-20 4M-4-30Q-7-10-4 4M10-30Q10-12 10 4', ink.tones.shade, 1.2) +
  body(ink, 'M-36 4H38L33 18H-32z') +
  wood('M38 14L46 22', 2) +
  (
    [
      [-20, 24],
      [22, 24],
    ] as const
  )
    .map(
      ([x, y]) =>
        disc([x, y], 12, 'none', ` stroke="${metals.gold[0]}" stroke-width="4.6"`) +
        disc([x, y], 12, 'none', ' stroke="#b98a4c" stroke-width="2.6"') +
        line(
          times(
            4,
            (i) =>
              `M${polar([x, y], 11, i * 45)
                .map(Math.round)
                .join(' ')}L${polar([x, y], 11, i * 45 + 180)
                .map(Math.round)
                .join(' ')}`,
          ).join(''),
          '#b98a4c',
          1.6,
        ),
    )
    .join('');
export const ship: Motif = (ink) =>
  wood('M-6-36V12M18-26V10', 2.4) +
  shape('M-4-34Q18-26 12 2Q4-6-4-2zM-8-32Q-26-18-28 4Q-18-2-8 2zM20-24Q34-14 32 6Q26 0 20 2z', parchment, ink.tones.shade) +
  shape('M2-32Q18-26 12 2Q10-20 2-32zM24-21Q34-14 32 6Q32-10 24-21z', '#b59a6a') +
  body(ink, 'M-38 8Q0 16 38 6L30 26Q0 34-28 26z', 1.6) +
  dots('-22 17, -10 19, 2 19, 14 18', 3, '#ffd184') +
  tinted(ink, 'M-6-36q8-3 14 1l-4 4l-10 1z', wine, 0.8);
export const crates: Motif = (ink) =>
  body(ink, 'M-34 36V6H-2V36zM4 36V12H34V36z') +
  lit(ink, 'M-18 6V-22H12V6z') +
  line('M-34 6L-2 36M-2 6L-34 36M4 12L34 36M34 12L4 36M-18-22L12 6M12-22L-18 6', ink.tones.shade, 1.6) +
  disc([-3, -8], 5, wine, ` stroke="${brass}"`);
export const barrel: Motif = (ink) =>
  tinted(ink, 'M-20-30H20Q30 0 20 32H-20Q-30 0-20-30z', '#6a4424', 1.6) +
  line('M-8-30Q-13 0-8 32M8-30Q13 0 8 32', '#2e1a0c', 1.2) +
  line('M-24-18Q0-13 24-18M-24 20Q0 25 24 20', metals.silver[1], 3) +
  gold(ink, 'M-4 2H4V12H-4z');
export const chest: Motif = (ink) =>
  disc([0, -6], 40, ink.lamp) +
  tinted(ink, 'M-32-4Q-34-34-10-36H22Q38-32 34-4z', '#5a3a1e', 1.4) +
  shape('M-30-4Q-24-14 0-16T31-4z', '#ffdf8a') +
  dots('-14 -8, -4 -12, 6 -9, 16 -8, -8 -6, 12 -5', 6, brass) +
  tinted(ink, 'M-34-4H34V32H-34z', '#7a5028', 1.6) +
  line('M-34 6H34M-20-4V32M20-4V32', brass, 2.6) +
  gold(ink, 'M-6 2H6V16H-6z');
export const deed: Motif = () =>
  shape('M-24-34H24V30Q0 22-24 32z', parchment, '#fff8e6') +
  line('M-16-24H16M-16-16H16M-16-8H8M-16 0H14M-16 8H4', '#5a4632', 1.8) +
  shape('M8 18L4 36L12 31L18 37L20 20z', wine) +
  disc([13, 16], 10, '#a03440', ' stroke="#5c1a24"') +
  shape('M13 10l2 4l4 .5l-3 3l1 4.500l-4-2.200l-4 2.200l1-4.500l-3-3l4-.5z', '#f0b0a0');
export const plans: Motif = (ink) =>
  tinted(ink, 'M-36-24H32V26H-36z', '#1d3f6a', 1.4) +
  line('M-26 16V-4L-12-16L2-4V16zM-16 16V6H-8V16M10-14H24M10-6H24M10 2H20M10 10H24', '#cfe6ff', 1.4) +
  tinted(ink, 'M30-28Q40-28 38-20V24Q40 32 30 30z', '#2c5688') +
  gold(ink, 'M20 6L26 30L22 34L14 10z');
export const hammer: Motif = (ink) =>
  put(wood('M0-8V36', 4) + steel(ink, 'M-20-30H14L22-24V-14H-20z', 1.2), [2, 2], 1, 32) +
  put(wood('M0 0V30', 4) + steel(ink, 'M0-36L12-4H-12z', 1.2), [-4, 2], 1, -36);
export const gem: Motif = (ink) =>
  disc([0, 0], 40, ink.paint.halo) +
  lit(ink, 'M-18-26H18L34-6L0 34L-34-6z', 1.6) +
  line('M-34-6H34M-18-26L-10-6L0 34L10-6L18-26M-10-6L0-26L10-6', ink.tones.shade, 1.2) +
  shape('M-18-26L-10-6H-34z', '#fff9');
export const quill: Motif = (ink) =>
  shape('M30-38Q34-8 8 12L-8 24L-4 8Q0-26 30-38z', parchment, ink.paint.rim, 1.4) +
  line('M28-34Q14-4-16 34M14-16L18-4M6-4L8 6', ink.tones.shade, 1.4) +
  body(ink, 'M-36 36V24Q-30 16-24 16H-16Q-8 18-6 26V36z') +
  dots('-16 40, -28 41', 3, ink.tones.hue);
export const ledger: Motif = (ink) =>
  tinted(ink, 'M-28-32H24Q30-32 30-26V32H-28z', wine, 1.6) +
  shape('M-22 26H28V32H-22z', parchment) +
  line('M-20-32V26', brass, 3) +
  gold(ink, 'M0-20H16V-4H0z') +
  line('M-8 6H22M-8 14H22', brass, 1.6) +
  put(quill(ink), [14, -10], 0.6, 10);
/** Two who have agreed. */
export const handshake: Motif = (ink) =>
  tinted(ink, 'M-42 2L-26-16L-12-2L-26 18z', wine) +
  tinted(ink, 'M42 2L26-16L12-2L26 18z', '#26365a') +
  shape('M-24-12L-8-14L6-8L22 6Q24 12 18 12L12 9Q14 16 8 15L2 11Q4 18-3 16L-8 12Q-8 18-14 14L-24 4z', '#e2b48a', ink.tones.shade, 1.2) +
  shape('M24-12L8-16L-6-10L-8-2Q-2 2 4-4L12-4L24 4z', '#c9946a', ink.tones.shade, 1.2) +
  line('M12 9L4 3M2 11L-3 6M-8 12L-12 8', ink.tones.shade, 1.2);
/** The open hand that wants something, or gives it. */
export const palm: Motif = (ink) =>
  tinted(ink, 'M-44 14L-22 6L-18 26L-44 34z', wine) +
  shape('M-22 8Q-6 4 2 12L28 4Q36 4 34 10L14 22Q4 30-18 26z', '#d8a67c', ink.tones.shade, 1.2) +
  coinAt(ink, [8, -14], 13) +
  coinAt(ink, [-12, -4], 9) +
  coinAt(ink, [26, -6], 8);
export const house: Motif = (ink) =>
  lit(ink, 'M-22 36V0H22V36z') +
  tinted(ink, 'M-30 2L0-32L30 2z', '#5e2634', 1.6) +
  shape('M-14 8H-4V18H-14zM6 8H16V18H6zM-5 36V24H5V36z', '#ffd184', ink.tones.shade) +
  twice(line('M-28 36H-22', ink.tones.glint), 0);
export const rowboat: Motif = (ink) =>
  robe(ink, 'M-38 6Q0 18 38 4L28 24Q0 30-28 24z', 1.6) +
  wood('M-20 30L14-14', 2) +
  disc([26, -12], 16, ink.lamp) +
  wood('M26 8V-8', 1.4) +
  disc([26, -12], 4, '#ffe3a0');
