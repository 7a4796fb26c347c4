import { dutyIds, intrigueNames, lordIds, questIds, spaceIds } from '@fathom/waterdeep';
import type { Pictures } from '../../../art/pictures.ts';
import { buildingBack, intrigueBack, lordBack, questBack } from './backs.ts';
import { caves } from './ground/caves.ts';
import { counters } from './ground/counter.ts';
import { lands } from './ground/land.ts';
import { intriguePicture } from './cards/intrigue.ts';
import { questPicture } from './cards/quest.ts';
import { lordPicture } from './lords/index.ts';
import { placeOf } from './places.ts';
import { placePicture } from './scenes/index.ts';

/** Our own pictures for Waterdeep, drawn from IDs, by the name of their file. Copies of a card share one. */
export const pictures = (): Pictures => [
  ...[...new Set(spaceIds.map(placeOf))].map((id) => [id, () => placePicture(id)] as const),
  ...[...questIds, ...dutyIds].map((id) => [id, () => questPicture(id)] as const),
  ...intrigueNames.map((id) => [id, () => intriguePicture(id)] as const),
  ...lordIds.map((id) => [id, () => lordPicture(id)] as const),
  ['quest-back', questBack],
  ['intrigue-back', intrigueBack],
  ['lord-back', lordBack],
  ['building-back', buildingBack],
  ...lands,
  ...caves,
  ...counters,
];
