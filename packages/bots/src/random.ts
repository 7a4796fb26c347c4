import { pick, type Playable } from '@fathom/kernel';
import type { Bot } from './bot.ts';

/** Any legal move, each as likely as the next. */
export const random = <G extends Playable<G>>(): Bot<G> => ({
  name: 'random',
  choose: (chair, rng) => pick(rng, chair.legal()),
});
