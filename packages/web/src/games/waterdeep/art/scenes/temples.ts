import { polar, type Point } from '../../../../art/curve.ts';
import { brass, lamplight, metals } from '../../../../art/palette.ts';
import { times } from '../../../../art/seed.ts';
import { disc, dots, line, shape, twice } from '../../../../art/svg.ts';
import { body, dark, glow, gold, put, tinted } from '../ink.ts';
import { swords } from '../motifs/arms.ts';
import { starAt } from '../motifs/arcane.ts';
import { dragon } from '../motifs/beasts.ts';
import { knight } from '../motifs/people.ts';
import { roofs, wine } from '../palette.ts';
import * as city from './city.ts';
import { block, door, night, place, street, tower, windows } from './city.ts';

/** Temples, towers and the palace. */
export const temples = {
  // One star is enough to see all others by.
  'b-the-zoarstar': place(
    'crystal',
    (s) =>
      night(s, 'peak') +
      disc([84, 36], 50, s.paint.halo) +
      block(s, 'dome', 48, 72, 60, 40, '#1d3f6a') +
      dark(s, 'M76 62L80 30Q84 26 88 30L92 62z') +
      put(gold(s, 'M-5 0L-7-32H7L5 0z') + disc([0, -33], 7, s.tones.glint), [84, 54], 1, 24) +
      shape(starAt([84, 12], 4, 18, 4) + starAt([84, 12], 4, 10, 4, -45), '#fff', s.tones.hue, 0.6) +
      windows('60 72, 108 72', 8, 14, true) +
      door(s, 84, 8, 14) +
      twice(tower(s, 'cone', 26, 16, 70, 18, roofs.slate), 84) +
      line('M50 61H118', brass, 2) +
      street(s),
  ),
  'b-new-olamn': place(
    'garden',
    (s) =>
      night(s, 'peak', [146, 18], 7) +
      block(s, 'slope', 8, 42, 66, 16, roofs.copper) +
      block(s, 'slope', 118, 42, 66, 16, roofs.copper) +
      windows('20 74, 36 74, 132 74, 148 74', 7, 13, true) +
      // A lyre to walk through.
      line('M60 102C44 70 74 54 62 22M108 102C124 70 94 54 106 22', metals.gold[0], 9) +
      line('M60 102C44 70 74 54 62 22M108 102C124 70 94 54 106 22', brass, 6) +
      gold(s, 'M56 30H112V36H56z') +
      disc([60, 20], 6, s.paint.gold) +
      disc([108, 20], 6, s.paint.gold) +
      glow(s, [84, 70], 40) +
      line('M74 36V100M80 36V100M88 36V100M94 36V100', '#fff1c4', 1.2) +
      city.stairs(s, 84, 98, 30, 3) +
      street(s, 106),
  ),
  'b-the-tower-of-luck': place(
    'gold',
    (s) =>
      night(s, 'spires') +
      tower(s, 'dome', 34, 20, 66, 16, roofs.copper) +
      tower(s, 'dome', 134, 20, 66, 16, roofs.copper) +
      body(s, 'M56 102L64 48H104L112 102z', 1.6) +
      door(s, 84, 10, 18) +
      windows('72 58, 96 58', 5, 9, true) +
      glow(s, [84, 28], 40) +
      disc([84, 28], 22, s.paint.gold, ` stroke="${metals.gold[0]}" stroke-width="2"`) +
      disc([84, 28], 17, 'none', ` stroke="${metals.gold[0]}"`) +
      dots('79 23, 89 23, 79 33, 89 33', 9, '#2c6a3a') +
      line('M84 28L90 44', '#2c6a3a', 2) +
      street(s),
  ),
  'b-dragon-tower': place(
    'ember',
    (s) =>
      night(s, 'peak', [34, 26], 9) +
      body(s, 'M62 104L68 50H100L106 104z', 1.6) +
      city.courses(s.tones.shade, 64, 40, 54, 100, 10) +
      windows('78 66, 92 80, 78 92', 4, 8, true) +
      tinted(s, 'M60 52V42H68V46H78V42H90V46H100V42H108V52z', '#5a3020') +
      dark(s, 'M90 40C112 30 122 10 156 8Q150 16 152 24Q142 22 140 32Q130 28 126 38Q116 34 110 46z', 1.4) +
      put(dragon(s), [74, 22], 0.82) +
      shape('M44 26Q26 22 12 34Q24 30 30 36Q20 36 14 44Q34 44 46 32z', '#ff9a3c', '#ffe1a0') +
      glow(s, [28, 34], 30) +
      twice(block(s, 'gable', 14, 34, 84, 12, roofs.tar), 84) +
      windows('31 90, 137 90', 6, 6) +
      street(s),
  ),
  'b-tower-of-the-order': place(
    'arcane',
    (s) =>
      night(s, 'spires', [30, 20], 6) +
      disc([84, 34], 46, s.paint.halo) +
      body(s, 'M70 104L76 34H92L98 104z', 1.6) +
      city.roof(s, 'spire', 74, 20, 34, 34, roofs.plum) +
      windows('84 44, 84 62, 84 80', 4, 8, true) +
      (
        [
          [84, 28, 34, 8],
          [84, 54, 42, 9],
          [84, 80, 32, 7],
        ] as const
      )
        .map(
          ([x, y, rx, ry]) =>
            `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="none" stroke="${s.tones.glint}" stroke-dasharray="30 8"/>`,
        )
        .join('') +
      dots('50 28, 118 28, 42 54, 126 54, 52 80, 116 80', 4, s.tones.glint) +
      twice(block(s, 'flat', 16, 44, 84, 6, '#3a2a68'), 84) +
      windows('28 90, 44 90, 124 90, 140 90', 5, 6) +
      street(s),
  ),
  // A great gate, wide stairs, every roof a crown.
  'b-the-palace-of-waterdeep': place(
    'temple',
    (s) =>
      night(s, 'peak') +
      twice(
        tower(s, 'onion', 18, 16, 58, 22, roofs.copper) +
          block(s, 'slope', 24, 36, 66, 10, roofs.slate) +
          tower(s, 'cone', 56, 14, 44, 24, roofs.slate) +
          windows('34 74, 46 74', 6, 12, true),
        84,
      ) +
      block(s, 'dome', 64, 40, 46, 34, '#8a6a2e') +
      line('M84 21V8', brass, 2) +
      disc([84, 8], 3, brass) +
      line('M74 44Q76 28 84 21Q92 28 94 44', '#5a4210', 1) +
      windows('74 54, 94 54', 6, 10, true) +
      door(s, 84, 9, 18, 96) +
      glow(s, [84, 84], 34) +
      city.stairs(s, 84, 94, 18, 4, 3) +
      city.flag(s, 18, 37, wine) +
      city.flag(s, 150, 37, wine) +
      street(s, 106),
  ),
  'b-house-of-heroes': place(
    'blood',
    (s) =>
      night(s, 'wall') +
      body(s, 'M18 102V56L30 44L42 56V102zM126 102V56L138 44L150 56V102z') +
      block(s, 'gable', 40, 88, 58, 34, '#4a1c24') +
      glow(s, [84, 50], 30) +
      put(swords(s), [84, 48], 0.62) +
      dark(s, 'M66 102V82a18 14 0 0 1 36 0V102z', 1.8) +
      glow(s, [84, 96], 26) +
      shape('M74 102V90a10 9 0 0 1 20 0V102z', lamplight) +
      put(knight(s), [52, 82], 0.48) +
      put(knight(s), [116, 82], 0.48) +
      windows('30 66, 138 66', 4, 10, true) +
      city.flag(s, 30, 45, wine) +
      city.flag(s, 138, 45, wine) +
      street(s),
  ),
  'b-house-of-the-moon': place(
    'moonlit',
    (s) =>
      night(s, 'hills') +
      disc([84, 46], 60, s.paint.halo) +
      disc([84, 42], 38, '#e9edf8') +
      dots('70 30, 98 50, 76 58', 6, '#c8d0ea') +
      block(s, 'dome', 56, 56, 72, 26, '#39457e') +
      line('M84 52V40', '#f6efd9', 1.6) +
      shape('M88 28A8 8 0 1 0 88 42A9 9 0 0 1 88 28z', '#fff', '#39457e', 0.6) +
      twice(block(s, 'onion', 26, 18, 70, 26, '#39457e') + windows('35 78', 5, 10, true), 84) +
      shape([66, 76, 92, 102].map((x) => city.column(x, 74, 102, 4)).join(''), s.paint.lit, s.tones.shade, 0.6) +
      door(s, 84, 5, 16) +
      street(s),
  ),
  'b-house-of-wonder': place(
    'arcane',
    (s) =>
      night(s, 'spires') +
      disc([84, 40], 54, s.paint.halo) +
      block(s, 'bell', 44, 80, 64, 34, '#4a2f86') +
      line('M54 60Q70 34 84 30Q98 34 114 60', s.tones.glint, 1) +
      windows('58 72, 110 72', 9, 16, true) +
      door(s, 84, 11, 18) +
      times(7, (i) => {
        const [x, y] = polar([84, 56], 48, -156 + i * 22);
        return glow(s, [x, y], 8) + shape(starAt([x, y], 4, i % 2 === 0 ? 6 : 4, 1.8), s.tones.glint);
      }).join('') +
      put(disc([0, 0], 11, s.paint.lit, ` stroke="${s.tones.glint}"`) + line('M-7-2q5-7 10-3t2 8q-6 3-8-2', s.tones.shade, 1.2), [84, 20]) +
      twice(tower(s, 'onion', 24, 14, 76, 20, '#4a2f86'), 84) +
      street(s),
  ),
  // The temple waits for the sun, and it comes.
  'b-spires-of-the-morning': place(
    'rose',
    (s) =>
      night(s, 'hills') +
      glow(s, [84, 60], 76) +
      disc([84, 62], 34, '#f6b878') +
      disc([84, 62], 26, '#ffdf9a') +
      line(
        times(9, (i) => {
          const [a, b] = [polar([84, 62], 42, -180 + i * 22.5), polar([84, 62], 58, -180 + i * 22.5)];
          return `M${a.map(Math.round).join(' ')}L${b.map(Math.round).join(' ')}`;
        }).join(''),
        '#ffdf9a',
        2.4,
      ) +
      twice(tower(s, 'spire', 40, 18, 50, 38, '#8a3a4a'), 84) +
      tower(s, 'spire', 84, 24, 40, 40, '#8a3a4a') +
      body(s, 'M20 102V80H148V102z') +
      windows(
        times(8, (i): Point => [30 + i * 15.4, 88]),
        6,
        10,
        true,
      ) +
      disc([84, 62], 7, '#fff1c4', ` stroke="${brass}" stroke-width="1.6"`) +
      door(s, 84, 8, 12) +
      street(s),
  ),
};
