import { pass } from '../../moves.ts';
import { discardable } from '../../rules/inn.ts';
import { scorePoints } from '../../verbs/goods.ts';
import { dropQuest } from '../../verbs/quests.ts';
import { lists } from '../lists.ts';
import { always, type RoundOffer } from '../operation.ts';
import { goRound, offering } from '../questions/eachOpponent.ts';

type EachOpponentMayDiscardQuest = { readonly op: 'eachOpponentMayDiscardQuest'; readonly vp: number };

export const eachOpponentMayDiscardQuest: RoundOffer<EachOpponentMayDiscardQuest, 'eachOpponent' | 'offer'> = {
  asks: always,
  perform: goRound,
  isOpenTo: ({ active, duties }) => active.length + duties.length > 0,
  answers: (s, who) => [...discardable(s, who, true), pass],
  accept(s, { seat, of }, { vp }, answer) {
    if (answer.type === 'discardQuest') dropQuest(s, seat, answer.quest);
    scorePoints(s, seat, vp, lists[of].piece);
  },
  steps: offering,
};
