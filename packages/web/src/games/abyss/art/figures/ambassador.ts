import type { Guild } from '../../../../art/guild.ts';
import { nums, polar, ribbon, smooth, swell, whole, type Point } from '../../../../art/curve.ts';
import { emblemShapes } from '../../../../art/icons.ts';
import type { Anatomy, Appearance } from '../../../../art/appearance.ts';
import { brass, metals, tones as hues } from '../../../../art/palette.ts';
import { eye } from '../../../../art/props.ts';
import { times } from '../../../../art/seed.ts';
import { disc, dots, group, line, placed, shape, twice } from '../../../../art/svg.ts';

/** Ambassadors speak for all: the five signs crown them, and no race shows in the face. */
const five: readonly Guild[] = ['farmer', 'military', 'mage', 'politician', 'merchant'];

const sign = (guild: Guild, at: Point, size: number, turn: number): string =>
  placed(group(emblemShapes(guild), `color="${hues[guild].hue}" transform="translate(-12-12)"`), at, turn, size);

/** A halo of five signs on spokes of brass, wider or narrower. */
function crownOfFive({ place }: Appearance): string {
  const [radius, spread] = [
    [40, 38],
    [37, 44],
    [43, 34],
  ][place % 3] as [number, number];
  const angles = five.map((_, i) => -90 + (i - 2) * spread);
  const spokes = angles.map((angle) => `M${nums(...polar([60, 54], 18, angle))}L${nums(...polar([60, 54], radius - 8, angle))}`).join('');
  const arc = times(13, (i) => polar([60, 54], radius - 12, -90 - spread * 2.1 + i * spread * 0.35));
  return (
    line(spokes, brass, 2) +
    line(smooth(arc, false), metals.gold[2], 1.2) +
    five.map((guild, i) => sign(guild, polar([60, 54], radius, angles[i]!), 0.66, angles[i]! + 90)).join('')
  );
}

/** A veil with two eyes; an elder's face; a hermit behind a mask. */
const faces: readonly ((appearance: Appearance) => string)[] = [
  ({ paint, tones }) =>
    shape(smooth(whole('60 38, 47 43, 44 58, 48 74, 54 92, 60 98')), paint.veil, paint.rim) +
    eye([53, 59], 2.6, 2, tones) +
    eye([67, 59], 2.6, 2, tones) +
    line('M49 74Q60 80 71 74M51 84Q60 90 69 84', tones.shade, 1, 0.7),
  ({ paint, tones }) =>
    shape(smooth(whole('60 36, 47 41, 43 56, 47 70, 60 80')), paint.lit, paint.rim) +
    line('M48 56q5 4 9 0M63 56q5 4 9 0M56 69q4 2 8 0', tones.shade, 1.6) +
    times(5, (i) =>
      shape(
        ribbon(
          [
            [50 + i * 5, 74],
            [48 + i * 6, 92],
            [46 + i * 7, 110 + (i % 2) * 8],
          ],
          swell(4, 5, 1),
        ),
        tones.glint,
      ),
    ).join(''),
  ({ paint, tones }) =>
    shape(smooth(whole('60 34, 45 40, 41 58, 48 76, 60 84')), tones.night, paint.rim) +
    disc([60, 60], 13, tones.shade, ` stroke="${brass}"`) +
    eye([60, 60], 5.4, 0, tones),
];

export const ambassador: Anatomy = {
  body({ paint, tones, place }) {
    const robe = smooth(whole('60 76, 44 84, 28 98, 20 132, 12 176'));
    const collar = twice(shape(smooth('58 98, 30 100, 16 74, 34 80, 50 88', true, 0.7), paint.lit, paint.rim));
    const stripes = five.map((guild, i) => line(`M${40 + i * 10} 108L${26 + i * 17} 174`, hues[guild].hue, 2.4)).join('');
    return (
      collar +
      shape(robe, paint.robe, paint.rim) +
      (place % 2 === 0
        ? stripes
        : dots(
            five.map((_, i): Point => [36 + i * 12, 132 + Math.abs(i - 2) * -5]),
            6,
            tones.glint,
          ) + stripes) +
      line('M34 104Q60 128 86 104', brass, 2)
    );
  },
  head: (appearance) => crownOfFive(appearance) + faces[appearance.place % faces.length]!(appearance),
  shoulders: [
    [38, 100],
    [82, 100],
  ],
  arm(from, to, { paint }) {
    const side = from[0] < 60 ? -1 : 1;
    const spine: Point[] = [from, [from[0] + side * 12, from[1] + 20], [to[0] + side * 8, to[1] + 18], [to[0], to[1] + 3]];
    return shape(ribbon(spine, swell(13, 16, 13, 6)), paint.body, paint.rim);
  },
  hand: ([x, y], { paint }) =>
    shape(
      smooth([
        [x - 6, y + 5],
        [x - 5, y - 1],
        [x, y - 3],
        [x + 5, y - 1],
        [x + 6, y + 5],
        [x, y + 8],
      ]),
      paint.lit,
      paint.rim,
      0.7,
    ),
};
