import { questTypes } from '@fathom/waterdeep';
import { nums, polar, type Point } from '../../../art/curve.ts';
import { brass } from '../../../art/palette.ts';
import { times } from '../../../art/seed.ts';
import { disc, faint, group, line, placed } from '../../../art/svg.ts';
import { signShapes } from './icons.ts';
import { glow, print, put, type Ink } from './ink.ts';
import { arms, people, stealth, trade } from './motifs/index.ts';
import { wards, type Ward } from './palette.ts';

/** Backs: leaded glass with a lamp behind it, and in the middle what the deck is about. */
function pane(s: Ink, width: number, height: number): string {
  const step = 14;
  const lead = times(
    Math.ceil((width + height) / step),
    (i) => `M${nums(i * step, 0)}l${-height} ${height}M${nums(width - i * step, 0)}l${height} ${height}`,
  ).join('');
  const centre: Point = [width / 2, height / 2];
  return (
    `<path fill="${s.tones.night}" d="M0 0h${width}v${height}H0z"/>` +
    disc(centre, Math.max(width, height) * 0.62, s.paint.halo) +
    faint(line(lead, s.tones.glint, 0.9), 0.28) +
    glow(s, centre, 62)
  );
}
const frame = (width: number, height: number): string =>
  [4, 7.5]
    .map(
      (inset) =>
        `<rect x="${inset}" y="${inset}" width="${width - inset * 2}" height="${height - inset * 2}" rx="7" fill="none" ` +
        `stroke="${brass}" stroke-width="${inset === 4 ? 1.6 : 0.7}"/>`,
    )
    .join('');
const medal = (s: Ink, centre: Point, radius: number): string =>
  disc(centre, radius, s.tones.night, ` stroke="${brass}" stroke-width="2"`) +
  disc(centre, radius - 4, s.paint.robe, ` stroke="${brass}" stroke-width=".6"`);

const back = (name: string, ward: Ward, width: number, height: number, middle: (s: Ink) => string): string =>
  print(name, wards[ward], width, height, (s) => pane(s, width, height) + middle(s) + frame(width, height));

/** A sealed writ, and the five kinds of trouble around it. */
export const questBack = (): string =>
  back('quest-back', 'stone', 168, 112, (s) => {
    const around = questTypes.map((type, i) =>
      placed(group(signShapes(type), `color="${brass}" transform="translate(-12-12)"`), polar([84, 56], 42, i * 72 - 90), 0, 0.62),
    );
    return medal(s, [84, 56], 29) + put(trade.deed(s), [84, 56], 0.56) + around.join('');
  });
/** A lantern in the dark, and two knives. */
export const intrigueBack = (): string =>
  back(
    'intrigue-back',
    'blood',
    120,
    168,
    (s) =>
      medal(s, [60, 84], 42) +
      put(arms.dagger(s), [60, 88], 1.2, 52) +
      put(arms.dagger(s), [60, 88], 1.2, -52) +
      put(stealth.lantern(s), [60, 82], 0.72),
  );
/** Nobody knows who is under the hood. */
export const lordBack = (): string =>
  back('lord-back', 'moonlit', 120, 168, (s) => medal(s, [60, 84], 44) + put(people.hooded(s), [60, 86], 0.84));
/** A house with its lamps lit. */
export const buildingBack = (): string =>
  back('building-back', 'market', 168, 112, (s) => medal(s, [84, 56], 38) + put(trade.house(s), [84, 54], 0.84));
