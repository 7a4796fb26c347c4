/** Our own pictures for Conspiracy, drawn from IDs: the same card always looks the same. */
export { lordBack, locationBack } from './backs.ts';
export { emblem, mark } from '../../art/icons.ts';
export { locationPicture } from './location.ts';
export { lordPicture } from './lord.ts';
