import type { LordId } from '@fathom/waterdeep';
import type { Point } from '../../../../art/curve.ts';
import { metals } from '../../../../art/palette.ts';
import { times } from '../../../../art/seed.ts';
import { disc, dots, line, shape } from '../../../../art/svg.ts';
import { shadows, type Shadow } from '../cards/shadows.ts';
import { glow, print, put, wood, type Ink, type Motif } from '../ink.ts';
import { arcane, arms, beasts, faith, stealth, trade } from '../motifs/index.ts';
import { parchment, wards, type Ward } from '../palette.ts';
import { beards, cloaks, collars, face, hairs, hats, holding, masks, mouth } from './parts.ts';

interface Lord {
  readonly ward: Ward;
  readonly behind: Shadow;
  readonly draw: (s: Ink) => string;
}

const ivory = '#f3ede0';
const [fair, brown, pale] = ['#e2b48a', '#a8744c', '#d9c4b4'];
const right: Point = [92, 118];

/** A harp with a long neck. */
const lute: Motif = (s) =>
  wood('M0-10V-38', 5) +
  shape('M0-12Q22-6 20 16Q16 36 0 36T-20 16Q-22-6 0-12z', '#b07a3c', s.paint.rim, 1.4) +
  disc([0, 10], 6, s.tones.night, ' stroke="#e9dcc0"') +
  line('M-2-36V26M2-36V26M-8 28H8', parchment, 0.9) +
  line('M-6-36H6M-6-32H6', metals.gold[0], 2);

/** Who pulls the strings of the city, each by mask, dress and what is held. */
const lords: Readonly<Record<LordId, Lord>> = {
  'l-brianne-byndraeth': {
    ward: 'arcane',
    behind: 'window',
    draw: (s) =>
      hairs.long('#7a2f1e') +
      cloaks.gown(s, '#4a2a78', fair) +
      face(fair) +
      mouth('#8a2a30') +
      hairs.short('#8a3a22') +
      masks.cat(s, '#1d1440') +
      hats.circlet(s) +
      holding(s, arcane.orb(s), right, 0.6, '#4a2a78', fair),
  },
  'l-caladorn-cassalanter': {
    ward: 'blood',
    behind: 'alley',
    draw: (s) =>
      cloaks.cloak(s, '#5c1e28') +
      collars.ruff(s) +
      face(fair) +
      hairs.short('#2a1a14') +
      beards.goatee('#2a1a14') +
      masks.domino(s, '#15131f') +
      hats.plumed(s, '#3a1620') +
      holding(s, arms.sword(s), [94, 112], 1.2, '#5c1e28', '#2a1a14', 8),
  },
  'l-durnan-the-wanderer': {
    ward: 'tavern',
    behind: 'cellar',
    draw: (s) =>
      put(arms.sword(s), [24, 62], 1.5, -152) +
      cloaks.broad(s, '#6a4424') +
      collars.apron() +
      face(brown) +
      hairs.long('#8f8a84') +
      beards.full('#8f8a84') +
      masks.none(s) +
      holding(s, put(stealth.tankards(s), [0, 0], 0.8), [94, 122], 0.7, '#6a4424', brown),
  },
  'l-khelben-arunsun': {
    ward: 'arcane',
    behind: 'roofs',
    draw: (s) =>
      cloaks.cloak(s, '#15131f') +
      collars.high(s, '#241c40') +
      face(fair) +
      hairs.long('#1a1722') +
      beards.full('#2c2834') +
      shape('M56 86L60 104L64 86z', '#d8d4de') +
      masks.none(s) +
      holding(s, arcane.staff(s), [95, 104], 1.5, '#1d1834', '#15131f', 3),
  },
  'l-kyriani-agrivar': {
    ward: 'crystal',
    behind: 'window',
    draw: (s) =>
      hairs.parted() +
      cloaks.gown(s, '#1d3f6a', pale) +
      face(pale) +
      mouth('#7a3a4a') +
      shape('M42 52L30 42L43 60zM78 52L90 42L77 60z', pale) +
      masks.domino(s, '#0b1c38') +
      hats.tiara(s) +
      holding(s, arcane.star(s), right, 0.62, '#1d3f6a', pale),
  },
  'l-larissa-neathal': {
    ward: 'rose',
    behind: 'curtain',
    draw: (s) =>
      hairs.long('#b8442a') +
      cloaks.gown(s, '#2c6a6a', fair) +
      face(fair) +
      mouth('#a02a38') +
      hairs.piled('#c8502e') +
      masks.domino(s, '#c9a45c') +
      dots('46 78, 74 78', 4, '#fff') +
      holding(s, put(trade.house(s), [0, -6], 0.9), right, 0.7, '#2c6a6a', ivory),
  },
  'l-mirt-the-moneylender': {
    ward: 'gold',
    behind: 'cellar',
    draw: (s) =>
      cloaks.broad(s, '#5e3a1a') +
      collars.chain(s) +
      face(fair) +
      hairs.wild('#7a6a5a') +
      masks.none(s) +
      beards.moustache('#8a7866') +
      holding(s, trade.purse(s), [94, 120], 0.72, '#5e3a1a', fair),
  },
  'l-nindil-jalbuck': {
    ward: 'garden',
    behind: 'alley',
    draw: (s) =>
      put(
        cloaks.cloak(s, '#24483c') + collars.clasp(s) + face(fair) + mouth() + hairs.curly('#9a6a34') + masks.beak(s, '#c9a45c'),
        [7, 22],
        0.88,
      ) +
      holding(s, stealth.key(s), [90, 124], 0.62, '#24483c', fair) +
      glow(s, [26, 128], 22) +
      put(stealth.lantern(s), [26, 132], 0.5),
  },
  'l-nymara-scheiron': {
    ward: 'venom',
    behind: 'quay',
    draw: (s) =>
      hairs.long('#15131f') +
      cloaks.gown(s, '#3c3a5e', brown) +
      face(brown) +
      mouth('#7a2a30') +
      masks.half(s, ivory) +
      hats.hood(s, '#2a2a48') +
      holding(s, trade.scales(s), [92, 116], 0.72, '#3c3a5e', '#15131f'),
  },
  // The Open Lord: the one without a mask.
  'l-piergeiron-the-paladinson': {
    ward: 'temple',
    behind: 'roofs',
    draw: (s) =>
      disc([60, 54], 46, s.lamp) +
      line(
        times(
          12,
          (i) =>
            `M${Math.round(60 + 40 * Math.cos(i * 0.5236))} ${Math.round(54 + 40 * Math.sin(i * 0.5236))}` +
            `L${Math.round(60 + 50 * Math.cos(i * 0.5236))} ${Math.round(54 + 50 * Math.sin(i * 0.5236))}`,
        ).join(''),
        '#ffdf9a',
        1.6,
      ) +
      cloaks.plate(s) +
      face(fair) +
      mouth() +
      hairs.short('#8a8078') +
      masks.none(s) +
      hats.helm(s) +
      put(faith.sun(s), [60, 116], 0.42) +
      holding(s, arms.sword(s), [96, 112], 1.4, '#b9c9d6', '#8a9aa8'),
  },
  'l-sammereza-sulphontis': {
    ward: 'market',
    behind: 'window',
    draw: (s) =>
      cloaks.cloak(s, '#7a4a1e') +
      collars.chain(s) +
      face(brown) +
      mouth() +
      beards.goatee('#1a1210') +
      masks.full(s, '#d8a844') +
      hats.turban(s, '#7a2e3a') +
      holding(s, arcane.flask(s), right, 0.62, '#7a4a1e', brown),
  },
  'l-danilo-thann': {
    ward: 'harbour',
    behind: 'curtain',
    draw: (s) =>
      hairs.long('#d8b464') +
      cloaks.cloak(s, '#2c5688') +
      collars.ruff(s) +
      face(fair) +
      mouth() +
      hairs.short('#d8b464') +
      masks.domino(s, '#7a2e3a') +
      hats.cap(s, '#1d3f6a') +
      holding(s, lute(s), [88, 124], 0.9, '#2c5688', fair, 24),
  },
  // Eyes on the cloak see what its wearer does not.
  'l-halaster-blackcloak': {
    ward: 'under',
    behind: 'cellar',
    draw: (s) =>
      cloaks.cloak(s, '#0b141c') +
      (
        [
          [34, 116],
          [84, 110],
          [58, 136],
          [24, 146],
          [92, 148],
          [44, 158],
          [76, 160],
        ] as const
      )
        .map(([x, y]) => shape(`M${x - 7} ${y}q7-7 14 0q-7 7-14 0z`, s.tones.glint) + disc([x, y], 2.6, s.tones.night))
        .join('') +
      hairs.wild('#dfe8e6') +
      face(pale) +
      beards.long('#dfe8e6') +
      masks.none(s) +
      hats.hood(s, '#0b141c') +
      glow(s, [97, 58], 10) +
      holding(s, arcane.torch(s).replaceAll('#ff9a3c', '#3fd8c0').replaceAll('#ffe1a0', '#c8fff0'), [98, 104], 0.9, '#0b141c', pale),
  },
  'l-trobriand': {
    ward: 'ember',
    behind: 'cellar',
    draw: (s) =>
      put(arcane.gears(s), [24, 40], 0.8) +
      put(arcane.gears(s), [102, 54], 0.5) +
      cloaks.plate(s) +
      collars.high(s, '#3a2018') +
      masks.iron(s) +
      holding(s, beasts.scorpion(s), [86, 122], 0.74, '#4a4a52', '#8a9aa8'),
  },
  'l-irusyl-eraneth': {
    ward: 'murk',
    behind: 'curtain',
    draw: (s) =>
      hairs.long('#e6e0d0') +
      cloaks.gown(s, '#2a4a2a', brown) +
      face(brown) +
      mouth('#3a1c2a') +
      hairs.piled('#e6e0d0') +
      masks.cat(s, '#101a14') +
      holding(s, arms.dagger(s), right, 0.9, '#2a4a2a', '#101a14', 12) +
      put(stealth.poison(s), [26, 132], 0.5),
  },
  'l-sangalor': {
    ward: 'bone',
    behind: 'cellar',
    draw: (s) =>
      cloaks.cloak(s, '#4a4a38') +
      collars.fur(s) +
      masks.full(s, '#e0dcc0') +
      hats.hood(s, '#34382c') +
      put(beasts.skull(s), [60, 112], 0.3) +
      holding(s, faith.oghma(s), [92, 124], 0.6, '#4a4a38', pale),
  },
  // Never trust the eye.
  'l-the-xanathar': {
    ward: 'blood',
    behind: 'cellar',
    draw: (s) =>
      disc([60, 76], 62, s.paint.halo) +
      put(beasts.eyeTyrant(s), [60, 74], 1.72) +
      dots('26 54, 46 38, 76 38, 96 54', 5, '#e0ae4c') +
      put(trade.coins(s), [30, 146], 0.62) +
      put(trade.coins(s), [90, 148], 0.7) +
      put(trade.chest(s), [60, 152], 0.62),
  },
};

/** The same lord always looks the same. */
export function lordPicture(id: LordId): string {
  const { ward, behind, draw } = lords[id];
  return print(id, wards[ward], 120, 168, (ink) => shadows[behind](ink) + draw(ink));
}
