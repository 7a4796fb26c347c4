import { guilds, races } from '@fathom/abyss';
import type { Pictures } from '../../../art/pictures.ts';
import { emblem, keyMark, mark, markIds, pearlMark, raceEmblem } from './icons.ts';

/** Everything small that is drawn into the page itself. */
export const marks = (): Pictures => [
  ...guilds.map((id) => [`emblem-${id}`, () => emblem(id)] as const),
  ...([...races, 'kraken'] as const).map((id) => [`emblem-${id}`, () => raceEmblem(id)] as const),
  ...markIds.map((id) => [id, () => mark(id)] as const),
  ['pearl', () => pearlMark],
  ['key', () => keyMark],
];
