import { brass, lamplight, metals } from '../../../../art/palette.ts';
import { dots, line, shape } from '../../../../art/svg.ts';
import { body, dark, glow, lit, put, robe, steel, tinted, wood } from '../ink.ts';
import { starAt } from '../motifs/arcane.ts';
import { horse } from '../motifs/beasts.ts';
import { crates, rowboat, wagon } from '../motifs/trade.ts';
import { hooded } from '../motifs/people.ts';
import { roofs, wine } from '../palette.ts';
import * as city from './city.ts';
import { block, door, lampPost, night, place, street, tower, windows } from './city.ts';

/** Gates, courts and docks. */
export const streets = {
  'b-caravan-court': place(
    'market',
    (s) =>
      night(s, 'wall', [24, 22], 7) +
      robe(s, 'M-4 102V56H40V46H128V56H172V102z') +
      dark(s, 'M58 102V72Q84 46 110 72V102z', 1.6) +
      glow(s, [84, 88], 34) +
      put(wagon(s), [86, 84], 0.56) +
      put(wagon(s), [30, 82], 0.74) +
      put(wagon(s), [140, 84], 0.7, 0, true) +
      city.hungLamp(s, [50, 66]) +
      city.hungLamp(s, [118, 66]) +
      street(s),
  ),
  'b-fetlock-court': place(
    'stone',
    (s) =>
      night(s, 'hills') +
      block(s, 'slope', 8, 152, 50, 22, roofs.thatch) +
      dark(s, 'M18 102V72a13 13 0 0 1 26 0V102zM124 102V72a13 13 0 0 1 26 0V102z', 1.4) +
      glow(s, [31, 84], 22) +
      glow(s, [137, 84], 22) +
      put(horse(s), [34, 86], 0.5) +
      put(horse(s), [134, 86], 0.5, 0, true) +
      // The gate is a horseshoe.
      line('M66 102C52 64 64 40 84 40S116 64 102 102', metals.silver[0], 11) +
      line('M66 102C52 64 64 40 84 40S116 64 102 102', metals.silver[1], 7.4) +
      dots('64 88, 61 74, 65 58, 75 47, 93 47, 103 58, 107 74, 104 88', 2, '#1a222c') +
      glow(s, [84, 84], 26) +
      shape('M74 102V82Q84 70 94 82V102z', lamplight, s.tones.shade) +
      street(s),
  ),
  'b-helmstar-warehouse': place(
    'harbour',
    (s) =>
      night(s, 'masts') +
      block(s, 'gable', 34, 86, 48, 38, roofs.slate) +
      tinted(s, 'M60 102V62H96V102z', '#2c1a12', 1.4) +
      line('M78 62V102M60 62L78 102M96 62L78 102', '#5a3a1e', 1.6) +
      shape(starAt([77, 34], 8, 12, 5), '#ffe6ae', brass) +
      glow(s, [77, 34], 24) +
      windows('46 60, 108 60', 6, 8) +
      wood('M77 14H146M128 14V20', 3) +
      line('M142 15V54', '#c8a468', 1.2) +
      put(crates(s), [142, 66], 0.36) +
      put(crates(s), [140, 90], 0.62) +
      put(crates(s), [22, 92], 0.5) +
      city.hungLamp(s, [78, 60]) +
      street(s),
  ),
  'b-northgate': place(
    'stone',
    (s) =>
      night(s, 'hills', [30, 20], 7) +
      body(s, 'M-4 102V66H172V102z') +
      city.courses(s.tones.shade, 0, 168, 66, 102, 7) +
      tower(s, 'cone', 46, 32, 42, 30, roofs.slate) +
      tower(s, 'cone', 122, 32, 42, 30, roofs.slate) +
      block(s, 'flat', 62, 44, 50, 7, '#6a563f') +
      shape('M68 102V78a16 16 0 0 1 32 0V102z', lamplight, s.tones.shade) +
      glow(s, [84, 86], 36) +
      line('M74 66V102M80 62V102M88 62V102M94 66V102M68 78H100M68 90H100', '#0b0d16', 1.8) +
      windows('76 58, 92 58', 3, 6, true) +
      city.flag(s, 84, 43, wine) +
      street(s),
  ),
  'b-the-skulkway': place(
    'venom',
    (s) =>
      night(s, 'roofs', [88, 24], 8) +
      robe(s, 'M-4 112V8L30-4L58 16L50 24L56 112zM172 112V4L132-4L104 20L112 28L108 112z', 1.6) +
      body(s, 'M50 24L58 16L66 30L62 40zM112 28L104 20L98 34L104 42z') +
      windows('20 34, 36 56, 14 70', 7, 9) +
      windows('144 40, 128 64', 7, 9) +
      wood('M54 50H110M54 54H110', 1.4) +
      line('M60 52q4 9 8 0M72 52q5 12 10 0M92 52q4 9 8 0', '#c9b894', 2) +
      shape('M56 112L74 84H92L108 112z', s.tones.night) +
      city.hungLamp(s, [104, 62]) +
      glow(s, [84, 88], 24) +
      put(hooded(s), [84, 88], 0.52) +
      line('M66 108h8M88 104h6M78 110h5', s.tones.hue, 1.2, 0.7),
  ),
  'b-smugglers-dock': place(
    'harbour',
    (s) =>
      night(s, 'masts', [30, 18], 6) +
      robe(s, 'M-4 62V44H172V62z') +
      line('M-4 50H172M-4 56H172', s.tones.night, 1) +
      block(s, 'slope', 98, 62, 22, 14, roofs.tar, 44) +
      windows('112 28, 128 28, 144 28', 7, 8) +
      shape('M-4 62H172V116H-4z', s.tones.night) +
      glow(s, [70, 80], 42) +
      city.water(s, 88) +
      wood('M12 62V112M44 62V106M100 62V106M132 62V110M160 62V112M12 70L44 96M132 96L160 70', 4) +
      put(rowboat(s), [72, 86], 0.9) +
      put(hooded(s), [62, 76], 0.36) +
      put(crates(s), [20, 34], 0.5) +
      put(crates(s), [52, 38], 0.3),
  ),
  'b-the-stone-house': place(
    'stone',
    (s) =>
      night(s, 'roofs') +
      body(s, 'M22 102L28 36H140L146 102z', 1.8) +
      lit(s, 'M24 36L28 26H140L144 36z') +
      line(
        'M27 50H141M26 64H142M25 78H143M24 90H144M50 36V50M84 36V50M118 36V50M38 50V64M66 50V64M102 50V64M130 50V64M52 64V78M116 64V78' +
          'M36 78V90M132 78V90',
        s.tones.shade,
        1.6,
      ) +
      windows('46 54, 122 54, 46 80, 122 80', 5, 7) +
      windows('68 54, 100 54', 5, 7) +
      dark(s, 'M68 102V80H100V102z', 2) +
      door(s, 84, 8, 8) +
      put(steel(s, 'M-10-8H6L10-5V0H-10z', 0.8) + wood('M-2 0V14', 2), [84, 68], 0.7, 30) +
      lampPost(s, 12, 76) +
      lampPost(s, 156, 76) +
      street(s),
  ),
  // All roads meet here.
  'b-the-waymoot': place(
    'market',
    (s) =>
      night(s, 'hills', [140, 22], 8) +
      body(s, 'M-4 96V74Q84 58 172 74V96z') +
      city.courses(s.tones.shade, 0, 168, 74, 96, 7) +
      dark(s, 'M18 96V82a9 9 0 0 1 18 0V96zM132 96V82a9 9 0 0 1 18 0V96z') +
      dark(s, 'M-4 116V96Q84 84 172 96V116z') +
      shape('M62 116L78 90H90L106 116zM-4 110L78 92L84 96L20 116zM172 110L90 92L84 96L148 116z', '#7a5a3a88') +
      wood('M84 104V18', 4) +
      tinted(s, 'M88 22H126L134 29L126 36H88z', '#7a5028') +
      tinted(s, 'M80 38H44L36 45L44 52H80z', '#6a4424') +
      tinted(s, 'M88 54H116L123 60L116 66H88z', '#7a5028') +
      line('M96 29H120M50 45H74M94 60H110', '#e9c88a', 1.6) +
      city.hungLamp(s, [70, 28], 10) +
      wood('M70 18H84', 1.6) +
      put(wagon(s), [30, 92], 0.4),
  ),
};
