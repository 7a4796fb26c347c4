import { adventurers, covers, type Goods } from '../../content/goods.ts';
import { pass } from '../../moves.ts';
import { isProtected } from '../../queries.ts';
import { discardable } from '../../rules/inn.ts';
import { layDuty } from '../../verbs/cards.ts';
import { gainGoods, scorePoints, transfer } from '../../verbs/goods.ts';
import { dropQuest } from '../../verbs/quests.ts';
import { lists } from '../lists.ts';
import { always, type Drawn, type RoundOffer, type Targeting } from '../operation.ts';
import { goingRound, goRound, offering } from '../questions/eachOpponent.ts';
import { nameOpponent, naming } from '../questions/opponent.ts';
import { takeAny, taking } from '../questions/take.ts';

/* What is done to one opponent, or offered to each of them. */

export const chosenOpponentGains: Targeting<{ readonly goods: Readonly<Goods> }, 'opponent'> = {
  perform: nameOpponent,
  strike: (s, { of }, { goods }, opponent) => gainGoods(s, opponent, goods, false, lists[of].piece),
  steps: naming,
};

export const giveMandatoryQuest: Targeting<object, 'opponent'> = {
  required: always,
  can: (s, seat) => s.players.some((_, other) => other !== seat && !isProtected(s, other)),
  perform: nameOpponent,
  strike: (s, { seat }, _effect, opponent) => layDuty(s, seat, opponent),
  steps: naming,
};

/** WD-INTRIGUE-09. */
export const eachOpponentGainsAny: RoundOffer<object, 'eachOpponent' | 'take'> & Drawn<object> = {
  brings: () => ({ any: 1, toOpponents: true }),
  perform: goRound,
  serve: (s, who, of) => takeAny(s, who, of, 1, adventurers, false),
  steps: { ...goingRound, ...taking },
};

export const eachOpponentMayDiscardQuest: RoundOffer<{ readonly vp: number }, 'eachOpponent' | 'offer'> = {
  perform: goRound,
  isOpenTo: ({ active, duties }) => active.length + duties.length > 0,
  answers: (s, who) => [...discardable(s, who, true), pass],
  accept(s, { seat, of }, { vp }, answer) {
    if (answer.type === 'discardQuest') dropQuest(s, seat, answer.quest);
    scorePoints(s, seat, vp, lists[of].piece);
  },
  steps: offering,
};

type MayGive = { readonly goods: Readonly<Goods>; readonly vp: number };

export const eachOpponentMayGive: RoundOffer<MayGive, 'eachOpponent' | 'offer'> & Drawn<MayGive> = {
  brings: ({ goods, vp }) => ({ cost: { goods, any: 0 }, vp, may: true, toOpponents: true }),
  perform: goRound,
  isOpenTo: (who, { goods }) => covers(who, goods),
  accept(s, { seat, of, own, actor }, { goods, vp }) {
    transfer(s, seat, actor, goods, own);
    scorePoints(s, seat, vp, lists[of].piece);
  },
  steps: offering,
};
