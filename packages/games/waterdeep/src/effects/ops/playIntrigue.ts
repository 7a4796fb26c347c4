import { next } from '@fathom/kernel';
import { anyPlayable } from '../../rules/feasible.ts';
import { always, type Operation } from '../operation.ts';
import { playing } from '../questions/play.ts';

export const playIntrigue: Operation<{ readonly count: number }, 'plays' | 'play' | 'played'> = {
  required: always,
  /** R-14 · As many cards as must be played, and one of them can be played now. */
  can: (s, seat, { count }) => s.players[seat]!.hand.length >= count && anyPlayable(s, seat),
  looksAtAgents: true,
  needsJustACard: ({ count }) => count === 1,
  perform: (s, { seat, own }, { count }) => next(s, { kind: 'plays', seat, left: count, own, optional: false, toll: 0 }),
  steps: playing,
};
