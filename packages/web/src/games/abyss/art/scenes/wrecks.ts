import { nums, poly, ribbon, smooth, taper, walk } from '../../../../art/curve.ts';
import { lamplight, pearl } from '../../../../art/palette.ts';
import { eye } from '../../../../art/props.ts';
import { motes, ridge, shore, water } from '../../../../art/seascape.ts';
import { times } from '../../../../art/seed.ts';
import { disc, dots, group, line, shape } from '../../../../art/svg.ts';
import { waters } from '../palette.ts';
import type { Scenery } from './scenery.ts';

/** Ribs as high as halls. */
export const graveyard: Scenery = {
  light: waters.bone,
  draw(s) {
    const rib = (x: number, tall: number, bend: number): string =>
      shape(ribbon(walk([x, 112], -96 + bend * 2, 6, tall / 6, bend), taper(8, 1.6)), s.paint.lit, s.paint.rim, 0.9);
    return (
      water(s, [84, 76], 76) +
      times(5, (i) => rib(62 + i * 20, 92 - Math.abs(i - 1) * 12, 9)).join('') +
      shape(smooth('4 96, 16 76, 40 72, 58 84, 62 104, 40 112, 10 110'), s.paint.body, s.paint.rim, 1.6) +
      shape('M4 96Q-12 92-6 106Q2 108 10 104z', s.paint.body, s.paint.rim) +
      disc([36, 90], 6, s.tones.night) +
      shape(
        ribbon(
          [
            [58, 100],
            [100, 104],
            [150, 100],
            [166, 88],
          ],
          taper(9, 3),
        ),
        s.paint.lit,
        s.paint.rim,
        0.9,
      ) +
      shore(s, 114) +
      motes(s, 15)
    );
  },
};

/** Three ships that did not arrive. */
export const convoy: Scenery = {
  light: waters.iron,
  draw(s) {
    const ship = (x: number, y: number, scale: number, lean: number): string =>
      group(
        shape('M-34 0Q0 10 34-2L26 20Q0 26-24 20z', s.paint.body, s.paint.rim, 1.4) +
          line('M-8 2V-46M14 2V-34M-8-40L10-30M-26 0L-8-44', s.tones.hue, 1.8) +
          shape('M-6-42Q12-34 10-14Q4-20-6-18zM16-32Q28-24 26-8Q22-14 16-12z', s.paint.robe, s.paint.rim, 0.8) +
          dots('-18 8, -6 10, 6 10, 18 8', 3, lamplight),
        `transform="translate(${nums(x, y)})rotate(${lean})scale(${scale})"`,
      );
    return (
      water(s, [84, 70], 72) +
      ship(36, 66, 0.62, -14) +
      ship(136, 70, 0.7, 16) +
      shape(ridge(s, 96, 4), s.tones.shade) +
      ship(84, 88, 1.15, -8) +
      shore(s, 112) +
      motes(s, 15)
    );
  },
};

/** A mouth that swims. */
export const megalodon: Scenery = {
  light: waters.deep,
  draw: (s) =>
    water(s, [120, 50], 104) +
    shape(
      smooth('-6 40, 30 22, 74 18, 84 -6, 100 20, 132 34, 160 58, 146 64, 118 66, 96 78, 112 90, 84 98, 40 92, -6 96', true, 0.8),
      s.paint.body,
      s.paint.rim,
      1.8,
    ) +
    shape('M158 58Q126 64 100 78Q112 92 132 86Q140 74 158 58z', '#1a0508', s.paint.rim) +
    shape(
      times(6, (i) =>
        poly([
          [108 + i * 8, 75 - i * 2.6],
          [112 + i * 8, 84 - i * 2.6],
          [116 + i * 8, 72.5 - i * 2.6],
        ]),
      ).join(''),
      pearl,
    ) +
    shape(
      times(4, (i) =>
        poly([
          [106 + i * 8, 86],
          [110 + i * 7, 79],
          [114 + i * 7, 87],
        ]),
      ).join(''),
      pearl,
    ) +
    eye([118, 48], 4.6, 0, s.tones) +
    line('M84 44Q78 58 82 72M76 44Q70 58 74 72M68 46Q62 58 66 70', s.tones.shade, 2) +
    shape('M52 86L34 118L74 96z', s.paint.robe, s.paint.rim) +
    shore(s, 116) +
    motes(s, 15),
};

/** Spears that nobody came back for. */
export const battlefield: Scenery = {
  light: waters.blood,
  draw(s) {
    const spear = (x: number, top: number, lean: number): string =>
      line(`M${x} 112L${x + lean} ${top}`, s.tones.hue, 2.2) +
      shape(
        `M${x + lean - 4} ${top + 2}L${x + lean + lean * 0.12} ${top - 12}L${x + lean + 4} ${top + 2}z`,
        s.paint.silver,
        s.paint.rim,
        0.7,
      );
    const banner = (x: number, top: number, lean: number): string =>
      spear(x, top, lean) + shape(`M${x + lean * 0.9} ${top + 8}q14-4 24 4l-6 8l8 8q-14-4-28 2z`, s.paint.lit, s.paint.rim, 0.8);
    return (
      water(s, [84, 90], 78) +
      banner(40, 26, 10) +
      spear(62, 50, -14) +
      spear(84, 40, 8) +
      banner(116, 34, -10) +
      spear(138, 54, 12) +
      spear(22, 62, -8) +
      shape(smooth('54 112, 58 96, 74 90, 90 96, 94 112'), s.paint.body, s.paint.rim, 1.4) +
      line('M60 102H88M74 90V112', s.tones.shade, 1.6) +
      shape(ridge(s, 110, 3), s.tones.night) +
      motes(s)
    );
  },
};
