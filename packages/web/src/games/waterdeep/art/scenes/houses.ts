import type { Point } from '../../../../art/curve.ts';
import { brass, lamplight, metals } from '../../../../art/palette.ts';
import { times } from '../../../../art/seed.ts';
import { disc, dots, line, shape } from '../../../../art/svg.ts';
import { body, dark, glow, gold, lit, put, tinted } from '../ink.ts';
import { horn } from '../motifs/arms.ts';
import { barrel } from '../motifs/trade.ts';
import { knight } from '../motifs/people.ts';
import { roofs, wine } from '../palette.ts';
import * as city from './city.ts';
import { block, door, lampPost, night, place, street, windows } from './city.ts';

/** Inns and halls where people meet. */
export const houses = {
  'b-the-golden-horn': place(
    'gold',
    (s) =>
      night(s, 'roofs') +
      block(s, 'mansard', 34, 100, 60, 22, roofs.plum) +
      windows('50 70, 66 70, 102 70, 118 70', 9, 14, true) +
      door(s, 84, 9, 18) +
      windows('54 46, 114 46', 6, 7) +
      glow(s, [84, 32], 40) +
      put(horn(s), [84, 30], 1.15) +
      lampPost(s, 20) +
      lampPost(s, 148) +
      street(s),
  ),
  'b-heroes-garden': place(
    'garden',
    (s) =>
      night(s, 'hills', [132, 24], 9) +
      city.tree(s, 20, 96, 26) +
      city.tree(s, 150, 98, 28) +
      city.tree(s, 124, 88, 18) +
      city.tree(s, 46, 88, 17) +
      body(s, 'M70 100V84H98V100zM66 84H102V79H66z') +
      put(knight(s), [84, 54], 0.7) +
      put(lit(s, 'M0-20L2-16V12H-2V-16z', 0.6), [105, 50], 1) +
      dark(s, 'M-4 116V98Q40 90 84 98T172 96V116z') +
      dots(
        times(14, (i): Point => [8 + i * 12, 101 + (i % 3) * 3]),
        2.2,
        '#f2c8d8',
      ) +
      lampPost(s, 58, 74, 100) +
      lampPost(s, 112, 74, 100),
  ),
  'b-house-of-good-spirits': place(
    'tavern',
    (s) =>
      night(s, 'hills') +
      block(s, 'slope', 92, 66, 60, 22, roofs.moss) +
      windows('108 70, 124 70, 140 70', 8, 11) +
      door(s, 124, 5, 8) +
      // A vat as large as a house, with a door in it.
      tinted(s, 'M22 104Q12 66 22 30H78Q88 66 78 104z', '#7a4a26', 1.8) +
      line('M36 30Q28 66 36 104M50 30V104M64 30Q72 66 64 104', '#3a200e', 1.2) +
      line('M19 44Q50 52 81 44M17 66Q50 74 83 66M19 90Q50 98 81 90', metals.silver[1], 3) +
      glow(s, [50, 84], 30) +
      shape('M41 104V84a9 9 0 0 1 18 0V104z', lamplight, '#3a200e') +
      gold(s, 'M80 74H92V78H96V84H90V80H80z') +
      disc([93, 90], 2.4, '#c03a4a') +
      put(barrel(s), [150, 94], 0.36) +
      city.hungLamp(s, [98, 62]) +
      street(s),
  ),
  'b-jesters-court': place('rose', (s) => {
    const cap = (x: number, y: number, lean: number, tint: string): string =>
      tinted(s, `M${x - 17} ${y}Q${x - 12 + lean} ${y - 20} ${x + lean * 2} ${y - 36}Q${x + 8} ${y - 18} ${x + 17} ${y}z`, tint) +
      disc([x + lean * 2, y - 37], 3, brass);
    return (
      night(s, 'roofs', [84, 18], 7) +
      body(s, 'M12 102V60H44V102zM50 102V68H80V102zM88 102V66H118V102zM124 102V58H156V102z') +
      cap(28, 60, -8, wine) +
      cap(65, 68, 6, '#2c6a6a') +
      cap(103, 66, -6, '#8a6a1e') +
      cap(140, 58, 9, roofs.plum) +
      windows('22 70, 34 70, 65 76, 103 76, 132 68, 148 68', 7, 9) +
      door(s, 28, 5, 8) +
      door(s, 140, 5, 8) +
      line('M12 56Q84 84 156 54', '#e9dcc0', 0.9) +
      shape(
        times(9, (i) => `M${22 + i * 15} ${62 + Math.round(8 - (i - 4) ** 2 * 0.5)}l5 0l-2.500 7z`).join(''),
        '#f0b04a',
        '#7a2e3a',
        0.5,
      ) +
      lampPost(s, 84, 80) +
      street(s)
    );
  }),
  // Three lamps that are seen from far away.
  'b-the-three-pearls': place('moonlit', (s) => {
    const pearl = (x: number, y: number, r: number): string =>
      disc([x, y], r * 2, s.paint.halo) + disc([x, y], r, s.paint.pearl) + disc([x - r * 0.3, y - r * 0.3], r * 0.2, '#fff');
    return (
      night(s, 'roofs') +
      block(s, 'mansard', 22, 124, 62, 18, roofs.plum) +
      windows('38 72, 54 72, 114 72, 130 72', 9, 15, true) +
      door(s, 84, 11, 16) +
      body(s, 'M62 62V50H106V62z') +
      pearl(44, 36, 13) +
      pearl(124, 36, 13) +
      pearl(84, 28, 17) +
      line('M44 49V58M124 49V58', brass, 3) +
      city.stairs(s, 84, 99, 18, 2) +
      street(s, 105)
    );
  }),
  // The door yawns; so does what lies beneath it.
  'b-the-yawning-portal': place(
    'tavern',
    (s) =>
      night(s, 'roofs') +
      block(s, 'bell', 26, 116, 58, 40, roofs.wine) +
      windows('58 38, 110 38', 15, 11, true) +
      glow(s, [58, 42], 18) +
      glow(s, [110, 42], 18) +
      shape('M44 102Q36 60 84 60T124 102z', '#1a0a0c', s.paint.rim, 2) +
      disc([84, 98], 46, s.lamp) +
      shape('M58 102Q60 80 84 80T110 102z', '#ff9a3c55') +
      shape('M52 74l5 9l5-13zM66 66l6 10l5-12zM88 63l6 11l6-10zM104 68l5 12l6-8z', '#f3ede0', s.tones.shade) +
      line('M84 60V102', '#c8a468', 1.4) +
      shape('M78 92h12l-2 9h-8z', '#8a6234', '#3a2010') +
      street(s),
  ),
};
