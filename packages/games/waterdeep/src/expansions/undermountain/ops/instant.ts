import { markRevealed, othersFrom } from '@fathom/kernel';
import type { Adventurer } from '../../../content/goods.ts';
import { quests } from '../../../content/tables.ts';
import type { Drawn, Operation } from '../../../effects/operation.ts';
import { react } from '../../../rules/plots.ts';
import { drawCards } from '../../../verbs/cards.ts';
import { scorePoints } from '../../../verbs/goods.ts';
import { addQuest, dropQuest, fillInn } from '../../../verbs/quests.ts';

/* What is done at a stroke: nobody is asked anything. */

/** UM-QCARD-02. */
export const drawIntriguePerSpent: Operation<{ readonly adventurer: Adventurer }> = {
  perform: (s, { seat, spent }, { adventurer }) => drawCards(s, seat, spent?.[adventurer] ?? 0),
};

/** UM-INTRIGUE-10. */
type Count = { readonly count: number };

export const eachOpponentDraws: Operation<Count> & Drawn<Count> = {
  brings: ({ count }) => ({ cards: count, toOpponents: true }),
  perform(s, { seat }, { count }) {
    for (const other of othersFrom(s, seat)) drawCards(s, other, count);
  },
};

export const openLord: Operation = {
  /** UM-INTRIGUE-12 · The lord is public for good, mandatory quests go, and attacks pass by. */
  perform(s, { seat }) {
    const me = s.players[seat]!;
    markRevealed(s);
    me.open = true;
    s.log?.push({ type: 'lordOpened', seat, lord: me.lord });
    for (const duty of me.duties.slice()) dropQuest(s, seat, duty);
  },
};

/** UM-QCARD-06. */
export const scorePerSpent: Operation<{ readonly adventurer: Adventurer; readonly vp: number }> = {
  perform: (s, { seat, spent }, { adventurer, vp }, { piece }) => scorePoints(s, seat, vp * (spent?.[adventurer] ?? 0), piece),
};

/** UM-QCARD-05. */
export const takeAllFaceUpQuests: Operation = {
  perform(s, { seat }) {
    const all = s.inn;
    s.inn = [];
    for (const quest of all) addQuest(s, seat, quest, 'inn');
    fillInn(s);
    for (const quest of all) react(s, seat, 'take', quests[quest].type);
  },
};
