import { takeDrawn } from '../../rules/inn.ts';
import { drawQuest } from '../../verbs/quests.ts';
import type { Operation } from '../operation.ts';

type DrawQuestFromDeck = { readonly op: 'drawQuestFromDeck' };

/** WD-QCARD-02. */
export const drawQuestFromDeck: Operation<DrawQuestFromDeck> = {
  perform(s, { seat }) {
    const quest = drawQuest(s);
    if (quest !== null) takeDrawn(s, seat, quest);
  },
};
