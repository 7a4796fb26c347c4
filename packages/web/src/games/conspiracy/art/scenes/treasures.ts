import type { Key } from '@fathom/conspiracy';
import { pointsOf, poly, smooth, type Point } from '../../../../art/curve.ts';
import { brass, lamplight, pearl } from '../../../../art/palette.ts';
import { key, pearlAt } from '../../../../art/props.ts';
import { gateway, motes, shore, steps, tower, water } from '../../../../art/seascape.ts';
import { times } from '../../../../art/seed.ts';
import { disc, dots, line, ring, shape, twice } from '../../../../art/svg.ts';
import { coral, openShell, shellWithPearl, type Place } from '../../../../art/place.ts';

/** One pearl in the dark. */
export const grotto: Place = {
  mood: 'pearl',
  draw(s) {
    const mouth = smooth('84 8, 44 16, 22 48, 18 84, 38 110, 84 116, 130 110, 150 82, 146 46, 122 16');
    const teeth = times(8, (i) =>
      poly([
        [34 + i * 13, 4],
        [40 + i * 13, 32 + ((i * 7) % 15)],
        [46 + i * 13, 4],
      ]),
    ).join('');
    const spikes = times(5, (i) =>
      poly([
        [26 + i * 30, 120],
        [31 + i * 30, 98 + ((i * 11) % 9)],
        [37 + i * 30, 120],
      ]),
    ).join('');
    return (
      water(s, [84, 78], 96) +
      disc([84, 66], 66, s.paint.halo) +
      shape('M50 118Q60 96 72 92H96Q108 96 118 118z', s.paint.body, s.paint.rim) +
      shellWithPearl(s, [84, 66], 18) +
      shape(teeth + spikes, s.tones.shade, s.paint.rim, 0.9) +
      `<path d="M-2-2h172v124H-2z${mouth}" fill="${s.tones.night}" fill-rule="evenodd" stroke="${s.tones.haze}" stroke-width="2"/>` +
      motes(s)
    );
  },
};

/** Two, in still water. */
export const lagoon: Place = {
  mood: 'pearl',
  draw(s) {
    const ripples = pointsOf('74 20, 58 15, 40 10')
      .map(([rx, ry]) => `<ellipse cx="84" cy="96" rx="${rx}" ry="${ry}"/>`)
      .join('');
    const reef =
      line(coral([4, 66], -84, 20, 2) + coral([26, 94], -100, 13, 2), s.tones.haze, 3) +
      shape(smooth('-6 124, -8 70, 4 60, 15 67, 20 84, 32 92, 36 108, 46 124'), s.tones.night, s.paint.rim);
    return (
      water(s, [84, 84], 70) +
      `<g fill="none" stroke="${s.tones.glint}" opacity=".5">${ripples}</g>` +
      shellWithPearl(s, [56, 70], 14) +
      shellWithPearl(s, [112, 70], 14) +
      twice(reef, 84) +
      shore(s, 118) +
      motes(s)
    );
  },
};

/** Three, and more than anybody counted. */
export const hoard: Place = {
  mood: 'pearl',
  draw(s) {
    const small = (count: number, at: (i: number) => Point, size: number): string => dots(times(count, at), size, pearl);
    return (
      water(s, [84, 80]) +
      disc([84, 58], 62, s.paint.halo) +
      shape('M42 72Q38 26 84 22Q130 26 126 72L118 66Q114 40 84 38Q54 40 50 66z', s.paint.robe, s.paint.rim) +
      line('M60 29L64 42M108 29L104 42', brass, 3) +
      pearlAt([69, 66], 14, s.paint) +
      pearlAt([99, 66], 14, s.paint) +
      pearlAt([84, 44], 14, s.paint) +
      small(12, (i) => [46 + i * 7, 81 - (i % 3) * 3], 6) +
      shape('M40 82H128L122 115H46z', s.paint.body, s.paint.rim, 1.6) +
      line('M40 82H128M58 82L60 115M110 82L108 115', brass, 3) +
      shape(`${ring([84, 93], 6)}M82 95h4l2 10h-8z`, brass) +
      small(9, (i) => [20 + i * 16, 114 - ((i * 5) % 6)], 5) +
      shore(s, 118) +
      motes(s)
    );
  },
};

/** A gate that counts the keys of one metal. */
export const gate = (metal: Key): Place => ({
  mood: metal,
  draw(s) {
    const { paint, tones } = s;
    const grand = metal === 'gold';
    const wall = grand ? 'M44 116V56Q46 20 84 4Q122 20 124 56V116z' : 'M44 116V58a40 40 0 0 1 80 0V116z';
    const inside = grand ? 'M54 116V58Q56 30 84 13Q112 30 114 58V116z' : gateway(84, 116, 32, 60);
    const roof = grand ? 'onion' : 'flat';
    const bars = times(7, (i) => `M${60 + i * 8} ${52 - (3 - Math.abs(i - 3)) * 7}V114`).join('');
    return (
      water(s, [84, 80]) +
      twice(tower(s, 22, grand ? 54 : 58, 17, roof) + tower(s, 39, grand ? 40 : 42, 19, roof), 84) +
      shape(wall, paint.body, paint.rim, 1.8) +
      shape(inside, tones.night, tones.glint) +
      line(`${bars}M56 66H112M56 100H112`, tones.haze, 1.4, 0.7) +
      disc([84, 112], 40, paint.halo) +
      key(metal, 98, [84, 65], 180, paint) +
      steps(s, 84, 112, 32, 3) +
      shore(s, 119) +
      motes(s, 9)
    );
  },
});

/** Pearls by the pair. */
export const market: Place = {
  mood: 'lamp',
  draw(s) {
    const stall = (x: number, top: number): string =>
      shape(`M${x - 18} 114V${top + 10}h36V114z`, s.tones.shade, s.tones.haze) +
      shape(
        `M${x - 22} ${top + 12}L${x - 16} ${top - 4}H${x + 16}L${x + 22} ${top + 12}${'a5.5 6 0 0 1-11 0'.repeat(4)}z`,
        s.paint.lit,
        s.paint.rim,
      ) +
      line(
        `M${x - 8} ${top - 4}L${x - 11} ${top + 12}M${x} ${top - 4}V${top + 12}M${x + 8} ${top - 4}L${x + 11} ${top + 12}`,
        s.tones.shade,
        2,
      ) +
      dots(
        [
          [x - 9, top + 27],
          [x + 9, top + 27],
        ],
        4.5,
        lamplight,
      );
    return (
      water(s, [84, 90], 66) +
      stall(27, 54) +
      stall(141, 54) +
      stall(84, 34) +
      line('M-2 26Q44 48 84 24T170 30', brass, 1) +
      dots('24 34.5, 54 35.5, 114 19, 144 22.5', 5, lamplight) +
      openShell(s, [84, 114], 50, 9) +
      pearlAt([70, 97], 11, s.paint) +
      pearlAt([98, 97], 11, s.paint) +
      shape('M34 100Q84 134 134 100Q84 114 34 100z', s.paint.body, s.paint.rim) +
      shore(s, 117) +
      motes(s, 9)
    );
  },
};
