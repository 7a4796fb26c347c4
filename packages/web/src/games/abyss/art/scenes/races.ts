import { poly, ribbon, smooth, taper, walk, type Point } from '../../../../art/curve.ts';
import { lamplight } from '../../../../art/palette.ts';
import { cliff, shellWithPearl } from '../../../../art/place.ts';
import { gateway, motes, shore, steps, water } from '../../../../art/seascape.ts';
import { times } from '../../../../art/seed.ts';
import { disc, dots, line, shape, twice } from '../../../../art/svg.ts';
import { crab, seahorse } from '../animals/armoured.ts';
import { jellyfish, squid } from '../animals/soft.ts';
import { raceLight } from '../palette.ts';
import { creature, type Scenery } from './scenery.ts';

/** Bells that rise through a broken dome. */
export const sanctuary: Scenery = {
  light: raceLight('jellyfish'),
  draw: (s) =>
    water(s, [84, 80], 92) +
    shape('M10 120V66Q12 14 84 8Q156 14 158 66V120H142V70Q140 30 84 24Q28 30 26 70V120z', s.paint.robe, s.paint.rim, 1.6) +
    line('M48 30L40 16M120 30L130 14M84 24V6', s.tones.hue, 1.4) +
    creature(s, jellyfish, [44, 84], 0.36) +
    creature(s, jellyfish, [126, 88], 0.32) +
    creature(s, jellyfish, [84, 64], 0.56) +
    shore(s, 114) +
    motes(s, 15),
};

/** Rows of weed, and who tends them. */
export const fields: Scenery = {
  light: raceLight('seahorse'),
  draw(s) {
    const row = (y: number, count: number, tall: number, fill: string): string =>
      shape(
        times(count, (i) =>
          ribbon(walk([(i + 0.5) * (168 / count), y], -90 + (i % 2 === 0 ? 6 : -6), 4, tall / 4, i % 2 === 0 ? 9 : -9), taper(tall / 5)),
        ).join(''),
        fill,
        s.paint.rim,
        0.7,
      );
    return (
      water(s, [84, 70], 62) +
      row(84, 15, 26, s.tones.haze) +
      creature(s, seahorse, [50, 58], 0.5) +
      creature(s, seahorse, [124, 52], 0.38) +
      row(104, 12, 34, s.paint.body) +
      row(124, 9, 40, s.paint.lit) +
      motes(s)
    );
  },
};

/** Seats in a ring, and the one who speaks. */
export const senate: Scenery = {
  light: raceLight('squid'),
  draw: (s) =>
    water(s, [84, 60], 96) +
    twice(
      shape('M-4 124V30Q6 18 14 30V124zM22 124V40Q30 30 38 40V124z', s.paint.body, s.paint.rim) + shape(gateway(30, 72, 4, 18), lamplight),
      84,
    ) +
    times(3, (i) =>
      shape(
        `M${20 - i * 10} ${88 + i * 12}Q84 ${66 + i * 12} ${148 + i * 10} ${88 + i * 12}V${98 + i * 12}Q84 ${76 + i * 12} ` +
          `${20 - i * 10} ${98 + i * 12}z`,
        i === 1 ? s.paint.robe : s.paint.body,
        s.paint.rim,
      ),
    ).join('') +
    disc([84, 50], 50, s.paint.halo) +
    creature(s, squid, [84, 54], 0.56) +
    dots(
      times(9, (i): Point => [24 + i * 15, 96 + Math.abs(i - 4) * 2.2]),
      4,
      lamplight,
    ) +
    motes(s),
};

/** A rift, and claws in it. */
export const chasm: Scenery = {
  light: raceLight('crab'),
  draw: (s) =>
    water(s, [84, 96], 110) +
    disc([84, 84], 60, s.paint.halo) +
    creature(s, crab, [84, 66], 0.66) +
    cliff(s, '-4 124, -4 -4, 34 -4, 26 18, 46 40, 34 62, 56 88, 50 124', 'M10 0L20 50L8 96M30 22L34 60L40 110') +
    cliff(s, '172 124, 172 -4, 130 -4, 142 20, 122 42, 136 64, 112 90, 118 124', 'M158 0L148 50L160 96M138 24L132 62L126 110') +
    motes(s),
};

/** Shells as large as houses. */
export const nest: Scenery = {
  light: raceLight('shellfish'),
  draw: (s) =>
    water(s, [84, 80], 70) +
    shellWithPearl(s, [34, 62], 9) +
    shellWithPearl(s, [136, 60], 10) +
    shellWithPearl(s, [84, 68], 17) +
    shape(smooth('-6 124, 4 104, 24 96, 44 106, 62 112, 84 116, 106 112, 124 106, 146 96, 166 106, 174 124'), s.tones.shade, s.paint.rim) +
    steps(s, 84, 118, 14, 2) +
    shape(
      times(6, (i) =>
        poly([
          [10 + i * 30, 124],
          [14 + i * 30, 106],
          [19 + i * 30, 124],
        ]),
      ).join(''),
      s.tones.night,
    ) +
    motes(s, 15),
};
