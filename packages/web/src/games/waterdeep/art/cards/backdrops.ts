import { polar, poly } from '../../../../art/curve.ts';
import { times } from '../../../../art/seed.ts';
import { disc, dots, faint, line, ring, shape } from '../../../../art/svg.ts';
import { starAt } from '../motifs/arcane.ts';
import { body, robe, tinted, wood, type Ink } from '../ink.ts';
import { roofs } from '../palette.ts';
import { brazier, cave, floor, hall, pillar } from '../scenes/caves.ts';
import { block, door, lampPost, night, street, tower, water, windows } from '../scenes/city.ts';

/** Where a quest leads: 168 wide, 112 high, with room in the middle. */
export const backdrops = {
  city: (s: Ink) => night(s, 'roofs', [s.luck.between(146, 156), 16], 7) + street(s),
  spires: (s: Ink) => night(s, 'spires', [s.luck.between(12, 24), 16], 6) + street(s),
  mountain: (s: Ink) => night(s, 'peak', [150, 18], 8) + street(s, 104),
  walls: (s: Ink) =>
    night(s, 'wall') + tower(s, 'flat', 14, 18, 56, 7, '#3a3440') + tower(s, 'flat', 154, 18, 56, 7, '#3a3440') + street(s),
  wilds: (s: Ink) => night(s, 'hills', [s.luck.between(146, 156), 18], 8) + street(s, 100),
  harbour: (s: Ink) => night(s, 'masts', [s.luck.between(12, 24), 16], 7) + water(s, 90),
  alley: (s: Ink) =>
    night(s, 'roofs', [86, 18], 6) +
    robe(s, 'M-4 112V4L26-4L44 14L38 24L42 112zM172 112V4L144-4L124 16L130 26L126 112z', 1.4) +
    windows('16 34, 28 60, 12 80', 7, 9) +
    windows('150 42, 140 70', 7, 9) +
    street(s, 104),
  market: (s: Ink) =>
    night(s, 'roofs') +
    block(s, 'gable', 2, 30, 66, 16, roofs.wine) +
    block(s, 'gable', 136, 30, 62, 18, roofs.copper) +
    windows('12 76, 24 76, 146 74, 158 74', 6, 8) +
    lampPost(s, 40, 76) +
    lampPost(s, 128, 76) +
    street(s),
  tavern: (s: Ink) =>
    hall(s) + wood('M0 14H168M28 14V84M140 14V84', 4) + windows('44 40, 124 40', 14, 18) + tinted(s, 'M-4 116V100H172V116z', '#3a2012'),
  hall: (s: Ink) => hall(s) + pillar(s, 14, 4, 106, 10) + pillar(s, 154, 4, 106, 10),
  temple: (s: Ink) =>
    hall(s) +
    [16, 40, 128, 152].map((x, i) => pillar(s, x, i % 3 === 0 ? 4 : 14, i % 3 === 0 ? 108 : 92, i % 3 === 0 ? 11 : 7)).join('') +
    brazier(s, 54, 88) +
    brazier(s, 114, 88),
  study: (s: Ink) =>
    hall(s) +
    shape('M58 74V34Q84 2 110 34V74z', s.tones.dusk, s.paint.rim, 2) +
    dots('70 36, 96 30, 84 22, 76 52, 100 48', 1.4, '#fff') +
    line('M84 18V74M58 46H110', s.tones.shade, 2) +
    body(s, 'M-4 116V100H172V116z'),
  cave: (s: Ink) => cave(s) + floor(s),
  crypt: (s: Ink) => cave(s, [84, 60], 8) + pillar(s, 18, 10, 104, 10) + pillar(s, 150, 10, 104, 10) + floor(s),
  dungeon: (s: Ink) =>
    hall(s) +
    brazier(s, 26, 84) +
    brazier(s, 142, 84) +
    line('M46 0V22M122 0V18', '#8a96a2', 2.4) +
    shape(ring([46, 27], 5) + ring([122, 23], 5), 'none', '#8a96a2', 2.4),
  gateway: (s: Ink) =>
    night(s, 'wall', [30, 18], 6) +
    body(s, 'M-4 112V50H30V42H138V50H172V112z') +
    line('M0 66H168M0 84H168', s.tones.shade, 1) +
    shape('M44 112V66Q84 26 124 66V112z', s.tones.night, s.paint.rim, 2) +
    disc([84, 80], 44, s.paint.halo),
  house: (s: Ink) =>
    night(s, 'roofs') +
    block(s, 'mansard', 8, 152, 46, 22, roofs.plum) +
    windows('26 58, 142 58', 12, 20, true) +
    door(s, 26, 7, 8) +
    street(s),
} as const;
export type Backdrop = keyof typeof backdrops;

/** A sign behind each quest tells its type without colour. */
const auras = {
  arcana: ({ tones }: Ink) =>
    disc([84, 54], 50, 'none', ` stroke="${tones.glint}"`) +
    shape(starAt([84, 54], 7, 50, 27), 'none', tones.glint, 0.9) +
    disc([84, 54], 44, 'none', ` stroke="${tones.glint}" stroke-width=".6"`),
  commerce: ({ tones }: Ink) =>
    disc([84, 54], 48, 'none', ` stroke="${tones.glint}" stroke-width="2"`) +
    disc([84, 54], 50, 'none', ` stroke="${tones.glint}" stroke-width="5" stroke-dasharray="2 4"`),
  piety: ({ tones }: Ink) =>
    shape(times(16, (i) => poly([[84, 54], polar([84, 54], 108, i * 22.5 - 3), polar([84, 54], 108, i * 22.5 + 3)])).join(''), tones.glint),
  skullduggery: ({ tones }: Ink) => shape('M84 4A30 30 0 0 1 102 58L116 108H52L66 58A30 30 0 0 1 84 4z', tones.glint),
  warfare: ({ tones }: Ink) =>
    shape('M38 10Q84-4 130 10V52Q126 88 84 108Q42 88 38 52z', 'none', tones.glint, 3) +
    shape('M46 17Q84 5 122 17V52Q118 82 84 99Q50 82 46 52z', 'none', tones.glint, 0.8),
  mandatory: ({ tones }: Ink) => shape(times(16, (i) => ring(polar([84, 54], 50, i * 22.5), 7)).join(''), 'none', tones.glint, 2.4),
};
export type Family = keyof typeof auras;
/** Wide shapes shine through more softly than lines. */
const strength: Readonly<Record<Family, number>> = {
  arcana: 0.4,
  commerce: 0.28,
  piety: 0.14,
  skullduggery: 0.16,
  warfare: 0.4,
  mandatory: 0.4,
};
export const aura = (s: Ink, family: Family): string => disc([84, 54], 54, s.paint.halo) + faint(auras[family](s), strength[family]);
