import { guilds } from '@fathom/conspiracy';
import { emblem, mark, markIds } from '../../../art/icons.ts';
import type { Pictures } from '../../../art/pictures.ts';

/** Everything small that is drawn into the page itself. */
export const marks = (): Pictures => [
  ...guilds.map((id) => [`emblem-${id}`, () => emblem(id)] as const),
  ...markIds.map((id) => [id, () => mark(id)] as const),
];
