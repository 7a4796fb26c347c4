import { next } from '@fathom/kernel';
import { discardable } from '../../rules/inn.ts';
import { refuse } from '../../rules/touch.ts';
import { dropQuest } from '../../verbs/quests.ts';
import { effectAt } from '../lists.ts';
import { always, type Operation } from '../operation.ts';

type DiscardQuest = { readonly op: 'discardQuest'; readonly mandatoryToo: boolean };

export const discardQuest: Operation<DiscardQuest, 'discardQuest'> = {
  required: always,
  can: (s, seat, { mandatoryToo }) => discardable(s, seat, mandatoryToo).length > 0,
  asks: always,
  perform(s, { seat, of, at, own }, { mandatoryToo }) {
    if (discardable(s, seat, mandatoryToo).length > 0) next(s, { kind: 'discardQuest', seat, of, at, own });
  },
  steps: {
    /** WD-INTRIGUE-11, UM-BLDG-09 · An own quest goes. */
    discardQuest: {
      moves: (s, f) => discardable(s, f.seat, (effectAt(f) as DiscardQuest).mandatoryToo),
      take: (s, { seat }, { quest }) => dropQuest(s, seat, quest),
      touches: (_s, _f, { quest }) => [quest],
      joins: true,
      whyNot: (s, { seat }, wanted) => refuse(s, seat, wanted, 'WD-QUEST-11'),
    },
  },
};
