import { nums, poly, ribbon, smooth, walk, type Point } from '../../../../art/curve.ts';
import { lamplight, pearl } from '../../../../art/palette.ts';
import { coral } from '../../../../art/place.ts';
import { eye } from '../../../../art/props.ts';
import { motes, ridge, tower, water } from '../../../../art/seascape.ts';
import { times } from '../../../../art/seed.ts';
import { disc, dots, echoed, faint, line, shape, twice } from '../../../../art/svg.ts';
import { kraken } from '../animals/soft.ts';
import { raceLight, waters } from '../palette.ts';
import { creature, type Scenery } from './scenery.ts';

/** Down, and down again. */
export const abyss: Scenery = {
  light: waters.deep,
  draw: (s) =>
    `<path fill="${s.tones.haze}" d="M0 0h168v120H0z"/>` +
    times(6, (i) =>
      shape(
        smooth(
          times(14, (k): Point => [
            84 + (92 - i * 14) * Math.cos(k * 0.449) * (1 + 0.08 * Math.sin(k * 3 + i)),
            62 + (68 - i * 10) * Math.sin(k * 0.449),
          ]),
        ),
        i % 2 === 0 ? s.tones.dusk : s.tones.shade,
        s.tones.hue,
        0.8,
      ),
    ).join('') +
    `<ellipse cx="84" cy="62" rx="18" ry="13" fill="#01030a"/>` +
    disc([84, 62], 22, s.paint.halo) +
    dots('80 61, 88 61', 2.6, s.tones.glint) +
    motes(s, 21),
};

/** A town, and the town beneath it. */
export const mirrors: Scenery = {
  light: waters.mirror,
  draw(s) {
    const town =
      tower(s, 22, 40, 13, 'spire', 62) +
      tower(s, 42, 28, 16, 'dome', 62) +
      tower(s, 64, 36, 13, 'cone', 62) +
      tower(s, 84, 16, 18, 'onion', 62) +
      tower(s, 106, 34, 14, 'dome', 62) +
      tower(s, 126, 26, 14, 'spire', 62) +
      tower(s, 146, 40, 14, 'flat', 62);
    const [above, again] = echoed(town);
    return (
      `<path fill="${s.paint.sea}" d="M0 0h168v120H0z"/>` +
      disc([84, 60], 84, s.paint.halo) +
      above +
      faint(again('transform="matrix(1 0 0-1 0 124)"'), 0.6) +
      line('M0 62H168', s.tones.glint, 2) +
      line('M10 74H60M96 78H150M30 90H84M100 96H140M20 104H50', s.tones.glint, 1, 0.6) +
      motes(s)
    );
  },
};

/** Chimneys that breathe. */
export const smokers: Scenery = {
  light: waters.ember,
  draw(s) {
    const chimney = (x: number, top: number, half: number): string =>
      shape(
        `M${x - half} 118L${x - half * 0.5} ${top}L${x} ${top + 4}L${x + half * 0.5} ${top - 2}L${x + half} 118z`,
        s.paint.robe,
        s.paint.rim,
        1.6,
      ) +
      shape(
        `M${nums(x - half * 0.45, top + 2)}Q${nums(x, top - 6, x + half * 0.45, top)}Q${nums(x, top + 8, x - half * 0.45, top + 2)}z`,
        s.tones.glint,
      );
    const smoke = (x: number, top: number, lean: number): string =>
      shape(
        ribbon(walk([x, top], -90, 6, 13, lean), (t) => 8 + t * 26),
        '#0d0a0e',
        s.tones.dusk,
        0.8,
      );
    return (
      water(s, [84, 108], 96) +
      smoke(36, 62, 7) +
      smoke(84, 44, -6) +
      smoke(132, 66, 9) +
      chimney(36, 60, 18) +
      chimney(132, 64, 19) +
      chimney(84, 42, 22) +
      shape(ridge(s, 110, 4), s.tones.night) +
      dots(
        times(14, (i): Point => [12 + i * 11, 104 - ((i * 37) % 60)]),
        2,
        s.tones.glint,
        0.9,
      )
    );
  },
};

/** Where light ends. */
export const depths: Scenery = {
  light: waters.deep,
  draw: (s) =>
    `<path fill="${s.tones.night}" d="M0 0h168v120H0z"/>` +
    shape('M64-4H104L132 124H36z', s.paint.beam) +
    line('M84-2Q112 20 96 44Q92 52 84 54', s.tones.hue, 2) +
    disc([84, 58], 34, s.paint.halo) +
    disc([84, 58], 6, '#fff7d8') +
    shape(smooth('14 92, 40 66, 84 62, 128 66, 154 92, 140 124, 28 124'), '#02050a', s.paint.rim) +
    twice(eye([56, 84], 6, 2, s.tones), 84) +
    shape(
      times(10, (i) =>
        poly([
          [34 + i * 10.5, 98],
          [39 + i * 10.5, 112],
          [44 + i * 10.5, 98],
        ]),
      ).join(''),
      pearl,
    ) +
    motes(s, 9),
};

/** A wall that grows. */
export const coralBarrier: Scenery = {
  light: waters.coral,
  draw(s) {
    const bush = (x: number, y: number, length: number, ink: string, wide: number): string =>
      line(coral([x, y], -96, length, 3), ink, wide) + line(coral([x + 5, y], -82, length * 0.8, 2), ink, wide);
    return (
      water(s, [84, 70], 66) +
      times(5, (i) => bush(14 + i * 36, 112, 20, s.tones.haze, 4)).join('') +
      times(6, (i) => bush(4 + i * 31, 122, 16, i % 2 === 0 ? s.tones.hue : s.tones.glint, 3)).join('') +
      shape(ridge(s, 112, 4), s.tones.shade, s.paint.rim) +
      dots(
        times(8, (i): Point => [12 + i * 21, 60 + ((i * 29) % 30)]),
        3,
        lamplight,
        0.9,
      ) +
      motes(s)
    );
  },
};

/** It is at home. */
export const lair: Scenery = {
  light: raceLight('kraken'),
  draw: (s) =>
    water(s, [84, 64], 100) +
    disc([84, 60], 66, s.paint.halo) +
    creature(s, kraken, [84, 62], 0.74) +
    `<path d="M-2-2h172v124H-2z${smooth('84 4, 40 12, 18 44, 20 86, 44 112, 84 116, 124 112, 148 84, 150 42, 126 12')}" ` +
    `fill="${s.tones.night}" fill-rule="evenodd" stroke="${s.tones.haze}" stroke-width="2"/>` +
    dots('14 20, 150 18, 12 100, 156 96', 4, '#2b2440') +
    motes(s),
};
