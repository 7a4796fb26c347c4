import { nums, polar, poly, smooth, type Point } from '../../../../art/curve.ts';
import type { Guild } from '../../../../art/guild.ts';
import { hall } from '../../../../art/halls.ts';
import { emblemShapes } from '../../../../art/icons.ts';
import { brass, lamplight, metals, tones } from '../../../../art/palette.ts';
import { crown, key, lantern } from '../../../../art/props.ts';
import { gateway, motes, shore, steps, tower, water } from '../../../../art/seascape.ts';
import { times } from '../../../../art/seed.ts';
import { disc, dots, faint, group, line, placed, shape, tilted, twice } from '../../../../art/svg.ts';
import { waters } from '../palette.ts';
import type { Scenery } from './scenery.ts';

/** Where a guild is at home. */
export const home = (guild: Guild): Scenery => ({ light: tones[guild], draw: (s) => hall(s, guild, 'guildhall') });

/** An empty seat on many steps. */
export const throneRoom: Scenery = {
  light: waters.throne,
  draw: (s) =>
    `<path fill="${s.tones.night}" d="M0 0h168v120H0z"/>` +
    faint(
      shape(times(18, (i) => poly([[84, 56], polar([84, 56], 160, i * 20 - 4), polar([84, 56], 160, i * 20 + 4)])).join(''), s.tones.hue),
      0.25,
    ) +
    disc([84, 56], 76, s.paint.halo) +
    twice(shape('M6 120V10h14v110zM32 120V26h12v94z', s.paint.robe, s.paint.rim) + lantern([26, 34], 6, s.tones, s.paint), 84) +
    shape('M60 104V50Q62 24 84 14Q106 24 108 50V104H98V78H70V104z', s.paint.body, s.paint.rim, 1.8) +
    shape('M68 74V52Q70 36 84 28Q98 36 100 52V74z', '#7a2e3a', s.tones.shade) +
    crown([84, 24], 28, 18, 5, s.paint) +
    steps(s, 84, 102, 34, 4),
};

/** Bars before everything. */
export const jail: Scenery = {
  light: waters.iron,
  draw(s) {
    const cell = (x: number): string =>
      shape(gateway(x, 104, 19, 50), s.tones.night, s.paint.rim, 1.6) +
      dots(
        [
          [x - 4, 66],
          [x + 4, 66],
        ],
        3.4,
        lamplight,
      ) +
      line(
        times(5, (i) => `M${x - 14 + i * 7} ${i % 4 === 0 ? 48 : 38}V104`).join('') + `M${x - 19} 68h38M${x - 19} 92h38`,
        s.tones.hue,
        2.4,
      );
    return (
      `<path fill="${s.paint.robe}" d="M0 0h168v120H0z"/>` +
      line(times(6, (i) => `M0 ${i * 21}H168`).join(''), s.tones.night, 1.2) +
      disc([84, 50], 80, s.paint.halo) +
      cell(32) +
      cell(84) +
      cell(136) +
      shape('M-2 104H170V122H-2z', s.paint.body, s.paint.rim) +
      line('M58 0V30M110 0V24', metals.silver[1], 3) +
      disc([58, 36], 7, 'none', ` stroke="${metals.silver[1]}" stroke-width="3"`) +
      disc([110, 30], 7, 'none', ` stroke="${metals.silver[1]}" stroke-width="3"`)
    );
  },
};

/** One that needs a key, one that has lost its own. */
export const closedTower: Scenery = {
  light: waters.iron,
  draw: (s) =>
    water(s, [84, 84], 88) +
    twice(tower(s, 22, 76, 14, 'flat') + tower(s, 44, 66, 14, 'cone'), 84) +
    shape('M58 118L64 34H104L110 118z', s.paint.body, s.paint.rim, 1.8) +
    shape('M56 36V18h9v7h9v-7h20v7h9v-7h9v18z', s.paint.lit, s.paint.rim, 1.4) +
    line('M61 54H107M60 74H108M59 96H109', s.tones.shade, 1.4) +
    shape(gateway(84, 118, 13, 20), s.tones.night, brass, 2) +
    disc([84, 60], 26, s.paint.halo) +
    key('gold', 48, [84, 58], 180, s.paint) +
    shore(s, 116) +
    motes(s),
};
export const lostTower: Scenery = {
  light: waters.deep,
  draw(s) {
    const ruin =
      shape('M60 118L66 44L72 36L78 42L84 26L92 34L98 28L104 40L110 118z', s.paint.body, s.paint.rim, 1.8) +
      line('M64 62H106M63 84H108M84 30L80 60L88 84L82 118', s.tones.shade, 1.6) +
      shape(gateway(84, 76, 6, 8), s.tones.night) +
      shape(gateway(86, 118, 10, 16), s.tones.night);
    return (
      water(s, [120, 40], 76) +
      tilted(ruin, -13, [84, 118]) +
      shape(poly('116 118, 128 98, 146 104, 152 118') + poly('14 118, 24 104, 40 110, 44 118'), s.paint.robe, s.paint.rim) +
      line('M66 40q-20-16-10-44M108 50q24-10 20-34', s.tones.haze, 3) +
      shore(s, 115) +
      motes(s, 18)
    );
  },
};

/** Five niches, one for the least of each race. */
export const chamber: Scenery = {
  light: waters.throne,
  draw(s) {
    const five: readonly Guild[] = ['mage', 'military', 'farmer', 'merchant', 'politician'];
    const niche = (guild: Guild, i: number): string => {
      const x = 20 + i * 32;
      return (
        shape(gateway(x, 102, 13, 52), tones[guild].shade, tones[guild].hue, 1.8) +
        disc([x, 70], 24, s.paint.halo) +
        placed(group(emblemShapes(guild), `color="${tones[guild].hue}" transform="translate(-12-12)"`), [x, 70], 0, 0.95) +
        disc([x, 96], 3.4, tones[guild].glint)
      );
    };
    return (
      `<path fill="${s.tones.night}" d="M0 0h168v120H0z"/>` +
      shape('M-4 24Q84-8 172 24V124H-4z', s.paint.robe, s.paint.rim) +
      five.map(niche).join('') +
      shape('M-4 102H172V124H-4z', s.paint.body, s.paint.rim) +
      line('M-4 30Q84-2 172 30', brass, 2)
    );
  },
};

/** Tables, lamps and a wheel that somebody holds. */
export const gamblingDen: Scenery = {
  light: waters.blood,
  draw(s) {
    const centre: Point = [84, 74];
    const wheel = times(10, (i) =>
      shape(poly([centre, polar(centre, 34, i * 36), polar(centre, 34, i * 36 + 36)]), i % 2 === 0 ? '#7a2e3a' : '#15171c'),
    ).join('');
    return (
      `<path fill="${s.tones.night}" d="M0 0h168v120H0z"/>` +
      disc([84, 40], 80, s.paint.halo) +
      twice(
        shape(smooth('-6 0, 24 0, 18 40, 28 84, 14 124, -6 124'), s.paint.body, s.paint.rim) +
          lantern([44, 26], 8, s.tones, s.paint) +
          line('M44 0V14', brass, 1.4),
        84,
      ) +
      disc(centre, 38, brass, ` stroke="${metals.gold[0]}" stroke-width="2"`) +
      wheel +
      disc(centre, 10, brass) +
      line(times(4, (i) => `M${nums(...polar(centre, 12, i * 90 + 20))}L${nums(...polar(centre, 20, i * 90 + 20))}`).join(''), brass, 3) +
      disc(polar(centre, 27, -60), 4, '#fffaf0') +
      shape('M10 118Q84 98 158 118V124H10z', s.paint.lit, s.paint.rim) +
      dots('34 112, 42 114, 38 108, 128 112, 136 110', 6, '#fffaf0')
    );
  },
};
