import { flag, next, seat } from '@fathom/kernel';
import { nameOf, type IntrigueName } from '../../../content/tables.ts';
import { number, type Pass } from '../../../flow.ts';
import type { Operation, Step } from '../../../effects/operation.ts';
import { playCard, resolving } from '../../../effects/questions.ts';
import { asking, byCard, copiesIn, onlyPass, pass, play } from '../../../moves.ts';
import { canPlay } from '../../../rules/feasible.ts';
import { discardCard, drawCards } from '../../../verbs/cards.ts';

/* Intrigue cards that are drawn and discarded. */

const drawnFields = { seat, own: flag };
const drawsFields = { ...drawnFields, left: number };
type DrawsSteps = {
  draws: Step<typeof drawsFields>;
  drawn: Step<typeof drawnFields, { readonly type: 'play'; readonly card: IntrigueName } | Pass>;
};

export const drawIntrigueMayPlay: Operation<{ readonly count: number }, 'played', DrawsSteps> = {
  inReward: 3,
  drawsCards: true,
  playsCard: 'drawn',
  perform: (s, { seat, own }, { count }) => next(s, { kind: 'draws', seat, left: count, own }),
  steps: {
    ...resolving,
    /** UM-INTRIGUE-18, UM-QCARD-01, 12 · One card after another, each settled before the next. */
    draws: {
      fields: drawsFields,
      run(s, { seat, left, own }) {
        const before = s.players[seat]!.hand.length;
        drawCards(s, seat, 1);
        if (s.players[seat]!.hand.length === before) return;
        if (left > 1) next(s, { kind: 'draws', seat, left: left - 1, own });
        next(s, { kind: 'drawn', seat, own });
      },
    },
    /** The card just drawn, which lies last in the hand, may be played. */
    drawn: {
      fields: drawnFields,
      moves(s, { seat }) {
        const name = nameOf[s.players[seat]!.hand.at(-1)!];
        return canPlay(s, seat, name) ? [play[name], pass] : onlyPass;
      },
      take(s, { seat, own }, move) {
        if (move.type === 'play') playCard(s, seat, move.card, own);
        else s.log?.push({ type: 'cardKept', seat });
      },
      ...asking('WD-PLAY-03'),
      touches: (s, { seat }, move) => (move.type === 'play' ? [s.players[seat]!.hand.at(-1)!] : []),
      alwaysAsk: true,
    },
  },
};

const discard = byCard('discard');

const discardFields = { seat, left: number };
type DiscardIntrigueSteps = { discardIntrigue: Step<typeof discardFields, { readonly type: 'discard'; readonly card: IntrigueName }> };

export const discardIntrigue: Operation<{ readonly count: number }, never, DiscardIntrigueSteps> = {
  perform(s, { seat }, { count }) {
    const left = Math.min(count, s.players[seat]!.hand.length);
    if (left > 0) next(s, { kind: 'discardIntrigue', seat, left });
  },
  steps: {
    /** UM-BLDG-12 · From the whole hand. */
    discardIntrigue: {
      fields: discardFields,
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
