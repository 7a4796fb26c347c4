import { next, type Seat } from '@fathom/kernel';
import { quests, type QuestId } from '../../content/tables.ts';
import type { TakeQuest } from '../../flow.ts';
import { bySeat } from '../../fields.ts';
import { movesOf, takeQuest } from '../../moves.ts';
import { anyPlayable, mustStillPlay } from '../../rules/feasible.ts';
import { react } from '../../rules/plots.ts';
import { asking } from '../../rules/asking.ts';
import type { State } from '../../state.ts';
import { expectGoods } from '../../verbs/goods.ts';
import { addQuest, leaveInn } from '../../verbs/quests.ts';
import type { Operation, Step } from '../operation.ts';
import { trial } from '../trial.ts';

/** Tries something with a quest of the Inn, and with what plot quests give for taking it. */
const withQuest = (s: State, seat: Seat, quest: QuestId, attempt: () => boolean): boolean =>
  trial(s, seat, (me) => {
    me.active = [...me.active, quest];
    for (const plot of me.plots) {
      const { on, of, effects } = quests[plot].ongoing!;
      if (on === 'take' && of === quests[quest].type && effects[0]?.op === 'gain') expectGoods(s, seat, effects[0].goods);
    }
    return attempt();
  });

const leavingCard = (s: State, seat: Seat): QuestId[] => s.inn.filter((quest) => withQuest(s, seat, quest, () => anyPlayable(s, seat)));

type TakeQuestSteps = { takeQuest: Step<typeof bySeat, TakeQuest> };

export const takeFaceUpQuest: Operation<object, never, TakeQuestSteps> = {
  /** UM-SPACE-01 · A quest more never stands in the way, so they are tried only if it cannot be done without. */
  foresee: (s, seat, _effect, rest) => rest() || s.inn.some((quest) => withQuest(s, seat, quest, rest)),
  perform(s, { seat }) {
    if (s.inn.length > 0) next(s, { kind: 'takeQuest', seat });
  },
  steps: {
    /** WD-INN-04, WD-ASSIGN-11 · One that lies face up; where a card must be played afterwards, one that leaves a card to play. */
    takeQuest: {
      fields: bySeat,
      moves(s, { seat }) {
        const fitting = mustStillPlay(s, seat) && !anyPlayable(s, seat) ? leavingCard(s, seat) : s.inn;
        return movesOf(takeQuest, fitting.length > 0 ? fitting : s.inn);
      },
      /** WD-QUEST-10, WD-INN-04 · From the Inn, and the slot is refilled before anything else. */
      take(s, { seat }, { quest }) {
        addQuest(s, seat, quest, 'inn');
        leaveInn(s, quest);
        const use = s.uses[s.uses.length - 1];
        if (use !== undefined) use.taken = quest;
        react(s, seat, 'take', quests[quest].type);
      },
      ...asking('WD-INN-04', { joins: true }),
      /** Which of them leave a card to play would tell of the hand. */
      alwaysAsk: true,
    },
  },
};
