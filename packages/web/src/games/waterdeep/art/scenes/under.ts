import { ribbon, smooth, taper, walk, whole, type Point } from '../../../../art/curve.ts';
import { brass, metals } from '../../../../art/palette.ts';
import { times } from '../../../../art/seed.ts';
import { disc, dots, faint, line, shape, twice } from '../../../../art/svg.ts';
import { body, dark, glow, gold, lit, put, robe, steel, tinted, wood } from '../ink.ts';
import { crystals, gears, tome } from '../motifs/arcane.ts';
import { bat, eyeTyrant, owl, scorpion } from '../motifs/beasts.ts';
import { hooded, sleeper } from '../motifs/people.ts';
import { coins } from '../motifs/trade.ts';
import { brazier, cave, floor, hall, pillar } from './caves.ts';
import { place, stairs, windows } from './city.ts';

/** Under the mountain. */
export const under = {
  // The way down begins with a rope.
  's-entry-well': place(
    'under',
    (s) =>
      cave(s, [84, 96]) +
      shape('M52 64H116L128 116H40z', s.tones.night) +
      disc([84, 96], 44, s.paint.halo) +
      shape('M56 70H112L122 116H46z', s.paint.veil) +
      wood('M44 64V12M124 64V12M38 14H130', 4) +
      disc([84, 16], 6, metals.silver[1], ' stroke="#3f5163"') +
      line('M84 18V92', '#c8a468', 2) +
      shape('M77 90h14l-2 12h-10z', '#8a6234', '#3a2010') +
      body(s, 'M40 72V58Q84 48 128 58V72Q84 84 40 72z', 1.8) +
      dark(s, 'M48 60Q84 51 120 60Q84 69 48 60z') +
      line('M52 72V80M70 76V81M98 76V81M116 72V80M44 66Q84 76 124 66', s.tones.shade, 1.4) +
      line('M84 58V66', '#c8a468', 2) +
      brazier(s, 18, 84) +
      brazier(s, 150, 84),
  ),
  's-hall-of-mirrors': place('crystal', (s) => {
    const mirror = (x: number, w: number, h: number): string =>
      gold(s, `M${x - w - 3} 94V${94 - h}Q${x - w - 3} ${84 - h - w} ${x} ${84 - h - w}T${x + w + 3} ${94 - h}V94z`) +
      shape(`M${x - w} 91V${95 - h}Q${x - w} ${88 - h - w} ${x} ${88 - h - w}T${x + w} ${95 - h}V91z`, s.paint.lit) +
      put(hooded(s), [x, 76], w / 44) +
      line(`M${x - w * 0.6} ${88 - h * 0.3}L${x + w * 0.3} ${90 - h}`, '#fff', 1.4, 0.7);
    return (
      hall(s) +
      mirror(22, 9, 40) +
      mirror(146, 9, 40) +
      mirror(50, 12, 48) +
      mirror(118, 12, 48) +
      mirror(84, 15, 58) +
      glow(s, [84, 100], 22) +
      put(hooded(s), [84, 98], 0.4) +
      glow(s, [96, 92], 8) +
      disc([96, 92], 2, '#fff1c4')
    );
  }),
  's-the-grim-statue': place(
    'crypt',
    (s) =>
      cave(s, [84, 54]) +
      shape('M40 112V40Q40 4 84 4T128 40V112z', s.tones.night, s.paint.rim, 1.6) +
      disc([84, 40], 44, s.paint.halo) +
      body(s, smooth(whole('84 42, 70 46, 58 54, 54 76, 56 108', 84), true, 0.7), 1.6) +
      lit(s, 'M72 44V28Q72 14 84 14T96 28V44L88 50H80z', 1.4) +
      shape('M75 28l7 3v3q-5 1-7-2zM93 28l-7 3v3q5 1 7-2z', '#0b0d16') +
      dots('79 31, 89 31', 2.4, '#8affd8') +
      line('M80 42H88', '#0b0d16', 2) +
      shape('M74 16L70 6L80 13zM94 16L98 6L88 13z', s.tones.hue) +
      put(steel(s, 'M0 44L5 36V-14H-5V36z') + gold(s, 'M-12-18H12V-13H-12zM-2-30H2V-18H-2z'), [84, 66], 0.9) +
      lit(s, 'M70 52Q84 44 98 52L94 58Q84 52 74 58z') +
      body(s, 'M48 112V104H120V112z') +
      brazier(s, 24, 80, '#7af0d0') +
      brazier(s, 144, 80, '#7af0d0'),
  ),
  'b-belkrams-tomb': place(
    'crypt',
    (s) =>
      hall(s) +
      pillar(s, 30, 14, 90, 9) +
      pillar(s, 138, 14, 90, 9) +
      lit(s, 'M62 50V22Q84 4 106 22V50z') +
      put(steel(s, 'M0-16L3-12V10H-3V-12z', 0.8) + gold(s, 'M-9 10H9V13H-9zM-2 13H2V20H-2z', 0.8), [84, 30], 0.9, 180) +
      body(s, 'M38 104L44 72H124L130 104z', 1.6) +
      line('M52 78L49 100M84 78V100M116 78L119 100', s.tones.shade, 1.6) +
      lit(s, 'M38 72L46 62H122L130 72z') +
      put(sleeper(s), [84, 54], 0.72) +
      brazier(s, 18, 78) +
      brazier(s, 150, 78) +
      floor(s, 106),
  ),
  'b-citadel-of-the-bloody-hand': place(
    'blood',
    (s) =>
      cave(s, [84, 60]) +
      robe(
        s,
        'M14 106L22 46L16 34L30 42L36 26L44 44L40 66H58V38L52 26L66 34L84 10L102 34L116 26L110 38V66H128L124 44L132 26L138 42L152 34' +
          'L146 46L154 106z',
        1.8,
      ) +
      windows('30 60, 138 60, 66 48, 102 48', 3.4, 8, true) +
      tinted(s, 'M66 40H102V82L84 76L66 82z', '#1a0a0e') +
      put(
        shape(
          'M-6 16L-6 6L-13-2Q-14-6-10-5L-6-1L-8-13Q-6-16-4-13L-2-3V-16Q0-19 2-16L2-3L5-14Q7-16 8-13L6-1L10-6Q13-7 13-4L7 6V16z',
          '#d8402f',
        ),
        [84, 60],
      ) +
      dark(s, 'M70 106V94Q84 80 98 94V106z', 1.6) +
      glow(s, [84, 104], 22) +
      line('M8 106V84M22 106V90M146 106V90M160 106V84', s.tones.hue, 2) +
      dots('8 82, 160 82', 7, '#e9dcc0') +
      floor(s, 104),
  ),
  'b-the-eyes-lair': place(
    'blood',
    (s) =>
      cave(s, [84, 54], 10) +
      disc([84, 54], 50, s.paint.halo) +
      put(eyeTyrant(s), [84, 56], 1.35) +
      shape('M-4 116V80L12 90L22 72L34 100L60 108L108 106L130 98L144 74L154 92L172 78V116z', s.tones.night) +
      dots('40 104, 52 106, 118 104, 128 101', 4, '#e9dcc0'),
  ),
  'b-hall-of-many-pillars': place(
    'under',
    (s) =>
      hall(s, [84, 50]) +
      disc([84, 60], 20, s.lamp) +
      shape('M78 84V68Q84 60 90 68V84z', '#fff1c4') +
      pillar(s, 68, 30, 84, 4) +
      pillar(s, 100, 30, 84, 4) +
      pillar(s, 54, 22, 90, 7) +
      pillar(s, 114, 22, 90, 7) +
      pillar(s, 34, 10, 100, 11) +
      pillar(s, 134, 10, 100, 11) +
      pillar(s, 8, -6, 114, 17) +
      pillar(s, 160, -6, 114, 17),
  ),
  'b-hall-of-sleeping-kings': place('crypt', (s) => {
    const king = (x: number, y: number, size: number): string =>
      put(
        body(s, 'M-22 34V-34Q-20-46 0-50T22-34V34z', 1.6) +
          shape('M-16 34V-30Q-14-38 0-40T16-30V34z', s.tones.night) +
          robe(s, smooth(whole('0 -6, -14 0, -16 18, -20 34', 0)), 1.2) +
          disc([2, -14], 9, s.tones.hue) +
          shape('M-5-8Q2 16 9-8Q2-2-5-8z', '#dfe8e6') +
          line('M-3-15h4M4-15h3', s.tones.night, 1.4) +
          gold(s, 'M-9-19L-10-30L-4-25L2-32L8-25L14-30L12-19Q2-23-9-19z'),
        [x, y],
        size,
        0,
      );
    return (
      hall(s) +
      king(38, 62, 0.86) +
      king(130, 62, 0.86) +
      king(84, 56, 1) +
      stairs(s, 84, 90, 30, 3, 4) +
      glow(s, [62, 98], 12) +
      glow(s, [106, 98], 12) +
      dots('62 98, 106 98', 3.4, '#ffe6ae') +
      floor(s, 106)
    );
  }),
  'b-hall-of-three-lords': place('gold', (s) => {
    const lord = (x: number, foot: number, size: number, tint: string): string =>
      put(
        tinted(s, smooth(whole('0 -26, -13 -20, -17 4, -20 40', 0), true, 0.8), tint, 1.4) +
          lit(s, 'M-9-30Q-9-46 0-46T9-30Q8-18 0-15Q-8-18-9-30z') +
          shape('M-7-32l5 2v2q-4 1-5-1zM7-32l-5 2v2q4 1 5-1z', '#0b0d16') +
          line('M0-28V-22', s.tones.shade, 1) +
          body(s, 'M-24 40H24V48H-24z'),
        [x, foot - 46 * size],
        size,
      );
    return (
      hall(s) +
      shape(
        'M18 94V34a18 18 0 0 1 36 0V94zM114 94V34a18 18 0 0 1 36 0V94zM62 94V30a22 22 0 0 1 44 0V94z',
        s.tones.night,
        s.paint.rim,
        1.4,
      ) +
      disc([84, 50], 40, s.paint.halo) +
      lord(36, 98, 0.84, '#2c4a6a') +
      lord(132, 98, 0.84, '#3a5a3a') +
      lord(84, 98, 1.05, '#7a2e3a') +
      glow(s, [60, 92], 16) +
      glow(s, [108, 92], 16) +
      dots('60 94, 108 94', 3, '#fff1c4') +
      floor(s, 104)
    );
  }),
  'b-high-dukes-tomb': place(
    'gold',
    (s) =>
      cave(s, [84, 70]) +
      body(s, 'M20 106V92H34V78H48V64H60V50H108V64H120V78H134V92H148V106z', 1.6) +
      line('M34 92H134M48 78H120M60 64H108', s.tones.shade, 1.2) +
      lit(s, 'M54 50L84 26L114 50z', 1.4) +
      dark(s, 'M72 106V78a12 12 0 0 1 24 0V106z', 1.6) +
      glow(s, [84, 92], 34) +
      put(coins(s), [84, 94], 0.34) +
      gold(s, 'M72 42L70 30L78 36L84 26L90 36L98 30L96 42z') +
      put(coins(s), [40, 94], 0.42) +
      put(coins(s), [130, 94], 0.42) +
      floor(s, 105) +
      dots('20 104, 28 107, 56 106, 112 107, 146 105, 152 108', 4, brass),
  ),
  'b-the-librarium': place('arcane', (s) => {
    const tints = ['#7a2e3a', '#2c5688', '#2c6a4a', '#8a6a2e', '#5a3a7a', '#3a3a4a'];
    const shelf = (x: number, y: number, count: number): string =>
      times(count, (i) =>
        shape(`M${x + i * 5} ${y}v${-9 - ((i * 7 + x + y) % 5)}h4.200v${9 + ((i * 7 + x + y) % 5)}z`, tints[(i * 5 + x + y) % 6]!),
      ).join('');
    return (
      hall(s) +
      shape('M6 106V6H58V106zM110 106V6H162V106z', '#1e1420', s.paint.rim, 1.4) +
      [26, 46, 66, 86].map((y) => shelf(9, y, 9) + shelf(113, y, 9)).join('') +
      wood('M6 28H58M6 48H58M6 68H58M6 88H58M110 28H162M110 48H162M110 68H162M110 88H162', 1.4) +
      wood('M62 108L52 20M74 108L62 20', 1.8) +
      wood('M53 34h11M55 50h11M57 66h11M59 82h12M61 98h12', 1.2) +
      disc([84, 46], 38, s.paint.halo) +
      put(tome(s), [86, 44], 0.62) +
      dots('76 26, 96 24, 88 64, 102 56, 72 60', 2, '#fff') +
      floor(s, 106)
    );
  }),
  'b-the-lost-cavern': place(
    'crystal',
    (s) =>
      cave(s, [84, 70], 16) +
      put(crystals(s), [34, 74], 0.9) +
      put(crystals(s), [136, 78], 0.75, 0, true) +
      shape('M-4 92Q84 84 172 92V104H-4z', s.paint.veil) +
      line('M30 92h24M70 96h30M116 94h26M50 99h18', s.tones.glint, 1.2, 0.8) +
      put(crystals(s), [92, 70], 0.4) +
      (
        [
          [66, 98, 9],
          [78, 102, 6],
          [108, 100, 8],
        ] as const
      )
        .map(
          ([x, y, r]) =>
            lit(s, `M${x - 2} ${y + 6}V${y}h4v6z`) +
            tinted(s, `M${x - r} ${y}Q${x} ${y - r * 1.6} ${x + r} ${y}z`, '#7a4fb0') +
            disc([x, y - r * 0.4], r * 1.6, s.paint.halo),
        )
        .join('') +
      floor(s, 104),
  ),
  'b-room-of-wisdom': place(
    'under',
    (s) =>
      hall(s) +
      disc([84, 42], 38, 'none', ` stroke="${s.tones.glint}" stroke-width="1.2" stroke-dasharray="3 5"`) +
      disc([84, 42], 44, s.paint.halo) +
      put(owl(s), [84, 44], 1.05) +
      body(s, 'M58 98V84H110V98zM64 84V79H104V84z') +
      twice(
        glow(s, [44, 78], 14) +
          shape('M41 100V82h6v18z', '#e9dcc0') +
          shape('M44 74q3 4 0 8q-3-4 0-8z', '#ffe6ae') +
          glow(s, [28, 88], 12) +
          shape('M26 104V92h4v12z', '#e9dcc0') +
          shape('M28 86q3 3 0 6q-3-3 0-6z', '#ffe6ae'),
        84,
      ) +
      floor(s, 106),
  ),
  'b-shadowdusk-hold': place(
    'venom',
    (s) =>
      cave(s, [84, 50], 10) +
      robe(s, 'M38 106V50L46 30L54 50V58H66V36L74 14L82 36V46L92 40V26L98 6L104 26V62H116V48L124 30L132 48V106z', 1.8) +
      windows('98 32, 74 44, 124 58, 46 60', 3, 7, true) +
      shape('M76 106V84a10 12 0 0 1 20 0V106z', '#0a0a12', s.paint.rim) +
      dots('82 90, 90 90', 2.6, '#ffd184') +
      faint(
        shape(
          [-1, 1]
            .map(
              (side) =>
                ribbon(walk([84 + side * 50, 104], side < 0 ? -130 : -50, 7, 11, side * 16), taper(12, 1)) +
                ribbon(walk([84 + side * 66, 106], side < 0 ? -100 : -80, 7, 10, side * -14), taper(10, 1)),
            )
            .join(''),
          '#05050a',
        ),
        0.9,
      ) +
      put(bat(s), [136, 22], 0.26) +
      put(bat(s), [26, 32], 0.34) +
      put(bat(s), [54, 16], 0.18) +
      floor(s, 103),
  ),
  'b-trobriands-graveyard': place(
    'ember',
    (s) =>
      cave(s, [84, 74]) +
      put(gears(s), [36, 58], 0.8) +
      put(gears(s), [140, 70], 0.6) +
      robe(s, smooth('-6 116, 10 92, 40 86, 60 94, 92 82, 126 90, 150 84, 176 100, 176 116')) +
      put(scorpion(s), [88, 66], 0.95) +
      steel(s, 'M20 106L24 90L34 94L32 106zM136 106L132 96L146 92L150 106z') +
      disc([56, 100], 6, 'none', ` stroke="${metals.silver[1]}" stroke-width="2.6"`) +
      line('M108 104l14-8M112 108l18-4M30 100l16 6', metals.silver[1], 2.4) +
      dots(
        times(8, (i): Point => [14 + i * 19, 106 + (i % 3) * 2]),
        3,
        brass,
      ) +
      floor(s, 108),
  ),
};
