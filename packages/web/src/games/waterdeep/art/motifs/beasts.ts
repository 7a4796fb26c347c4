import { polar, ribbon, smooth, taper, walk, whole, type Point } from '../../../../art/curve.ts';
import { metals } from '../../../../art/palette.ts';
import { eye } from '../../../../art/props.ts';
import { times } from '../../../../art/seed.ts';
import { disc, dots, line, shape, twice } from '../../../../art/svg.ts';
import { body, dark, lit, put, steel, type Motif } from '../ink.ts';

const fang = '#f3ede0';

export const dragon: Motif = (ink) =>
  body(ink, 'M36 38Q38 6 20-8L34-14L16-20L26-34L2-22Q-10-22-16-10L-32-2Q-38 4-34 10L-18 8L-30 20L-10 18Q0 16 2 26L-2 38z', 1.6) +
  lit(ink, 'M2-22Q0-32-10-38Q-6-26-8-20zM14-20Q16-30 8-38Q6-28 2-22z') +
  shape('M-30 10L-27 15L-24 9.500L-20 14L-17 8z', fang) +
  eye([-8, -8], 3.4, 0, ink.tones) +
  line('M10-6Q16 6 14 20M18 2Q24 14 22 30M-30 1L-26 0', ink.tones.shade, 1.6);

export const eyeTyrant: Motif = (ink) => {
  const stalk = (i: number): string => {
    const spine = walk(polar([0, 2], 18, -160 + i * 23.5), -160 + i * 23.5, 4, 4.4, i < 3 ? 8 : i > 3 ? -8 : 0);
    const tip = spine.at(-1)!;
    return (
      shape(ribbon(spine, taper(4.4, 2)), ink.paint.body, ink.paint.rim, 0.7) +
      disc(tip, 4, ink.tones.glint) +
      disc(tip, 1.7, ink.tones.night)
    );
  };
  return (
    times(7, stalk).join('') +
    disc([0, 6], 25, ink.paint.body, ` stroke="${ink.paint.rim}" stroke-width="1.6"`) +
    eye([0, -1], 9, 2, ink.tones) +
    shape('M-17 15Q0 21 17 15Q12 29 0 29T-17 15z', '#2a0608') +
    shape('M-14 16l2.500 6l3.500-5l3.500 6l4.500-6l4.500 6l3.500-6l3.500 5l2.500-6z', fang)
  );
};

export const spider: Motif = (ink) =>
  line(
    'M-6-4L-20-20L-34-10M-7 0L-24-6L-36 10M-7 4L-22 8L-32 28M-5 8L-14 18L-16 36M6-4L20-20L34-10M7 0L24-6L36 10M7 4L22 8L32 28M5 8L14 18' +
      'L16 36',
    ink.paint.rim,
    2.8,
  ) +
  body(ink, smooth('0 2, 12 8, 13 22, 0 32, -13 22, -12 8')) +
  lit(ink, smooth('0 -16, 9 -10, 8 2, 0 6, -8 2, -9 -10')) +
  dots('-4 -9, 4 -9, -2 -5, 2 -5', 2.4, '#ff7a5a') +
  shape('M0 12L5 19L0 26L-5 19z', ink.tones.night);

export const owlbear: Motif = (ink) =>
  body(ink, 'M-30 36Q-36 4-28-14L-32-34L-14-26Q0-32 14-26L32-34L28-14Q36 4 30 36z', 1.6) +
  disc([-12, -8], 11, ink.tones.shade) +
  disc([12, -8], 11, ink.tones.shade) +
  eye([-12, -8], 5.6, 0, ink.tones) +
  eye([12, -8], 5.6, 0, ink.tones) +
  shape('M0-8L7 2Q5 12 0 16Q-5 12-7 2z', '#e0a448', ink.tones.shade) +
  line('M-18 20q4 5 8 0M-6 24q4 5 8 0M8 20q4 5 8 0M-12 30q4 5 8 0M4 31q4 5 8 0', ink.tones.glint, 1.4, 0.8);

export const owl: Motif = (ink) =>
  body(ink, smooth('0 -26, 18 -24, 22 0, 18 26, 0 34, -18 26, -22 0, -18 -24'), 1.6) +
  lit(ink, 'M-20-34Q-8-28 0-20Q8-28 20-34Q22-20 12-8L0-2L-12-8Q-22-20-20-34z') +
  disc([-9, -16], 6, ink.tones.glint) +
  disc([9, -16], 6, ink.tones.glint) +
  disc([-9, -16], 2.6, ink.tones.night) +
  disc([9, -16], 2.6, ink.tones.night) +
  shape('M0-13L3.500-7L0 0L-3.500-7z', '#e0a448') +
  line('M-10 6q3 4 6 0M4 6q3 4 6 0M-3 14q3 4 6 0M-12 16q3 4 6 0M8 16q3 4 6 0', ink.tones.shade, 1.6) +
  line('M-8 32v5M-4 33v5M4 33v5M8 32v5', '#e0a448', 2);

/** An eagle before, a lion behind. */
export const griffon: Motif = (ink) =>
  line('M30 16Q44 10 38-6', ink.paint.rim, 3) +
  lit(ink, 'M38-10l5-3l-1 7l-4 4l-4-4z') +
  body(
    ink,
    'M-32 36L-30 29L-21 26L-23 8Q-30 0-27-14Q-22-27-10-28Q2-27 2-16Q2-8-2-2L14 2Q29 4 31 17L27 28L35 36H22L18 22L4 20L-6 25L-10 36z',
    1.4,
  ) +
  lit(ink, 'M-8 4Q-4-24 14-36Q30-44 42-40Q38-33 39-27Q32-24 33-17Q26-14 26-7Q19-5 16 2Q6 10-8 4z', 1.4) +
  line('M-2 2Q8-18 32-32M6 3Q16-10 28-18', ink.tones.shade, 1.4) +
  shape('M-24-20Q-38-20-37-7Q-31-12-24-11z', '#e8b04c', ink.tones.shade, 0.8) +
  disc([-16, -18], 2.4, ink.tones.night) +
  shape('M-12-27L-4-38L-3-26z', ink.tones.hue);

export const hound: Motif = (ink) =>
  body(ink, 'M34 38Q38 8 24-8L28-34L10-22L-2-34L-4-18Q-16-16-34-6L-36 4L-18 6L-32 18L-26 24L-8 20Q4 20 8 38z', 1.6) +
  shape('M-34 5L-18 6L-31 18L-26 20L-8 14L-6 8z', '#3a0808') +
  shape('M-32 5l3 6l3-5.500l3 5l3-5zM-28 18l1-5l4 4l2-5l4 3z', fang) +
  disc([-6, -8], 7, ink.lamp) +
  disc([-6, -8], 2.8, '#ffb454') +
  line('M14-6Q22 8 18 30M24 4Q28 18 26 32', ink.tones.shade, 1.6);

export const serpent: Motif = (ink) => {
  const spine: Point[] = [
    [-30, 30],
    [-6, 34],
    [24, 26],
    [22, 10],
    [-4, 6],
    [-22, -4],
    [-14, -20],
    [6, -24],
  ];
  return (
    shape(
      ribbon(spine, (t) => 2 + 12 * Math.sin(Math.PI * Math.min(1, t * 0.7 + 0.08))),
      ink.paint.body,
      ink.paint.rim,
      1.4,
    ) +
    lit(ink, 'M0-32Q14-38 26-28L34-20L24-16Q10-12 0-16z', 1.4) +
    line('M34-20l7 1l3-3M41-19l3 3', '#ff6f61', 1.4) +
    disc([18, -26], 2.4, ink.tones.night) +
    line('M-2 9q2 6-1 10M10 12q2 6 0 11M-14 5q0 7-4 10M0 26v8M14 24l2 9', ink.tones.shade, 1.2)
  );
};

export const illithid: Motif = (ink) =>
  twice(
    shape(
      ribbon(walk([-4, 8], 100, 6, 6, 9), taper(8, 2)) + ribbon(walk([-10, 4], 118, 6, 6, -12), taper(7, 2)),
      ink.paint.body,
      ink.paint.rim,
    ),
    0,
  ) +
  lit(ink, smooth(whole('0 -38, -20 -32, -26 -10, -18 6, -10 14, 0 16', 0)), 1.6) +
  line('M0-38Q-4-22 0-8M-12-32Q-18-22-14-14M12-32Q18-22 14-14', ink.tones.shade, 1.2) +
  eye([-10, -2], 3.8, 3, ink.tones) +
  eye([10, -2], 3.8, 3, ink.tones);

/** A beast of brass and wheels. */
export const scorpion: Motif = (ink) => {
  const tail: Point[] = [
    [6, 12],
    [26, 8],
    [34, -10],
    [22, -28],
    [2, -30],
  ];
  return (
    line(times(4, (i) => `M${-14 + i * 8} 16l${i < 2 ? -8 : 6} 8l-2 12`).join(''), metals.silver[1], 2.4) +
    shape(ribbon(tail, taper(11, 5)), ink.paint.gold, metals.gold[0]) +
    tail
      .slice(1, 4)
      .map((at) => disc(at, 5.6, ink.paint.silver, ` stroke="${metals.silver[0]}"`))
      .join('') +
    steel(ink, 'M4-36L-14-26L4-24z') +
    body(ink, 'M-26 12Q-20 0 0 2Q16 2 18 12Q14 24-4 24Q-22 24-26 12z', 1.4) +
    steel(ink, 'M-22 10Q-40 8-38-8L-30-2L-28-12Q-20-4-18 6zM-24 18Q-38 24-36 34L-28 28L-24 36Q-18 28-16 20z') +
    disc([-4, 13], 6, ink.paint.gold, ` stroke="${metals.gold[0]}"`) +
    disc([-4, 13], 2.2, ink.tones.night) +
    dots('-18 10, -14 8', 2.6, '#ff7a5a')
  );
};

export const rustBeast: Motif = (ink) =>
  line('M-14-2Q-30-10-36-34M-12-6Q-18-22-10-38', ink.tones.glint, 1.8) +
  line('M-6 20l-6 16M6 22l-2 14M16 20l6 16', ink.paint.rim, 3.4) +
  shape(
    ribbon(
      [
        [16, 8],
        [28, 0],
        [38, 6],
      ],
      taper(8, 3),
    ) + 'M32-4L44-6L40 8L46 16L33 12z',
    ink.paint.body,
    ink.paint.rim,
  ) +
  body(ink, 'M-24 6Q-20-10 0-14Q20-12 24 8Q22 24 0 24Q-20 22-24 6z', 1.6) +
  line('M-8-12Q-4 4-8 22M4-14Q10 4 4 24M15-8Q19 6 14 20', ink.tones.shade, 1.8) +
  lit(ink, smooth('-16 -6, -26 -2, -28 8, -18 12, -10 4')) +
  disc([-21, 1], 2.2, ink.tones.night);

export const bat: Motif = (ink) =>
  dark(
    ink,
    'M0-10L-5-20L-7-10Q-18-24-38-20Q-30-12-34 2Q-26-4-20 6Q-12 0-6 12L0 20L6 12Q12 0 20 6Q26-4 34 2Q30-12 38-20Q18-24 7-10L5-20z',
    1.6,
  ) +
  dots('-3 -6, 3 -6', 2.2, '#ff6f61') +
  shape('M-3 0l1.500 5l1.500-5zM0 0l1.500 5l1.500-5z', fang);

export const orc: Motif = (ink) =>
  body(ink, 'M-24-8Q-24-32 0-34T24-8L36-16Q34 0 24 4Q22 24 12 34H-12Q-22 24-24 4Q-34 0-36-16z', 1.6) +
  shape('M-20-10L-4-4L-6 0Q-14 2-19-4zM20-10L4-4L6 0Q14 2 19-4z', ink.tones.night) +
  dots('-11 -4, 11 -4', 3, '#ffb454') +
  line('M-4 8Q0 4 4 8M-12 20Q0 14 12 20', ink.tones.night, 2) +
  shape('M-15 22Q-18 10-12 6Q-11 14-8 19zM15 22Q18 10 12 6Q11 14 8 19z', fang, ink.tones.shade) +
  line('M-20-18L-6-12M20-18L6-12', ink.tones.shade, 3);

export const ghost: Motif = (ink) =>
  shape('M-20 38Q-26-4-18-20Q-10-36 0-36T18-20Q26-4 24 26L16 20L10 36L2 24L-6 38L-12 26z', ink.paint.veil, ink.tones.glint, 1.2) +
  shape('M-11-14Q-6-20-3-13Q-4-5-8-5T-11-14zM11-14Q6-20 3-13Q4-5 8-5T11-14zM-4 4Q0-2 4 4Q4 14 0 14T-4 4z', ink.tones.night);

/** What comes out of the earth. */
export const deadHand: Motif = (ink) =>
  lit(
    ink,
    'M-10 38L-8 12L-20-2Q-22-8-17-8L-9-2L-14-26Q-12-32-8-28L-3-6L-3-32Q1-38 4-32L4-6L10-28Q14-32 16-26L11-2L18-14Q23-16 22-10L12 12L12 38z',
    1.4,
  ) +
  line('M-4 16Q2 20 8 14M-12-16l4-1M0-20h4M9-16l4 2', ink.tones.shade, 1.2) +
  dark(ink, 'M-36 40Q-22 24-8 30Q8 22 20 30Q30 28 36 40z');

export const horse: Motif = (ink) =>
  body(ink, 'M30 38Q36 4 16-18L14-34L4-24Q-8-22-14-10L-32 10Q-36 18-28 22L-20 22L-4 10Q4 8 4 16Q-4 26-6 38z', 1.6) +
  lit(ink, 'M14-30Q30-18 34 8Q36 24 34 38L26 38Q30 4 10-18z') +
  disc([-8, -6], 2.6, ink.tones.night) +
  line('M-28 15l3-1M-18 16Q-8 2 8-8', ink.tones.shade, 1.8);

export const skull: Motif = (ink) =>
  lit(ink, 'M-24-6Q-24-34 0-34T24-6Q24 8 16 14V26Q8 32 0 32T-16 26V14Q-24 8-24-6z', 1.4) +
  shape('M-17-6Q-10-14-4-4Q-4 8-11 8T-17-6zM17-6Q10-14 4-4Q4 8 11 8T17-6zM0 8L4 16H-4z', ink.tones.night) +
  line('M-8 21V29M0 22V31M8 21V29', ink.tones.night, 1.8);

export const bones: Motif = (ink) => {
  const bone = lit(ink, 'M-26-3h52a5 5 0 1 1 4 4a5 5 0 1 1-4 4h-52a5 5 0 1 1-4-4a5 5 0 1 1 4-4z', 1);
  return put(bone, [0, 14], 1, 24) + put(bone, [0, 14], 1, -24) + put(skull(ink), [0, -6], 0.8);
};
