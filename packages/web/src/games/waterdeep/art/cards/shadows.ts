import { num, nums, type Point } from '../../../../art/curve.ts';
import { lamplight } from '../../../../art/palette.ts';
import { times } from '../../../../art/seed.ts';
import { disc, dots, line, ring, shape, twice } from '../../../../art/svg.ts';
import { glow, robe, tinted, type Ink } from '../ink.ts';
import { wine } from '../palette.ts';
import { hungLamp, windows } from '../scenes/city.ts';

/** Where intrigue is at home: 120 wide, 168 high; the deed is done in the upper half. */
const sky = (s: Ink): string =>
  `<path fill="${s.paint.sea}" d="M0 0h120v168H0z"/>` +
  dots(
    times(12, (): Point => [s.luck.between(3, 117), s.luck.between(3, 70)]),
    0.9,
    '#fff',
    0.8,
  );
const shine = (s: Ink): string => disc([60, 62], 58, s.paint.halo);

/** A row of roofs at the foot of the picture. */
const roofline = (s: Ink, base: number, fill: string): string =>
  shape(
    times(7, (i) => `M${i * 19 - 8} 172V${nums(base - s.luck.between(0, 16))}l11${num(-s.luck.between(7, 14))}l11 12V172z`).join(''),
    fill,
  );

export const shadows = {
  alley: (s: Ink) =>
    sky(s) +
    shine(s) +
    robe(s, 'M-4 172V2L16-4L28 20L20 34L24 172zM124 172V6L104-4L92 16L99 30L95 172z', 1.4) +
    windows('8 50, 14 92, 8 128', 6, 9) +
    windows('110 60, 106 110', 6, 9) +
    hungLamp(s, [26, 44], 8),
  window: (s: Ink) =>
    `<path fill="${s.tones.night}" d="M0 0h120v168H0z"/>` +
    shape('M16 132V56Q16 6 60 6T104 56V132z', s.paint.sea, s.paint.rim, 2.4) +
    dots('30 40, 88 34, 60 18, 40 88, 94 80, 78 110', 1.3, '#fff') +
    shine(s) +
    line('M60 8V132M18 50H102M16 92H104', s.tones.shade, 2.4) +
    robe(s, 'M8 132H112V140H8z'),
  curtain: (s: Ink) =>
    `<path fill="${s.tones.night}" d="M0 0h120v168H0z"/>` +
    shine(s) +
    disc([60, 40], 60, s.lamp) +
    twice(
      tinted(s, 'M-4-4H34Q18 50 22 96T12 172H-4z', wine) + line('M6 0Q3 80 5 168M16 0Q10 70 12 168M26 0Q16 60 18 130', '#3c141e', 1.8),
      60,
    ) +
    tinted(s, 'M-4-4H124V10Q108 22 92 12Q76 24 60 13Q44 24 28 12Q12 22-4 10z', wine),
  cellar: (s: Ink) =>
    `<path fill="${s.paint.robe}" d="M0 0h120v168H0z"/>` +
    line(
      times(9, (i) => `M0 ${i * 19}H120`).join('') +
        times(8, (i) => `M${i % 2 === 0 ? 30 : 60} ${i * 19}v19M${i % 2 === 0 ? 90 : 118} ${i * 19}v19`).join(''),
      s.tones.night,
      1.4,
    ) +
    shape('M14 172V60Q16 12 60 12T106 60V172z', s.tones.night, s.paint.rim, 2) +
    shine(s) +
    twice(
      glow(s, [12, 60], 22) + shape('M12 50q6 7 3 13q-3 3-6 0q-3-6 3-13z', '#ffb04a', '#fff1c4', 0.8) + line('M12 64V76', '#8a6234', 3),
      60,
    ),
  roofs: (s: Ink) =>
    sky(s) +
    disc([60, 58], 46, '#f6efd9', ' opacity=".16"') +
    shine(s) +
    roofline(s, 112, s.tones.dusk) +
    roofline(s, 136, s.tones.shade) +
    dots(
      times(6, (i): Point => [12 + i * 19, 132 + (i % 3) * 9]),
      2.6,
      lamplight,
      0.8,
    ),
  quay: (s: Ink) =>
    sky(s) +
    shine(s) +
    line('M14 116V30M4 50H26M2 70H28M106 116V40M96 58H116M94 76H118M14 30L34 116M106 40L88 116', s.tones.dusk, 2) +
    shape('M-4 172V114H124V172z', s.paint.robe) +
    line(times(8, (i) => `M${nums(s.luck.between(0, 96), 118 + i * 6)}h${num(s.luck.between(8, 20))}`).join(''), s.tones.hue, 1, 0.6) +
    line(times(6, (i) => `M${nums(s.luck.between(30, 84), 120 + i * 7)}h${num(s.luck.between(3, 8))}`).join(''), lamplight, 1.5, 0.8),
} as const;
export type Shadow = keyof typeof shadows;

const thorns = (side: 'left' | 'right'): string => {
  const [edge, inner] = side === 'left' ? [-4, 3] : [124, 117];
  return (
    `M${edge} ` +
    `0${times(8, (i) => `L${inner} ${i * 21}L${side === 'left' ? 11 : 109} ${i * 21 + 7}L${inner} ${i * 21 + 15}`).join('')}L${edge} ` +
    '170z'
  );
};
/** Who does it. An attack reaches for its prey from below, a favour lies in open hands, a duty comes in chains. */
export const hands = {
  attack: () =>
    shape(thorns('left') + thorns('right'), '#9c1f2b') +
    shape(
      'M40 172L44 138L22 114Q18 102 27 104L42 114L33 74Q36 62 44 70L53 106L54 62Q60 52 66 62L66 106L76 68Q82 60 87 70L79 114L92 98Q101 ' +
        '94 99 106L80 138L82 172z',
      '#14080e',
      '#d0504a',
      1.4,
    ) +
    line('M50 124Q62 132 72 122M38 90l7-2M56 80h9M76 88l8 2', '#d0504a', 1, 0.7) +
    shape('M34 156H88V172H34z', '#9c1f2b', '#ff9a84', 0.8),
  utility: (s: Ink) =>
    twice(
      tinted(s, 'M24 172Q26 152 40 142L61 150V172z', '#26365a') +
        shape('M61 136L44 140Q28 128 22 108Q21 101 27 103L35 114L33 98Q34 91 39 95L46 112L61 122z', '#d8a67c', s.tones.shade, 1.2) +
        line('M35 114Q42 124 54 128M40 108Q46 116 56 121', s.tones.shade, 0.9) +
        tinted(s, 'M34 150Q46 138 61 144V154Q48 150 38 160z', '#e9dcc0', 0.8),
      60,
    ),
  mandatory: (s: Ink) =>
    shape(times(9, (i) => ring([5, i * 20 + 4], 7) + ring([115, i * 20 + 4], 7)).join(''), 'none', s.tones.hue, 3) +
    shape('M20 128H100V172H20z', '#e9dcc0', '#fff8e6') +
    line('M30 138H90M30 146H44M76 146H90M30 154H42M78 154H90', '#5a4632', 1.6) +
    shape('M48 156L44 176H54L60 164L66 176H76L72 156z', wine) +
    disc([60, 150], 14, '#a03440', ' stroke="#5c1a24" stroke-width="1.6"') +
    disc([60, 150], 8, 'none', ' stroke="#f0b0a0" stroke-width="1.6"'),
} as const;
