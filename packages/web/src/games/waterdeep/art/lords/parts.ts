import { poly, smooth, whole, type Point } from '../../../../art/curve.ts';
import { brass, metals } from '../../../../art/palette.ts';
import { times } from '../../../../art/seed.ts';
import { disc, dots, line, shape, twice } from '../../../../art/svg.ts';
import { body, gold, lit, steel, tinted, type Ink } from '../ink.ts';
import { parchment } from '../palette.ts';

/* What lords are made of: a bust on 120 by 168, the face around [60, 56], light from the lower left. */

/** The side that the lamps do not reach. */
const shaded = (d: string): string => shape(d, '#00000048');

export const cloaks = {
  /** A cloak that closes over the breast. */
  cloak: (s: Ink, tint: string) =>
    tinted(s, smooth(whole('60 82, 40 88, 20 102, 10 132, 4 172'), true, 0.8), tint, 1.6) +
    shaded('M60 84Q92 86 104 112L116 172H60z') +
    line('M42 96Q34 132 32 170M78 96Q86 132 88 170M60 110V170', '#0006', 1.6),
  /** Broad, and proud of it. */
  broad: (s: Ink, tint: string) =>
    tinted(s, smooth(whole('60 80, 36 84, 8 98, -4 134, -8 172'), true, 0.8), tint, 1.6) +
    shaded('M60 82Q104 84 118 110L126 172H60z') +
    shape('M42 96L60 172L78 96Q60 106 42 96z', parchment, '#8a7350') +
    dots('60 120, 60 134, 60 148', 3.4, brass),
  /** Slim shoulders, a low neck. */
  gown: (s: Ink, tint: string, skin = '#d8a67c') =>
    tinted(s, smooth(whole('60 100, 44 94, 30 100, 24 130, 10 172'), true, 0.8), tint, 1.6) +
    shape('M50 74H70L74 92Q60 108 46 92z', skin) +
    shaded('M62 104Q86 96 92 112L110 172H62z') +
    gold(s, 'M44 92Q60 112 76 92L78 96Q60 118 42 96z', 0.6) +
    disc([60, 107], 3.4, s.tones.glint),
  plate: (s: Ink) =>
    steel(s, smooth(whole('60 84, 44 88, 34 108, 34 172', 60), true, 0.7), 1.4) +
    line('M60 90V170M40 128Q60 138 80 128', metals.silver[0], 1.4) +
    twice(
      steel(s, 'M38 90Q12 88 8 118L20 126L36 116z', 1.2) +
        steel(s, 'M10 118L6 146L22 148L22 124z', 1) +
        line('M12 110Q24 102 36 104', metals.silver[0], 1.2),
      60,
    ),
} as const;

export const collars = {
  none: () => '',
  high: (s: Ink, tint: string) => twice(tinted(s, 'M60 98L34 92L26 58Q36 70 48 78z', tint, 1.4), 60) + gold(s, 'M54 92H66L60 102z'),
  ruff: (s: Ink) =>
    shape(
      times(9, (i) => `M60 84L${24 + i * 9} ${88 + Math.round(10 - (i - 4) ** 2 * 0.7)}q4.500 6 9-1z`).join(''),
      '#f6f0e2',
      '#b5a88c',
      0.8,
    ) + disc([60, 100], 3, s.tones.glint),
  fur: (s: Ink) =>
    body(s, smooth(whole('60 108, 52 98, 40 100, 30 94, 26 84, 40 84, 50 80, 60 88'), true), 1.2) +
    dots('36 90, 44 94, 52 96, 68 96, 76 94, 84 90', 3, '#fff6', 1),
  chain: (s: Ink) =>
    line('M36 92Q60 136 84 92', metals.gold[0], 4.4) +
    line('M36 92Q60 136 84 92', brass, 3) +
    gold(s, poly('60 108, 67 116, 60 126, 53 116')),
  clasp: (s: Ink) => disc([60, 94], 7, s.paint.gold, ` stroke="${metals.gold[0]}"`) + disc([60, 94], 3, s.tones.glint),
  apron: () => shape('M44 92L48 118H72L76 92L80 172H40z', parchment, '#8a7350') + line('M48 118H72', '#8a7350', 1.6),
} as const;

export const face = (skin: string): string =>
  shape('M50 70V86Q60 94 70 86V70z', skin) +
  shape('M60 84Q66 88 70 84V72Q64 80 60 80z', '#0003') +
  shape(smooth(whole('60 30, 46 36, 42 54, 48 72, 60 82')), skin) +
  shape('M60 30Q78 32 78 54Q74 74 60 82Q70 56 60 30z', '#0003');
export const mouth = (ink = '#5a2a22'): string => line('M54 72Q60 75 66 72', ink, 1.6);

const holes = (dark: string, glint: string, y = 53): string =>
  shape(`M46 ${y}q6-5 12 1q-6 5-12-1zM74 ${y}q-6-5-12 1q6 5 12-1z`, dark) +
  dots(
    [
      [52, y],
      [68, y],
    ],
    2,
    glint,
  );

/** Nobody knows a lord by the face. */
export const masks = {
  none: (s: Ink) =>
    shape('M47 54q5-4 10 0q-5 3-10 0zM73 54q-5-4-10 0q5 3 10 0z', '#fff6e8') +
    dots('52 54, 68 54', 2.6, s.tones.night) +
    line('M45 48Q51 45 57 48M75 48Q69 45 63 48M60 56L58 64H61', '#4a2a1c', 1.4),
  domino: (s: Ink, tint: string) =>
    tinted(s, 'M39 50Q48 40 60 46Q72 40 81 50Q80 62 70 63Q63 62 60 57Q57 62 50 63Q40 62 39 50z', tint) +
    holes(s.tones.night, s.tones.glint),
  cat: (s: Ink, tint: string) =>
    tinted(s, 'M34 36Q46 38 60 46Q74 38 86 36Q84 62 70 63Q63 62 60 57Q57 62 50 63Q36 62 34 36z', tint) +
    holes(s.tones.night, s.tones.glint) +
    dots('42 44, 60 50, 78 44', 2.4, brass),
  half: (s: Ink, tint: string) =>
    masks.none(s) +
    tinted(s, 'M60 30Q42 32 41 54Q44 70 54 74Q52 62 60 58z', tint) +
    shape('M46 53q6-5 12 1q-6 5-12-1z', s.tones.night) +
    dots('52 53', 2, s.tones.glint),
  full: (s: Ink, tint: string) =>
    tinted(s, smooth(whole('60 26, 44 32, 40 54, 47 74, 60 88')), tint, 1.4) +
    shape('M60 26Q80 28 80 54Q76 78 60 88Q72 56 60 26z', '#0003') +
    holes(s.tones.night, s.tones.glint) +
    line('M60 56V66M52 75H68', s.tones.night, 1.4),
  beak: (s: Ink, tint: string) =>
    tinted(s, 'M40 48Q48 40 60 44Q72 40 80 48Q80 60 69 61Q66 76 58 86Q52 74 51 61Q40 60 40 48z', tint, 1.4) +
    holes(s.tones.night, s.tones.glint, 52),
  iron: (s: Ink) =>
    steel(s, smooth(whole('60 24, 42 30, 38 54, 44 76, 60 90'), true, 0.7), 1.6) +
    line('M60 26V46M42 66H50M70 66H78M50 80H70M52 76H68', metals.silver[0], 1.6) +
    shape('M44 52L57 54V58Q48 60 44 52zM76 52L63 54V58Q72 60 76 52z', s.tones.night) +
    dots('51 55, 69 55', 2.6, '#ff9a3c') +
    dots('46 36, 60 32, 74 36, 44 70, 76 70', 2, metals.silver[2]),
} as const;

export const beards = {
  none: () => '',
  full: (tint: string) =>
    shape('M43 60Q46 72 54 70Q60 67 66 70Q74 72 77 60Q80 88 60 104Q40 88 43 60z', tint, '#0004') +
    line('M54 75Q60 78 66 75', '#3a1c14', 1.6) +
    line('M50 80Q54 92 58 98M70 80Q66 92 62 98', '#0004', 1.2),
  long: (tint: string) =>
    shape('M43 60Q46 70 54 69Q60 66 66 69Q74 70 77 60Q84 100 66 132L60 140L52 130Q36 98 43 60z', tint, '#0004') +
    line('M52 82Q54 108 58 128M68 82Q66 108 62 128M60 80V120', '#0004', 1.2),
  goatee: (tint: string) => shape('M52 70Q60 66 68 70Q66 72 66 76L60 92L54 76Q54 72 52 70z', tint) + line('M56 74H64', '#3a1c14', 1.4),
  moustache: (tint: string) =>
    shape('M60 66Q70 64 78 74Q86 78 90 72Q86 86 72 80Q64 76 60 72Q56 76 48 80Q34 86 30 72Q34 78 42 74Q50 64 60 66z', tint, '#0004'),
} as const;

export const hairs = {
  none: () => '',
  short: (tint: string) => shape('M41 58Q34 28 60 24Q86 28 79 58L76 44Q60 36 44 44z', tint, '#0004'),
  long: (tint: string) =>
    shape('M60 24Q32 24 34 58Q34 88 24 104Q40 104 46 88L44 46Q60 36 76 46L74 88Q80 104 96 104Q86 88 86 58Q88 24 60 24z', tint, '#0004') +
    line('M38 56Q38 82 32 98M82 56Q82 82 88 98', '#0004', 1.2),
  piled: (tint: string) =>
    shape('M60 34Q42 34 41 58Q32 44 38 30Q32 16 48 14Q60 2 72 14Q88 16 82 30Q88 44 79 58Q78 34 60 34z', tint, '#0004') +
    line('M46 20Q56 26 50 32M74 20Q64 26 70 32M60 8V26', '#0004', 1.4),
  curly: (tint: string) =>
    shape(smooth(whole('60 20, 50 22, 44 18, 38 28, 32 32, 36 42, 32 52, 40 58, 44 46, 52 40, 60 42')), tint, '#0004') +
    line('M44 30q5-4 8 1M60 26q5-4 8 1M70 34q4-4 7 1', '#0005', 1.4),
  wild: (tint: string) =>
    shape(
      'M60 26L50 10L48 24L32 14L38 30L20 32L34 42L18 56L36 58L24 78L42 72L44 46Q60 36 76 46L78 72L96 78L84 58L102 56L86 42L100 32L82 30' +
        'L88 14L72 24L70 10z',
      tint,
      '#0004',
    ),
  /** Night on one side, moon on the other. */
  parted: () =>
    shape('M60 24Q32 24 34 58Q34 88 24 104Q40 104 46 88L44 46Q52 38 60 38z', '#15131f', '#0006') +
    shape('M60 24Q88 24 86 58Q86 88 96 104Q80 104 74 88L76 46Q68 38 60 38z', '#eef0fa', '#8a90b0', 1),
} as const;

export const hats = {
  none: () => '',
  hood: (s: Ink, tint: string) =>
    tinted(
      s,
      smooth('60 6, 38 14, 26 40, 24 84, 40 92, 42 70, 40 50, 46 34, 60 28, 74 34, 80 50, 78 70, 80 92, 96 84, 94 40, 82 14'),
      tint,
      1.6,
    ) + line('M60 8V27M42 18Q32 46 32 84M78 18Q88 46 88 84', '#0006', 1.4),
  plumed: (s: Ink, tint: string) =>
    tinted(s, 'M22 42Q34 34 40 22Q60 6 84 18Q90 28 100 36Q78 42 60 36Q40 38 22 42z', tint, 1.4) +
    line('M38 32Q60 24 84 28', brass, 2.4) +
    shape('M78 20Q92-4 114 4Q100 8 98 18Q92 14 90 24Q84 20 80 28z', '#f6f0e2', '#b5a88c', 0.8),
  turban: (s: Ink, tint: string) =>
    tinted(s, smooth('60 6, 38 12, 32 30, 40 42, 60 36, 80 42, 88 30, 82 12'), tint, 1.4) +
    line('M36 36Q56 26 76 10M34 26Q48 22 60 8M46 40Q72 34 86 22', '#0005', 1.6) +
    disc([60, 32], 5, s.paint.gold) +
    disc([60, 32], 2.2, s.tones.glint),
  circlet: (s: Ink) =>
    line('M42 44Q60 34 78 44', metals.gold[0], 4) + line('M42 44Q60 34 78 44', brass, 2.6) + shape('M60 32l4 7l-4 6l-4-6z', s.tones.glint),
  tiara: (s: Ink) => gold(s, 'M42 44L40 32L50 38L60 24L70 38L80 32L78 44Q60 34 42 44z') + dots('60 28, 41 33, 79 33', 2.6, '#fff'),
  helm: (s: Ink) =>
    steel(s, 'M40 60V44Q42 20 60 20T80 44V60L74 64V48Q60 40 46 48V64z', 1.4) +
    gold(s, 'M56 18H64L62 46H58z') +
    lit(s, 'M42 34Q26 24 24 8Q38 14 46 26zM78 34Q94 24 96 8Q82 14 74 26z'),
  cap: (s: Ink, tint: string) =>
    tinted(s, 'M38 44Q34 22 58 18Q90 16 92 30Q84 34 82 44Q60 34 38 44z', tint, 1.4) + shape('M84 24Q100 14 106 24Q98 24 92 32z', '#f6f0e2'),
} as const;

/** A hand, its sleeve, and what it holds. */
export function holding(s: Ink, motif: string, [x, y]: Point, scale: number, tint: string, glove: string, degrees = 0): string {
  const side = x < 60 ? -1 : 1;
  return (
    `<g transform="translate(${x} ${y - 12})rotate(${degrees})scale(${scale})">${motif}</g>` +
    tinted(
      s,
      `M${60 + side * 30} 172Q${x + side * 22} ${y + 30} ${x + side * 9} ${y + 10}L${x - side * 9} ${y + 14}Q${60 + side * 16} 150 ` +
        `${60 + side * 12} 172z`,
      tint,
      1.2,
    ) +
    shape(
      `M${x - 9} ${y + 14}Q${x - 11} ${y + 4} ${x - 6} ${y + 2}H${x + 6}Q${x + 11} ${y + 4} ${x + 9} ${y + 14}Q${x} ${y + 18} ${x - 9} ` +
        `${y + 14}z`,
      glove,
      '#0006',
    ) +
    line(`M${x - 3} ${y + 3}v8M${x + 3} ${y + 3}v8`, '#0005', 1)
  );
}
