import { ribbon, swell, type Point } from '../../../../art/curve.ts';
import { brass, lamplight } from '../../../../art/palette.ts';
import { times } from '../../../../art/seed.ts';
import { disc, dots, faint, line, placed, shape, twice } from '../../../../art/svg.ts';
import { body, dark, glow, gold, lit, put, robe, steel, tinted, wood } from '../ink.ts';
import { starAt } from '../motifs/arcane.ts';
import { crates, ship } from '../motifs/trade.ts';
import { roofs, wine } from '../palette.ts';
import * as city from './city.ts';
import { block, door, gate, lampPost, night, place, street, tower, windows } from './city.ts';

const arches = (from: number, gap: number, count: number, foot: number, half: number, rise: number): string =>
  shape(times(count, (i) => `M${from + i * gap - half} ${foot}v${-rise}a${half} ${half} 0 0 1 ${half * 2} 0v${rise}z`).join(''), lamplight);

/** The spaces printed on the board. */
export const wards = {
  // Lights of the north over a shop that has everything.
  's-aurora-realms-shop': place('market', (s) => {
    const veil = (points: readonly Point[], ink: string): string => faint(shape(ribbon(points, swell(6, 16, 10, 18, 4)), ink), 0.5);
    return (
      night(s, 'roofs') +
      veil(
        [
          [-6, 30],
          [34, 12],
          [80, 26],
          [122, 8],
          [174, 22],
        ],
        '#4fd8a8',
      ) +
      veil(
        [
          [-6, 16],
          [40, 28],
          [90, 10],
          [130, 24],
          [174, 6],
        ],
        '#c07ae0',
      ) +
      block(s, 'gable', 40, 88, 56, 34, roofs.wine) +
      shape('M48 70H104V92H48z', lamplight, s.tones.shade, 1.6) +
      line('M62 70V92M76 70V92M90 70V92', '#3a2010', 1.2) +
      dots('54 88, 69 87, 83 88, 97 87', 6, '#a05a2c') +
      dots('56 82, 84 82', 4, '#5a3468') +
      door(s, 116, 7, 22) +
      city.awning(s, 44, 64, 60, '#2c6a6a') +
      put(shape(starAt([0, 0], 12, 12, 5), '#ffe9a8', brass) + disc([0, 0], 4, wine), [84, 46]) +
      lampPost(s, 22) +
      lampPost(s, 148) +
      street(s)
    );
  }),
  // No door, no window, no shadow.
  's-blackstaff-tower': place(
    'arcane',
    (s) =>
      night(s, 'spires', [126, 26], 8) +
      glow(s, [84, 60], 20) +
      disc([84, 40], 54, s.paint.halo) +
      dark(s, 'M66 104L72 26L66 22V12H73V17H80V12H88V17H95V12H102V22L96 26L102 104z', 1.8) +
      line('M74 40Q84 44 94 40M72 60Q84 64 97 60M70 82Q84 86 99 82', s.tones.haze, 1.4) +
      line('M84 12V2', s.tones.hue, 2) +
      shape(starAt([84, 3], 4, 9, 3), s.tones.glint) +
      twice(robe(s, 'M8 104V84H14V80H22V84H30V80H38V84H46V80H54V84H62V104z'), 84) +
      dots('60 30, 110 36, 54 58, 116 62, 62 12, 106 14', 2, s.tones.glint) +
      lampPost(s, 34, 74) +
      street(s),
  ),
  // Half of it still stands on paper.
  's-builders-hall': place(
    'market',
    (s) =>
      night(s, 'wall') +
      block(s, 'slope', 14, 78, 58, 20, roofs.copper) +
      windows('28 68, 44 68, 60 68, 76 68', 8, 10) +
      door(s, 52, 8, 14) +
      body(s, 'M104 102V52H112V46H118V56H126V40H134V62H142V54H148V102z') +
      city.courses(s.tones.shade, 104, 44, 62, 102, 7) +
      wood('M98 104V34M124 104V22M152 104V34M96 50H154M96 74H154M98 74L124 50M152 74L124 50', 1.8) +
      wood('M124 24L160 10M124 24L104 12M160 10L124 36', 2) +
      line('M158 11V34', '#c8a468', 1) +
      lit(s, 'M150 34H166V44H150z') +
      city.hungLamp(s, [98, 42]) +
      wood('M108 104L116 60M114 104L122 60', 1.2) +
      wood('M110 96h6M111 88h6M113 80h6M114 72h6', 0.8) +
      street(s),
  ),
  // The seat of the Watch on its rock.
  's-castle-waterdeep': place(
    'stone',
    (s) =>
      night(s, 'peak', [140, 24], 8) +
      robe(s, 'M-4 116V92L20 84L40 76H132L150 86L172 96V116z') +
      tower(s, 'flat', 40, 20, 48, 8, roofs.slate, 80) +
      tower(s, 'flat', 128, 20, 48, 8, roofs.slate, 80) +
      block(s, 'flat', 50, 68, 54, 7, '#6a563f', 80) +
      block(s, 'flat', 66, 36, 26, 9, '#7d6548', 80) +
      windows('76 36, 92 36, 76 52, 92 52', 4, 7, true) +
      windows('58 62, 110 62', 3.4, 6, true) +
      gate(s, 84, 8, 10, 80) +
      city.flag(s, 84, 17, wine) +
      city.flag(s, 40, 40, wine) +
      city.flag(s, 128, 40, wine) +
      line('M84 80Q80 92 92 98T96 114', s.tones.hue, 3, 0.7) +
      glow(s, [70, 74], 12) +
      glow(s, [98, 74], 12) +
      shape('M-4 116V106Q40 98 84 106T172 104V116z', s.tones.night),
  ),
  // Warm windows over a cold drop.
  's-cliffwatch-inn': place(
    'tavern',
    (s) =>
      night(s, 'hills', [30, 26], 10) +
      city.water(s, 86) +
      robe(s, 'M172 116H72L78 100L70 90L80 78L74 68H172z', 1.6) +
      line('M90 74L86 88L94 98M112 76L108 94', s.tones.hue, 1, 0.5) +
      wood('M58 66L78 86M66 66L80 80', 2) +
      block(s, 'mansard', 90, 70, 36, 22, roofs.wine, 70) +
      block(s, 'gable', 56, 38, 44, 20, roofs.plum, 68) +
      windows('66 50, 82 50', 9, 10) +
      glow(s, [74, 54], 22) +
      windows('102 44, 120 44, 138 44', 7, 8) +
      windows('106 22, 126 22, 144 22', 5, 6) +
      door(s, 122, 6, 10, 70) +
      body(s, 'M144 20V6H152V20z') +
      line('M148 4q-6-6 0-10', s.tones.hue, 2, 0.6) +
      city.hungLamp(s, [54, 56]) +
      lampPost(s, 164, 54, 70),
  ),
  // Rows upon rows around the sand.
  's-field-of-triumph': place(
    'stone',
    (s) =>
      night(s, 'peak') +
      body(s, 'M4 104V58Q84 34 164 58V104z', 1.6) +
      dark(s, 'M14 62Q84 40 154 62Q84 80 14 62z') +
      shape('M30 63Q84 48 138 63Q84 74 30 63z', '#d8a860') +
      times(9, (i) => windows([[16 + i * 17, 84 - (4 - Math.abs(i - 4)) * 0.5]], 8, 14, true)).join('') +
      line('M4 76Q84 92 164 76M4 80Q84 96 164 80', s.tones.shade, 1.4) +
      [20, 52, 116, 148].map((x, i) => city.flag(s, x, i % 3 === 0 ? 56 : 47, i % 2 === 0 ? wine : '#2c6a6a')).join('') +
      put(steel(s, 'M0-10L2-7V3H-2V-7z', 0.6), [76, 60], 0.8, 30) +
      put(steel(s, 'M0-10L2-7V3H-2V-7z', 0.6), [92, 60], 0.8, -30) +
      glow(s, [84, 60], 26) +
      street(s),
  ),
  's-grinning-lion-tavern': place(
    'tavern',
    (s) =>
      night(s, 'roofs', [146, 20], 7) +
      block(s, 'slope', 26, 116, 54, 26, roofs.thatch) +
      line('M30 42H138M34 34H134', '#3a2610', 1) +
      wood('M26 54V102M62 54V102M106 54V102M142 54V102M26 56H142', 2) +
      windows('44 66, 124 66', 22, 20) +
      glow(s, [44, 76], 26) +
      glow(s, [124, 76], 26) +
      door(s, 84, 10, 18) +
      placed(
        gold(s, starAt([0, 0], 14, 22, 17)) +
          disc([0, 1], 14, '#f0c060', ' stroke="#6b3d06"') +
          disc([-5, -3], 2, '#3a1c08') +
          disc([5, -3], 2, '#3a1c08') +
          shape('M-3 1H3L0 5z', '#6b3d06') +
          shape('M-9 5Q0 8 9 5Q6 13 0 13T-9 5z', '#5c1018', '#3a1c08', 0.8) +
          shape('M-7 6l2 3l2-2.500l3 3l3-3l2 2.500l2-3z', '#fff8e6'),
        [84, 40],
      ) +
      tinted(s, 'M12 102V86Q18 82 24 86V102z', '#6a4424') +
      tinted(s, 'M146 102V84Q152 80 158 84V102z', '#6a4424') +
      line('M12 91H24M12 97H24M146 90H158M146 97H158', '#b9c9d6', 1.2) +
      street(s),
  ),
  // White stone for every god at once.
  's-the-plinth': place(
    'temple',
    (s) =>
      night(s, 'spires', [36, 24], 8) +
      disc([84, 40], 46, s.paint.halo) +
      lit(s, 'M70 94L74 30L84 4L94 30L98 94z', 1.4) +
      shape('M84 4L94 30L98 94H84z', '#1b243c66') +
      line('M74 34H94M73 52H95M72 72H97', s.tones.shade, 1.2) +
      body(s, 'M58 102V92H110V102z') +
      city.stairs(s, 84, 98, 32, 3, 3) +
      [40, 52, 116, 128]
        .map((x) => glow(s, [x, 92], 12) + shape(`M${x - 2} 102V94h4v8z`, '#e9dcc0') + shape(`M${x} 87q3 4 0 7q-3-3 0-7z`, '#ffe6ae'))
        .join('') +
      twice(robe(s, 'M8 104V70L14 58L20 70V104z'), 84) +
      street(s, 106),
  ),
  's-waterdeep-harbor': place(
    'harbour',
    (s) =>
      night(s, 'masts', [112, 22], 9) +
      city.water(s, 84) +
      put(ship(s), [52, 60], 1.3) +
      put(ship(s), [112, 70], 0.85, 0, true) +
      tower(s, 'cone', 150, 12, 42, 12, roofs.wine, 90) +
      glow(s, [150, 38], 30) +
      shape('M146 34h8v8h-8z', '#ffe6ae', '#0b0d16') +
      shape('M150 36L84 20V34zM150 36L168 30V46z', '#ffdf9a22') +
      body(s, 'M134 92H172V116H134z') +
      wood('M6 116V98M20 116V98M0 99H30', 2.4) +
      put(crates(s), [12, 88], 0.3) +
      arches(142, 12, 3, 116, 3, 6),
  ),
};
