import { ribbon, smooth, swell, taper, walk, whole } from '../../../../art/curve.ts';
import { brass, metals } from '../../../../art/palette.ts';
import { disc, dots, line, shape, twice } from '../../../../art/svg.ts';
import { body, dark, glow, lit, put, robe, steel, tinted, wood } from '../ink.ts';
import { gauntlet } from '../motifs/arms.ts';
import { candles } from '../motifs/arcane.ts';
import { bones, deadHand, hound, skull } from '../motifs/beasts.ts';
import { dancer, sun } from '../motifs/faith.ts';
import { cage, key, mask } from '../motifs/stealth.ts';
import { crates, house, quill, ship } from '../motifs/trade.ts';
import { bilge, brazier, cave, corpseLight, floor, pier, pillar, shanties } from './caves.ts';
import { block, door, place, sign, stairs, windows } from './city.ts';

const rot = '#3a4a26';

/** Beneath the city, beneath the law. */
export const skullport = {
  's-hall-of-the-voice': place(
    'bone',
    (s) =>
      cave(s, [84, 60]) +
      pillar(s, 20, 6, 104, 13) +
      pillar(s, 148, 6, 104, 13) +
      body(s, smooth(whole('84 4, 56 10, 44 34, 46 66, 58 92, 84 104', 84)), 1.8) +
      shape('M58 40Q68 32 78 42Q70 48 58 40zM110 40Q100 32 90 42Q98 48 110 40z', s.tones.night) +
      dots('69 41, 99 41', 3, '#d8ff8a') +
      line('M84 40L79 60Q84 64 89 60M54 30Q66 24 78 32M114 30Q102 24 90 32', s.tones.shade, 2) +
      shape('M62 74Q84 66 106 74Q104 96 84 96T62 74z', '#0a100a', s.paint.rim, 1.4) +
      corpseLight(s, [84, 82], 6) +
      line('M56 78Q46 84 56 92M48 74Q34 84 48 98M112 78Q122 84 112 92M120 74Q134 84 120 98', '#d8ff8a', 1.8, 0.8) +
      floor(s, 105),
  ),
  's-slavers-market': place(
    'ember',
    (s) =>
      cave(s, [84, 70]) +
      shanties(s) +
      line('M36 0V24M84 0V14M132 0V24', metals.silver[1], 2) +
      put(cage(s), [36, 46], 0.72) +
      put(cage(s), [132, 46], 0.72) +
      put(cage(s), [84, 34], 0.6) +
      body(s, 'M30 104V86H138V104z', 1.6) +
      line('M52 86V104M74 86V104M96 86V104M118 86V104', s.tones.shade, 1.4) +
      wood('M60 86V62M108 86V62', 4) +
      line('M60 66Q84 84 108 66', metals.silver[1], 2.4) +
      line('M62 70q-6 6-2 12M106 70q6 6 2 12', metals.silver[1], 2) +
      brazier(s, 14, 80) +
      brazier(s, 154, 80) +
      floor(s, 104),
  ),
  // The island looks back at the ships.
  's-skull-island': place(
    'murk',
    (s) =>
      cave(s, [84, 54]) +
      bilge(s, 88) +
      robe(s, 'M22 92Q34 80 46 84H122Q138 80 148 92z') +
      put(skull(s), [84, 56], 1.2) +
      corpseLight(s, [71, 54], 5) +
      corpseLight(s, [97, 54], 5) +
      dark(s, 'M62 24V12H68V16H74V8H80V16H88V8H94V16H100V12H106V24Q84 10 62 24z', 1) +
      put(ship(s), [26, 78], 0.42) +
      put(ship(s), [146, 82], 0.34, 0, true) +
      line('M60 96h14M92 98h18', '#d8ff8a', 1.4, 0.8),
  ),
  'b-cryptkey-facilitations': place(
    'venom',
    (s) =>
      cave(s) +
      shanties(s) +
      body(s, 'M40 104V48L84 22L128 48V104z', 1.6) +
      lit(s, 'M34 52L84 20L134 52L130 58L84 30L38 58z') +
      dark(s, 'M64 104V74a20 18 0 0 1 40 0V104z', 1.8) +
      line('M84 56V104M64 84H104', s.tones.hue, 1.4) +
      glow(s, [84, 46], 20) +
      put(key(s), [84, 80], 0.6) +
      disc([84, 46], 8, s.tones.night, ` stroke="${brass}" stroke-width="1.6"`) +
      put(skull(s), [84, 46], 0.17) +
      windows('52 70, 116 70', 6, 10, true) +
      corpseLight(s, [24, 66]) +
      corpseLight(s, [146, 70]) +
      pier(s),
  ),
  'b-the-deepfires': place('ember', (s) => {
    const fire = (x: number, y: number, size: number): string =>
      glow(s, [x, y - 14 * size], 34 * size) +
      put(
        shape('M-20 8Q-26-8-16-20Q-14-12-11-12Q-14-30-2-42Q-2-30 5-24Q8-30 7-36Q18-24 15-10Q18-12 19-17Q26-4 20 8z', '#ff7a24', '#ffc46a') +
          shape('M-11 8Q-14-4-6-12Q-5-6-2-8Q-2-18 3-22Q4-14 9-8Q14 0 10 8z', '#ffdf9a'),
        [x, y],
        size,
      );
    const vent = (x: number, top: number, half: number): string =>
      robe(s, `M${x - half - 12} 116L${x - half} ${top}H${x + half}L${x + half + 12} 116z`, 1.4);
    return (
      cave(s, [84, 84]) +
      fire(34, 78, 0.8) +
      vent(34, 80, 14) +
      fire(136, 72, 0.9) +
      vent(136, 74, 16) +
      fire(84, 84, 1.5) +
      vent(84, 90, 30) +
      shape('M60 90H108L100 96L104 116H66L70 98z', '#ff9a3c') +
      shape('M70 92H98L92 98L94 116H76L78 100z', '#ffdf9a') +
      dots('52 40, 66 26, 104 22, 118 42, 92 12, 40 56, 128 34', 2.2, '#ffc46a')
    );
  }),
  'b-delvers-folly': place(
    'bone',
    (s) =>
      cave(s, [84, 84]) +
      robe(s, 'M8 106L20 50L52 22L84 14L118 24L150 54L160 106z', 1.6) +
      line('M40 50L30 84M128 46L140 86M60 28L54 44', s.tones.hue, 1, 0.6) +
      dark(s, 'M50 106V60H118V106z') +
      glow(s, [84, 92], 34) +
      wood('M52 106V56M116 106L110 58', 6) +
      wood('M44 58L126 52', 6) +
      wood('M70 60L96 96', 4) +
      body(s, 'M60 106L66 94L78 90L90 96L102 88L110 106z') +
      put(wood('M0-8V34', 3) + steel(s, 'M-26 2Q0-24 26 2Q0-10-26 2z'), [128, 86], 0.7, 28) +
      steel(s, 'M16 86H44L40 100H20z') +
      disc([24, 102], 4, '#2a2a2a', ' stroke="#b9c9d6"') +
      disc([36, 102], 4, '#2a2a2a', ' stroke="#b9c9d6"') +
      dots('22 84, 30 82, 38 84', 6, brass) +
      floor(s, 105),
  ),
  'b-the-frontal-lobe': place(
    'rose',
    (s) =>
      cave(s) +
      shanties(s) +
      block(s, 'flat', 46, 76, 70, 5, '#4a2f48') +
      body(s, smooth('84 18, 106 22, 122 36, 126 54, 114 68, 84 70, 54 68, 42 54, 46 36, 62 22'), 1.8) +
      line(
        'M84 20Q80 44 84 68M60 28Q72 30 66 40T54 44M50 56Q62 50 68 58T78 56M108 28Q96 30 102 40T114 44M118 56Q106 50 100 58T90 56M72 26' +
          'Q78 32 74 40M96 26Q90 32 94 40',
        s.tones.shade,
        2.2,
      ) +
      twice(shape(ribbon(walk([52, 72], 130, 6, 8, -14), taper(7, 2)), s.paint.body, s.paint.rim), 84) +
      door(s, 84, 9, 14) +
      windows('60 80, 108 80', 8, 8) +
      corpseLight(s, [24, 70]) +
      corpseLight(s, [146, 66]) +
      pier(s),
  ),
  'b-the-hell-hounds-muzzle': place(
    'ember',
    (s) =>
      cave(s, [70, 60]) +
      shanties(s) +
      glow(s, [50, 70], 50) +
      put(hound(s), [92, 58], 1.55) +
      shape('M40 66Q22 60 4 72Q16 70 22 76Q10 78 6 86Q30 88 44 76z', '#ff8a2c', '#ffdf9a') +
      sign([146, 40], put(deadHand(s), [0, 0], 0.8), 11) +
      pier(s),
  ),
  'b-monsters-made-to-order': place('murk', (s) => {
    const vat = (x: number, w: number, top: number, fill: string): string =>
      disc([x, top + 22], w * 1.5, s.paint.halo) +
      shape(`M${x - w} 96V${top}Q${x} ${top - w * 0.8} ${x + w} ${top}V96z`, fill, s.tones.glint, 1.2) +
      steel(s, `M${x - w - 2} 96H${x + w + 2}V103H${x - w - 2}zM${x - w - 2} ${top}H${x + w + 2}V${top + 4}H${x - w - 2}z`, 0.8);
    return (
      cave(s) +
      vat(84, 22, 30, '#2c5a2488') +
      shape(
        ribbon(walk([84, 92], -90, 8, 7, 22), swell(12, 12, 9, 6, 3)) +
          ribbon(walk([92, 92], -70, 6, 7, -16), taper(9, 2)) +
          ribbon(walk([74, 92], -110, 6, 7, 18), taper(9, 2)),
        s.paint.lit,
        s.paint.rim,
      ) +
      disc([84, 56], 6, '#fff') +
      disc([84, 56], 2.6, '#0b0d16') +
      vat(32, 16, 46, '#1e4a4a88') +
      put(skull(s), [32, 74], 0.42) +
      vat(136, 16, 46, '#4a3a1e88') +
      put(deadHand(s), [136, 78], 0.46) +
      line('M32 40V14H84V22M136 40V14H84', metals.silver[1], 2.4) +
      dots('30 56, 38 60, 130 58, 140 54, 96 42', 2.6, '#fff', 0.7) +
      pier(s, 101)
    );
  }),
  'b-the-poisoned-quill': place(
    'venom',
    (s) =>
      cave(s) +
      shanties(s) +
      block(s, 'gable', 20, 70, 64, 26, rot) +
      windows('38 74, 72 74', 10, 12) +
      door(s, 55, 7, 12) +
      disc([122, 50], 40, s.paint.halo) +
      put(quill(s), [118, 54], 1.2) +
      tinted(s, 'M74 98V84Q80 74 88 74H100Q110 76 112 86V98z', '#24401c', 1.4) +
      disc([93, 86], 7, '#79b84a') +
      shape('M96 100q6-6 12 0q6 6 12-1q6-4 14 1l2 4H92z', '#79b84a', '#d8ff8a', 0.8) +
      disc([55, 52], 6, '#79b84a', ' stroke="#d8ff8a"') +
      corpseLight(s, [12, 72]) +
      pier(s),
  ),
  'b-promenade-of-the-dark-maiden': place(
    'moonlit',
    (s) =>
      cave(s, [84, 50]) +
      pillar(s, 22, 20, 104, 9) +
      pillar(s, 50, 30, 100, 7) +
      pillar(s, 118, 30, 100, 7) +
      pillar(s, 146, 20, 104, 9) +
      put(dancer(s), [84, 48], 1.1) +
      body(s, 'M64 100V88H104V100z') +
      stairs(s, 84, 98, 26, 2, 4) +
      line('M22 24Q50 44 84 12M146 24Q118 44 84 12', s.tones.glint, 0.9, 0.6) +
      dots('36 34, 60 30, 108 30, 132 34', 2.6, '#fff') +
      floor(s, 105),
  ),
  // Behind the crack in the wall, one candle.
  'b-secret-shrine': place(
    'stone',
    (s) =>
      `<path fill="${s.tones.night}" d="M0 0h168v112H0z"/>` +
      shape(
        'M-2-2H70L60 20L68 40L54 64L60 86L50 114H-2zM170-2H104L110 22L100 44L114 66L106 88L118 114H170z',
        s.paint.robe,
        s.paint.rim,
        1.8,
      ) +
      line(
        'M8 20H58M4 44H60M6 68H50M8 92H52M116 20H164M108 44H164M118 68H162M114 92H160M30 20V44M20 44V68M34 68V92M140 20V44M150 44V68' +
          'M136 68V92',
        s.tones.night,
        1.4,
      ) +
      glow(s, [84, 56], 56) +
      put(candles(s), [84, 74], 0.5) +
      body(s, 'M66 104V90H102V104z') +
      put(sun(s), [84, 36], 0.5) +
      tinted(s, 'M58 20Q76 30 70 60T76 104L56 108V64z', '#5e2634') +
      floor(s, 106),
  ),
  'b-shradins-excellent-zombies': place('murk', (s) => {
    const coffin = (x: number, y: number, size: number, lean: number): string =>
      put(
        tinted(s, 'M-12-34H12L20-16L12 36H-12L-20-16z', '#4a3018', 1.4) +
          shape('M-8-29H8L14-15L8 31H-8L-14-15z', s.tones.night) +
          disc([0, -14], 7, s.tones.hue) +
          shape('M-8-2Q0-8 8-2L6 26H-6z', s.tones.haze) +
          dots('-3 -15, 3 -15', 2.4, '#efffc0') +
          line('M-7 2L-18-4M7 2L18 6', s.tones.hue, 3),
        [x, y],
        size,
        lean,
      );
    return (
      cave(s) +
      shanties(s) +
      coffin(34, 66, 0.95, -6) +
      coffin(134, 66, 0.95, 6) +
      coffin(84, 58, 1.15, 0) +
      sign([84, 12], skull(s), 9) +
      corpseLight(s, [58, 40]) +
      corpseLight(s, [110, 40]) +
      put(bones(s), [58, 98], 0.3) +
      pier(s, 101)
    );
  }),
  'b-thimblewines-pawnshop': place(
    'gold',
    (s) =>
      cave(s) +
      shanties(s) +
      block(s, 'mansard', 44, 92, 56, 22, rot) +
      tinted(s, 'M54 92V66H104V92z', '#ffd184', 1.6) +
      line('M54 78H104M79 66V92', '#3a2010', 1.4) +
      put(mask(s), [66, 73], 0.26) +
      put(key(s), [92, 72], 0.22) +
      put(house(s), [66, 86], 0.16) +
      dots('86 88, 92 86, 98 88', 5, '#8a4a2c') +
      door(s, 120, 7, 18, 100) +
      wood('M44 42H16M20 42V48M30 42V46M40 42V48', 1.6) +
      dots('20 54, 30 62, 40 54', 12, brass) +
      dots('18.500 52, 28.500 60, 38.500 52', 4, '#fff6cf') +
      glow(s, [30, 56], 22) +
      put(crates(s), [152, 90], 0.4) +
      pier(s),
  ),
  'b-the-thrown-gauntlet': place(
    'blood',
    (s) =>
      cave(s, [84, 56]) +
      shanties(s) +
      robe(s, 'M14 104V34H24V104zM144 104V34H154V104z') +
      wood('M10 36H158', 5) +
      line('M60 36V46M108 36V46', metals.silver[1], 2) +
      glow(s, [84, 66], 46) +
      put(gauntlet(s), [84, 66], 1.05, 12) +
      brazier(s, 38, 82) +
      brazier(s, 130, 82) +
      floor(s, 103),
  ),
};
