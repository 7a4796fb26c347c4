import { locationIds, lordIds } from '@fathom/conspiracy';
import type { Pictures } from '../../../art/pictures.ts';
import { locationBack, lordBack } from './backs.ts';
import { daises } from './dais.ts';
import { locationPicture } from './location.ts';
import { lordPicture } from './lord.ts';
import { senates } from './senate.ts';

/** Our own pictures for Conspiracy, drawn from IDs: the same card always looks the same. */
export const pictures = (): Pictures => [
  ...lordIds.map((id) => [id, () => lordPicture(id)] as const),
  ...locationIds.map((id) => [id, () => locationPicture(id)] as const),
  ['lord-back', lordBack],
  ['location-back', locationBack],
  ...senates,
  ...daises,
];
