import { quests } from '../../../content/tables.ts';
import type { Operation } from '../../../effects/operation.ts';
import { react } from '../../../rules/plots.ts';
import { addQuest, fillInn } from '../../../verbs/quests.ts';

type TakeAllFaceUpQuests = { readonly op: 'takeAllFaceUpQuests' };

/** UM-QCARD-05. */
export const takeAllFaceUpQuests: Operation<TakeAllFaceUpQuests> = {
  perform(s, { seat }) {
    const all = s.inn;
    s.inn = [];
    for (const quest of all) addQuest(s, seat, quest, 'inn');
    fillInn(s);
    for (const quest of all) react(s, seat, 'take', quests[quest].type);
  },
};
