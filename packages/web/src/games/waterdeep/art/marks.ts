import { factions } from '@fathom/waterdeep';
import type { Pictures } from '../../../art/pictures.ts';
import { agent, mark, markIds } from './icons.ts';

/** Everything small that is drawn into the page itself. */
export const marks = (): Pictures => [
  ...factions.map((id) => [`agent-${id}`, () => agent(id)] as const),
  ...markIds.map((id) => [id, () => mark(id)] as const),
];
