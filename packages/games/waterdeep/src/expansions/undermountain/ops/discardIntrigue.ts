import { next } from '@fathom/kernel';
import { nameOf } from '../../../content/tables.ts';
import { always, type Operation } from '../../../effects/operation.ts';
import { discard } from '../../../moves.ts';
import { copiesIn, refuse } from '../../../rules/touch.ts';
import { discardCard } from '../../../verbs/cards.ts';

type DiscardIntrigue = { readonly op: 'discardIntrigue'; readonly count: number };

export const discardIntrigue: Operation<DiscardIntrigue, 'discardIntrigue'> = {
  asks: always,
  perform(s, { seat }, { count }) {
    const left = Math.min(count, s.players[seat]!.hand.length);
    if (left > 0) next(s, { kind: 'discardIntrigue', seat, left });
  },
  steps: {
    /** UM-BLDG-12 · From the whole hand. */
    discardIntrigue: {
      moves: (s, { seat }) => [...new Set(s.players[seat]!.hand.map((card) => nameOf[card]))].map((name) => discard[name]),
      take(s, { seat, left }, { card }) {
        discardCard(s, seat, card);
        if (left > 1) next(s, { kind: 'discardIntrigue', seat, left: left - 1 });
      },
      touches: (s, { seat }, { card }) => copiesIn(s, seat, card),
      joins: 'amount',
      whyNot: (s, { seat }, wanted) => refuse(s, seat, wanted, 'UM-BLDG-12'),
      news: true,
    },
  },
};
