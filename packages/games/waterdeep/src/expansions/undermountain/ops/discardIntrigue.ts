import { next, seat } from '@fathom/kernel';
import { nameOf, type IntrigueName } from '../../../content/tables.ts';
import type { Operation, Step } from '../../../effects/operation.ts';
import { number } from '../../../fields.ts';
import { byCard } from '../../../moves.ts';
import { asking, copiesIn } from '../../../rules/asking.ts';
import { discardCard } from '../../../verbs/cards.ts';

const discard = byCard('discard');

const fields = { seat, left: number };
type DiscardIntrigueSteps = { discardIntrigue: Step<typeof fields, { readonly type: 'discard'; readonly card: IntrigueName }> };

export const discardIntrigue: Operation<{ readonly count: number }, never, DiscardIntrigueSteps> = {
  perform(s, { seat }, { count }) {
    const left = Math.min(count, s.players[seat]!.hand.length);
    if (left > 0) next(s, { kind: 'discardIntrigue', seat, left });
  },
  steps: {
    /** UM-BLDG-12 · From the whole hand. */
    discardIntrigue: {
      fields,
      moves: (s, { seat }) => [...new Set(s.players[seat]!.hand.map((card) => nameOf[card]))].map((name) => discard[name]),
      take(s, { seat, left }, { card }) {
        discardCard(s, seat, card);
        if (left > 1) next(s, { kind: 'discardIntrigue', seat, left: left - 1 });
      },
      ...asking('UM-BLDG-12', { joins: 'amount' }),
      touches: (s, { seat }, { card }) => copiesIn(s, seat, card),
      alwaysAsk: true,
    },
  },
};
