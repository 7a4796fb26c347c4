import { allyIds, cards, locationIds, lordIds, monsterIds } from '@fathom/abyss';
import type { Pictures } from '../../../art/pictures.ts';
import { allyPicture } from './ally.ts';
import { explorationBack, locationBack, lootBack, lordBack } from './backs.ts';
import { locationPicture } from './location.ts';
import { lordPicture } from './lord.ts';
import { monsterPicture } from './monster.ts';

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
];
