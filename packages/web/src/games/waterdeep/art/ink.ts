import { nums, type Point } from '../../../art/curve.ts';
import { defsFor, paintFor } from '../../../art/light.ts';
import { metals } from '../../../art/palette.ts';
import type { Tones } from '../../../art/palette.ts';
import type { Scene } from '../../../art/seascape.ts';
import { digest, seed } from '../../../art/seed.ts';
import { disc, group, line, picture, shape } from '../../../art/svg.ts';
import { lamp } from './palette.ts';

/** What everything here is drawn with: the ward's light, and lamplight, which is the same in all of them. */
export interface Ink extends Scene {
  readonly lamp: string;
}
/** A thing drawn around the origin, some thirty units to each side. */
export type Motif = (ink: Ink) => string;

/** Light that fades around a lamp. */
const lampDefs = (id: string): string =>
  `<radialGradient id="${id}"><stop stop-color="#ffdf9a" stop-opacity=".9"/><stop offset=".3" stop-color="${lamp}" stop-opacity=".45"/>` +
  `<stop offset="1" stop-color="${lamp}" stop-opacity="0"/></radialGradient>`;

/** A picture from its ID: the same for ever, with gradients under a name of its own. */
export function print(id: string, tones: Tones, width: number, height: number, draw: (ink: Ink) => string): string {
  const name = `w${digest(id).toString(36)}`;
  const lampId = `${name}z`;
  const content = draw({ tones, paint: paintFor(name, tones), luck: seed(`waterdeep ${id}`), lamp: `url(#${lampId})` });
  return picture(width, height, (content.includes(lampId) ? lampDefs(lampId) : '') + defsFor(name, tones, content) + content);
}

export const steel = ({ paint }: Ink, d: string, width = 1): string => shape(d, paint.silver, metals.silver[0], width);
export const gold = ({ paint }: Ink, d: string, width = 1): string => shape(d, paint.gold, metals.gold[0], width);
export const lit = ({ paint }: Ink, d: string, width?: number): string => shape(d, paint.lit, paint.rim, width);
export const body = ({ paint }: Ink, d: string, width?: number): string => shape(d, paint.body, paint.rim, width);
export const robe = ({ paint }: Ink, d: string, width?: number): string => shape(d, paint.robe, paint.rim, width);
export const dark = ({ paint, tones }: Ink, d: string, width?: number): string => shape(d, tones.night, paint.rim, width);
/** Something in a colour of its own, in the light of the ward. */
export const tinted = ({ paint }: Ink, d: string, fill: string, width?: number): string => shape(d, fill, paint.rim, width);
export const wood = (d: string, width: number): string => line(d, metals.gold[0], width + 1.4) + line(d, '#8a6234', width);

/** Lamplight around a point. */
export const glow = ({ lamp: paint }: Ink, at: Point, radius: number): string => disc(at, radius, paint);
/** A motif put somewhere, in its exact size, and looking the other way if asked. */
export const put = (motif: string, [x, y]: Point, scale = 1, degrees = 0, mirrored = false): string =>
  group(
    motif,
    `transform="translate(${nums(x, y)})${degrees === 0 ? '' : `rotate(${degrees})`}` +
      `${scale === 1 && !mirrored ? '' : `scale(${mirrored ? `${-scale} ${scale}` : scale})`}"`,
  );
