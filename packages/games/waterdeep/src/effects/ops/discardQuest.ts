import { next } from '@fathom/kernel';
import type { DiscardQuest } from '../../flow.ts';
import { ref } from '../../fields.ts';
import { discardable } from '../../rules/inn.ts';
import { asking } from '../../rules/asking.ts';
import { dropQuest } from '../../verbs/quests.ts';
import { effectAt } from '../lists.ts';
import { always, type Operation, type Step } from '../operation.ts';

type Data = { readonly mandatoryToo: boolean };
type DiscardQuestSteps = { discardQuest: Step<typeof ref, DiscardQuest> };

export const discardQuest: Operation<Data, never, DiscardQuestSteps> = {
  required: always,
  can: (s, seat, { mandatoryToo }) => discardable(s, seat, mandatoryToo).length > 0,
  perform(s, { seat, of, at, own }, { mandatoryToo }) {
    if (discardable(s, seat, mandatoryToo).length > 0) next(s, { kind: 'discardQuest', seat, of, at, own });
  },
  steps: {
    /** WD-INTRIGUE-11, UM-BLDG-09 · An own quest goes. */
    discardQuest: {
      fields: ref,
      moves: (s, f) => discardable(s, f.seat, (effectAt(f) as Data).mandatoryToo),
      take: (s, { seat }, { quest }) => dropQuest(s, seat, quest),
      ...asking('WD-QUEST-11', { joins: true }),
    },
  },
};
