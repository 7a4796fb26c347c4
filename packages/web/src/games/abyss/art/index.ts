import { allyIds, cards, locationIds, lordIds, monsterIds } from '@fathom/abyss';
import type { Pictures } from '../../../art/pictures.ts';
import { allyPicture } from './ally.ts';
import { explorationBack, locationBack, lootBack, lordBack } from './backs.ts';
import { locationPicture } from './location.ts';
import { lordPicture } from './lord.ts';
import { monsterPicture } from './monster.ts';
import { hallTall, hallWide } from './stage/hall.ts';
import { hours } from './stage/hours.ts';
import { alcove, chain, parapet, throne } from './stage/parts.ts';

/** The throne hall and its parts, which are painted for each hour. */
const stage = { 'hall-wide': hallWide, 'hall-tall': hallTall, throne, alcove, parapet, chain };

/** Our own pictures for Abyss, drawn from IDs, by the name of their file. Copies of an ally share one. */
export const pictures = (): Pictures => [
  ...lordIds.map((id) => [id, () => lordPicture(id)] as const),
  ...locationIds.map((id) => [id, () => locationPicture(id)] as const),
  ...allyIds.filter((id) => id.endsWith('-1')).map((id) => [id.slice(0, -2), () => allyPicture(cards[id].race!, cards[id].value)] as const),
  ...monsterIds.map((id) => [id, () => monsterPicture(id)] as const),
  ['exploration-back', explorationBack],
  ['lord-back', lordBack],
  ['location-back', locationBack],
  ['loot-back', lootBack],
  ...Object.entries(stage).flatMap(([part, draw]) => hours.map((hour) => [`${part}-${hour.name}`, () => draw(hour)] as const)),
];
