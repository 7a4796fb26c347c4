import { next, seat } from '@fathom/kernel';
import { questTypes, type QuestType } from '../../content/goods.ts';
import { quests, type QuestId } from '../../content/tables.ts';
import type { TakeQuest } from '../../flow.ts';
import { bySeat, number } from '../../fields.ts';
import { movesOf, naming, takeQuest } from '../../moves.ts';
import { typePiece } from '../../pieces.ts';
import { takeDrawn } from '../../rules/inn.ts';
import { react } from '../../rules/plots.ts';
import { asking } from '../../rules/asking.ts';
import { drop } from '../../verbs/drop.ts';
import { addQuest, drawQuest, fillInn } from '../../verbs/quests.ts';
import type { Operation, Step } from '../operation.ts';

const nameType = naming('questType', questTypes)('nameType');

/* Quests from the deck. */

const draftFields = { seat, left: number };
type DraftSteps = { draft: Step<typeof draftFields, TakeQuest> };

export const draftQuests: Operation<object, never, DraftSteps> = {
  /** WD-INTRIGUE-08, R-32 · As many as there are players, or all there are. */
  perform(s, { seat }) {
    while (s.revealed.length < s.seats) {
      const quest = drawQuest(s);
      if (quest === null) break;
      s.revealed.push(quest);
    }
    s.log?.push({ type: 'questsTurnedUp', quests: s.revealed.slice() });
    if (s.revealed.length > 0) next(s, { kind: 'draft', seat, left: s.seats });
  },
  steps: {
    /** WD-INTRIGUE-08, WD-INN-05 · One of those that are left, clockwise. */
    draft: {
      fields: draftFields,
      moves: (s) => movesOf(takeQuest, s.revealed),
      take(s, { seat, left }, { quest }) {
        drop(s.revealed, quest);
        addQuest(s, seat, quest, 'revealed');
        fillInn(s);
        if (left > 1 && s.revealed.length > 0) next(s, { kind: 'draft', seat: (seat + 1) % s.seats, left: left - 1 });
        react(s, seat, 'take', quests[quest].type);
      },
      ...asking('WD-INTRIGUE-08', { joins: 'amount' }),
    },
  },
};

type QuestTypeSteps = { questType: Step<typeof bySeat, { readonly type: 'nameType'; readonly questType: QuestType }> };

export const drawQuestOfType: Operation<object, never, QuestTypeSteps> = {
  perform: (s, { seat }) => next(s, { kind: 'questType', seat }),
  steps: {
    /** WD-INTRIGUE-22, WD-INN-05 · The first of that type; the cards before it are discarded. */
    questType: {
      fields: bySeat,
      moves: () => movesOf(nameType, questTypes),
      take(s, { seat }, { questType }) {
        s.log?.push({ type: 'typeNamed', seat, questType });
        const passed: QuestId[] = [];
        let quest = drawQuest(s);
        while (quest !== null && quests[quest].type !== questType) {
          passed.push(quest);
          quest = drawQuest(s);
        }
        s.log?.push({ type: 'questsTurnedUp', quests: quest === null ? passed : [...passed, quest] });
        s.questDiscard.push(...passed);
        if (quest === null) return fillInn(s);
        takeDrawn(s, seat, quest);
      },
      ...asking('WD-INTRIGUE-22', { joins: true }),
      touches: (_s, _f, { questType }) => [typePiece(questType)],
    },
  },
};
