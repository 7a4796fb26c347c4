import { next, othersFrom, seat, type Seat } from '@fathom/kernel';
import type { DutyId } from '../../../content/tables.ts';
import { always, type Operation, type Step } from '../../../effects/operation.ts';
import { bySeat, duty } from '../../../fields.ts';
import { byDuty, choose, movesOf } from '../../../moves.ts';
import { isProtected } from '../../../queries.ts';
import { asking } from '../../../rules/asking.ts';
import type { State } from '../../../state.ts';
import { passDuty } from '../../../verbs/cards.ts';

const foist = byDuty('foist');

/** SK-INTRIGUE-04 · Somebody with corruption. */
const targets = (s: State, seat: Seat): Seat[] =>
  othersFrom(s, seat).filter((other) => s.players[other]!.corruption > 0 && !isProtected(s, other));

const toFields = { seat, quest: duty };
type FoistSteps = {
  foist: Step<typeof bySeat, { readonly type: 'foist'; readonly quest: DutyId }>;
  foistTo: Step<typeof toFields, { readonly type: 'choose'; readonly opponent: Seat }>;
};

export const passMandatoryQuest: Operation<object, never, FoistSteps> = {
  required: always,
  can: (s, seat) => s.players[seat]!.duties.length > 0 && targets(s, seat).length > 0,
  perform: (s, { seat }) => next(s, { kind: 'foist', seat }),
  steps: {
    /** SK-INTRIGUE-04 · Which mandatory quest… */
    foist: {
      fields: bySeat,
      moves: (s, { seat }) => movesOf(foist, s.players[seat]!.duties),
      take: (s, { seat }, { quest }) => next(s, { kind: 'foistTo', seat, quest }),
      ...asking('SK-INTRIGUE-04', { joins: true }),
    },
    /** …and to whom. */
    foistTo: {
      fields: toFields,
      moves: (s, { seat }) => targets(s, seat).map((other) => choose[other]!),
      take: (s, { seat, quest }, { opponent }) => passDuty(s, seat, opponent, quest),
      ...asking('SK-INTRIGUE-04', { joins: true }),
    },
  },
};
