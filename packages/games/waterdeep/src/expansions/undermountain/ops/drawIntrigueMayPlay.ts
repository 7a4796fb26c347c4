import { next } from '@fathom/kernel';
import { nameOf } from '../../../content/tables.ts';
import { always, type Operation } from '../../../effects/operation.ts';
import { playCard, resolving } from '../../../effects/questions/play.ts';
import { onlyPass, pass, play } from '../../../moves.ts';
import { canPlay } from '../../../rules/feasible.ts';
import { refuse } from '../../../rules/touch.ts';
import { drawCards } from '../../../verbs/cards.ts';

type DrawIntrigueMayPlay = { readonly op: 'drawIntrigueMayPlay'; readonly count: number };

export const drawIntrigueMayPlay: Operation<DrawIntrigueMayPlay, 'draws' | 'drawn' | 'played'> = {
  drawsCards: true,
  playsCard: 'drawn',
  asks: always,
  perform: (s, { seat, own }, { count }) => next(s, { kind: 'draws', seat, left: count, own }),
  steps: {
    ...resolving,
    /** UM-INTRIGUE-18, UM-QCARD-01, 12 · One card after another, each settled before the next. */
    draws: {
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
      moves(s, { seat }) {
        const name = nameOf[s.players[seat]!.hand.at(-1)!];
        return canPlay(s, seat, name) ? [play[name], pass] : onlyPass;
      },
      take(s, { seat, own }, move) {
        if (move.type === 'play') playCard(s, seat, move.card, own);
        else s.log?.push({ type: 'cardKept', seat });
      },
      touches: (s, { seat }, move) => (move.type === 'play' ? [s.players[seat]!.hand.at(-1)!] : []),
      whyNot: (s, { seat }, wanted) => refuse(s, seat, wanted, 'WD-PLAY-03'),
      news: true,
    },
  },
};
