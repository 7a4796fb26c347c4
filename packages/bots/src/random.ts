import { pick, type Playable } from '@fathom/kernel';
import type { Bot } from './bot.ts';

/** Any legal move, all equally likely. */
export const random = <G extends Playable<G>>(): Bot<G> => ({
  name: 'random',
  choose: (access, rng) => pick(rng, access.legal()),
});
