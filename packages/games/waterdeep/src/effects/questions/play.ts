import { next, type Chapter, type Seat } from '@fathom/kernel';
import type { IntrigueName } from '../../content/tables.ts';
import { copiesIn, onlyPass, pass } from '../../moves.ts';
import { playableCards } from '../../rules/feasible.ts';
import { react } from '../../rules/plots.ts';
import { noteProvided, type State, type Waterdeep } from '../../state.ts';
import { layOpen } from '../../verbs/cards.ts';
import { drop } from '../../verbs/drop.ts';
import { playListOf } from '../lists.ts';

/** WD-PLAY-02 · Out of the hand, resolved at once, and then onto the discard pile. */
export function playCard(s: State, seat: Seat, name: IntrigueName, own: boolean): void {
  const card = layOpen(s, seat, name);
  const use = s.uses[s.uses.length - 1];
  if (own && use !== undefined) noteProvided(use, 'play');
  next(s, { kind: 'effects', seat, of: playListOf(s, name), at: 0, own, spent: null }, { kind: 'played', seat, card });
}

export const resolving: Chapter<Waterdeep, 'played'> = {
  /** WD-PLAY-02, WD-QCARD-22 · The card is done with; a mandatory quest or a passed card lies elsewhere by now. */
  played: {
    run(s, { seat, card }) {
      if (s.resolving.includes(card)) {
        drop(s.resolving, card);
        s.intrigueDiscard.push(card);
      }
      react(s, seat, 'play', null);
    },
  },
};

export const playing: Chapter<Waterdeep, 'plays' | 'play' | 'played'> = {
  ...resolving,
  /** WD-HARBOR-01, R-14 · So many cards, one after another. Whoever has cards is asked: that none can be played would be news. */
  plays: {
    run(s, { seat, left, own, optional, toll }) {
      if (s.players[seat]!.hand.length > 0) next(s, { kind: 'play', seat, left, own, optional, toll });
      else s.log?.push({ type: 'couldNot', seat, what: 'card' });
    },
  },
  /** WD-PLAY-03 · A card that can be played now; none only if none can, or if playing is free. */
  play: {
    moves(s, { seat, optional }) {
      const moves = playableCards(s, seat);
      if (moves.length === 0) return onlyPass;
      if (optional) moves.push(pass);
      return moves;
    },
    take(s, { seat, left, own, optional, toll }, move) {
      if (move.type === 'pass')
        return void s.log?.push(optional ? { type: 'offerDeclined', seat } : { type: 'couldNot', seat, what: 'card' });
      if (toll > 0) next(s, { kind: 'toll', seat, count: toll });
      if (left > 1) next(s, { kind: 'plays', seat, left: left - 1, own, optional, toll: 0 });
      playCard(s, seat, move.card, own);
    },
    touches: (s, { seat }, move) => (move.type === 'play' ? copiesIn(s, seat, move.card) : []),
    joins: true,
    whyNot: (_s, _f, { type }) => (type === 'pass' ? 'WD-HARBOR-01' : 'WD-PLAY-03'),
    alwaysAsk: true,
  },
};
