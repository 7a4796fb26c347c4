import { races } from '@fathom/abyss';
import { nums, polar, ribbon, taper, walk, type Point } from '../../../art/curve.ts';
import { emblemShapes } from '../../../art/icons.ts';
import { defsFor, paintFor, type Paint } from '../../../art/light.ts';
import { moods, type Tones } from '../../../art/palette.ts';
import { eye, key } from '../../../art/props.ts';
import { seed, times } from '../../../art/seed.ts';
import { gateway, tower } from '../../../art/seascape.ts';
import { disc, group, line, picture, placed, shape, twice } from '../../../art/svg.ts';
import { familyOf, waters } from './palette.ts';

/** Backs: rings that go down into the dark, and at the bottom of them what the deck is about. */
const deep: Tones = { ...waters.deep, hue: '#5fa8c8' };

function well(width: number, height: number, { hue, dusk, night }: Tones, paint: Paint): string {
  const centre: Point = [width / 2, height / 2];
  const rings = times(7, (i) =>
    disc(centre, 96 - i * 11, i % 2 === 0 ? night : dusk, ` stroke="${hue}" stroke-width=".5" stroke-opacity=".5"`),
  ).join('');
  return `<path fill="${night}" d="M0 0h${width}v${height}H0z"/>${rings}${disc(centre, 60, paint.halo)}`;
}

const frame = (width: number, height: number, ink: string): string =>
  [4, 7]
    .map(
      (inset) =>
        `<rect x="${inset}" y="${inset}" width="${width - inset * 2}" height="${height - inset * 2}" rx="7" fill="none" ` +
        `stroke="${ink}" stroke-width="${inset === 4 ? 1.5 : 0.7}"/>`,
    )
    .join('');

const back = (name: string, width: number, height: number, tones: Tones, middle: (paint: Paint) => string): string => {
  const paint = paintFor(name, tones);
  const content = well(width, height, tones, paint) + middle(paint) + frame(width, height, moods.back.hue);
  return picture(width, height, defsFor(name, tones, content) + content);
};

/** The five races around the eye that waits among them. */
export const explorationBack = (): string =>
  back('abx', 120, 168, deep, () => {
    const ringOf = races.map((race, i) =>
      placed(
        group(emblemShapes(familyOf[race]), `color="${moods.back.hue}" transform="translate(-12-12)"`),
        polar([60, 84], 41, i * 72 - 90),
        0,
        0.8,
      ),
    );
    return ringOf.join('') + disc([60, 84], 24, deep.night, ` stroke="${moods.back.hue}"`) + eye([60, 84], 9, 2, deep);
  });

/** A throne nobody sits on yet. */
export const lordBack = (): string =>
  back('abl', 120, 168, moods.back, (paint) => {
    const rays = times(20, (i) => `M${nums(...polar([60, 80], 44, i * 18))}L${nums(...polar([60, 80], 56, i * 18))}`).join('');
    return (
      line(rays, moods.back.hue, 1) +
      shape('M38 116V66Q40 40 60 30Q80 40 82 66V116H72V92H48V116z', paint.robe, moods.back.hue, 1.6) +
      shape('M46 88V66Q48 52 60 44Q72 52 74 66V88z', paint.lit) +
      shape('M40 88H80V96H40z', paint.body, moods.back.glint, 0.8) +
      disc([60, 30], 5, moods.back.glint)
    );
  });

/** A tower that opens to three keys. */
export const locationBack = (): string =>
  back('abt', 168, 120, deep, (paint) => {
    const scene = { tones: deep, paint, luck: seed('tile') };
    return (
      twice(tower(scene, 54, 62, 11, 'spire', 92, paint.robe) + tower(scene, 66, 48, 13, 'dome', 92, paint.robe), 84) +
      shape(gateway(84, 92, 14, 34), paint.lit, moods.back.hue) +
      shape(gateway(84, 92, 9, 32), deep.night) +
      key('gold', 30, [84, 74], 180, paint) +
      shape('M40 92H128L120 98H48z', paint.robe, moods.back.hue)
    );
  });

/** A hand that reaches out of the dark. */
export const lootBack = (): string =>
  back('abk', 120, 168, { ...moods.vault, hue: '#9d8fb8' }, (paint) => {
    const arm = (from: Point, heading: number, curl: number): string =>
      ribbon(
        walk(from, heading, 10, 9, (t) => curl * (0.2 + t * 1.6)),
        taper(12, 1.4),
      );
    return (
      twice(shape(arm([50, 150], -110, 18) + arm([42, 140], -150, -24), paint.body, paint.rim)) +
      shape('M36 78H84V108Q60 116 36 108zM36 78Q38 58 60 56Q82 58 84 78z', paint.robe, moods.back.hue, 1.8) +
      line('M36 78H84M60 56V112', moods.back.hue, 2) +
      disc([60, 84], 6, moods.back.glint)
    );
  });
