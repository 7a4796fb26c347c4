import { next, othersFrom, type Seat } from '@fathom/kernel';
import { always, type Operation } from '../../../effects/operation.ts';
import { choose, foist, movesOf } from '../../../moves.ts';
import { isProtected } from '../../../queries.ts';
import { chair, refuse } from '../../../rules/touch.ts';
import type { State } from '../../../state.ts';
import { passDuty } from '../../../verbs/cards.ts';

type PassMandatoryQuest = { readonly op: 'passMandatoryQuest' };

/** SK-INTRIGUE-04 · Somebody with corruption. */
const targets = (s: State, seat: Seat): Seat[] =>
  othersFrom(s, seat).filter((other) => s.players[other]!.corruption > 0 && !isProtected(s, other));

export const passMandatoryQuest: Operation<PassMandatoryQuest, 'foist' | 'foistTo'> = {
  required: always,
  can: (s, seat) => s.players[seat]!.duties.length > 0 && targets(s, seat).length > 0,
  asks: always,
  perform: (s, { seat }) => next(s, { kind: 'foist', seat }),
  steps: {
    /** SK-INTRIGUE-04 · Which mandatory quest… */
    foist: {
      moves: (s, { seat }) => movesOf(foist, s.players[seat]!.duties),
      take: (s, { seat }, { quest }) => next(s, { kind: 'foistTo', seat, quest }),
      touches: (_s, _f, { quest }) => [quest],
      joins: true,
      whyNot: (s, { seat }, wanted) => refuse(s, seat, wanted, 'SK-INTRIGUE-04'),
    },
    /** …and to whom. */
    foistTo: {
      moves: (s, { seat }) => targets(s, seat).map((other) => choose[other]!),
      take: (s, { seat, quest }, { opponent }) => passDuty(s, seat, opponent, quest),
      touches: (_s, _f, { opponent }) => [chair(opponent)],
      joins: true,
      whyNot: (s, { seat }, wanted) => refuse(s, seat, wanted, 'SK-INTRIGUE-04'),
    },
  },
};
