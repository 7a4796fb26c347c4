import { next } from '@fathom/kernel';
import { questTypes } from '../../content/goods.ts';
import { quests, type QuestId } from '../../content/tables.ts';
import { movesOf, nameType } from '../../moves.ts';
import { takeDrawn } from '../../rules/inn.ts';
import { refuse } from '../../rules/touch.ts';
import { drawQuest, fillInn } from '../../verbs/quests.ts';
import { always, type Operation } from '../operation.ts';

type DrawQuestOfType = { readonly op: 'drawQuestOfType' };

export const drawQuestOfType: Operation<DrawQuestOfType, 'questType'> = {
  asks: always,
  perform: (s, { seat }) => next(s, { kind: 'questType', seat }),
  steps: {
    /** WD-INTRIGUE-22, WD-INN-05 · The first of that type; the cards before it are discarded. */
    questType: {
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
      touches: (_s, _f, { questType }) => [`type-${questType}`],
      joins: true,
      whyNot: (s, { seat }, wanted) => refuse(s, seat, wanted, 'WD-INTRIGUE-22'),
    },
  },
};
