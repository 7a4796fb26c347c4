import { othersFrom } from '@fathom/kernel';
import type { Operation } from '../../../effects/operation.ts';
import { drawCards } from '../../../verbs/cards.ts';

type EachOpponentDraws = { readonly op: 'eachOpponentDraws'; readonly count: number };

/** UM-INTRIGUE-10. */
export const eachOpponentDraws: Operation<EachOpponentDraws> = {
  perform(s, { seat }, { count }) {
    for (const other of othersFrom(s, seat)) drawCards(s, other, count);
  },
};
