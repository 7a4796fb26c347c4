import { markRevealed, next, othersFrom, seat } from '@fathom/kernel';
import { adventurers, covers, one, type Adventurer, type Goods } from '../../../content/goods.ts';
import { quests } from '../../../content/tables.ts';
import { lists } from '../../../effects/lists.ts';
import { always, type Drawn, type Operation, type Option, type Step, type Targeting } from '../../../effects/operation.ts';
import { nameOpponent, naming, offerOption, option } from '../../../effects/questions.ts';
import { band, of, type Pass } from '../../../flow.ts';
import { asking, byAdventurer, fromSupply, pass } from '../../../moves.ts';
import { react } from '../../../rules/triggers.ts';
import { drawCards } from '../../../verbs/cards.ts';
import { gainGoods, returnGoods, scorePoints, transfer } from '../../../verbs/goods.ts';
import { addQuest, dropQuest, fillInn } from '../../../verbs/quests.ts';

/* Goods that are paid, given and come back. */

type MayPay = {
  readonly cost: Readonly<Goods>;
  readonly goods: Readonly<Goods>;
  readonly vp: number;
};

export const mayPay: Drawn<Option<MayPay>> = {
  inReward: 2,
  brings: ({ cost, goods, vp }) => ({ cost: { goods: cost, any: 0 }, goods, vp, may: true }),
  can: (s, seat, { cost }) => covers(s.players[seat]!, cost),
  perform: offerOption,
  accept(s, seat, { cost, goods, vp }, piece) {
    returnGoods(s, seat, cost);
    gainGoods(s, seat, goods, false, piece);
    scorePoints(s, seat, vp, piece);
  },
  steps: option,
};

export const giveToOpponent: Targeting<{ readonly goods: Readonly<Goods> }, 'opponent'> = {
  required: always,
  can: (s, seat, { goods }) => covers(s.players[seat]!, goods),
  perform: nameOpponent,
  strike: (s, { seat }, { goods }, opponent) => transfer(s, seat, opponent, goods, false),
  steps: naming,
};

const refund = byAdventurer('refund');

const fields = { seat, of, spent: band };
type RefundSteps = { refund: Step<typeof fields, { readonly type: 'refund'; readonly adventurer: Adventurer } | Pass> };

export const refundSpent: Operation<object, never, RefundSteps> = {
  perform(s, { seat, of, spent }) {
    if (spent !== null) next(s, { kind: 'refund', seat, of, spent });
  },
  steps: {
    /** UM-QCARD-20 · One of those that were spent may come back. */
    refund: {
      fields,
      moves: (s, { spent }) => [
        ...adventurers.filter((adventurer) => spent[adventurer] > 0 && s.supply[adventurer] > 0).map((adventurer) => refund[adventurer]),
        pass,
      ],
      take(s, { seat, of }, move) {
        const { piece } = lists[of];
        if (move.type === 'pass') s.log?.push({ type: 'offerDeclined', seat, from: piece });
        else gainGoods(s, seat, one[move.adventurer], false, piece);
      },
      ...asking('UM-QCARD-20', { touches: fromSupply }),
    },
  },
};

/* What is done at a stroke: nobody is asked anything. */

/** UM-QCARD-02. */
export const drawIntriguePerSpent: Operation<{ readonly adventurer: Adventurer }> = {
  inReward: 1.2,
  perform: (s, { seat, spent }, { adventurer }) => drawCards(s, seat, spent?.[adventurer] ?? 0),
};

/** UM-INTRIGUE-10. */
export const eachOpponentDraws: Drawn<Operation<{ readonly count: number }>> = {
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
  inReward: 2.4,
  perform: (s, { seat, spent }, { adventurer, vp }, { piece }) => scorePoints(s, seat, vp * (spent?.[adventurer] ?? 0), piece),
};

/** UM-QCARD-05. */
export const takeAllFaceUpQuests: Operation = {
  inReward: 4,
  perform(s, { seat }) {
    const all = s.inn;
    s.inn = [];
    for (const quest of all) addQuest(s, seat, quest, 'inn');
    fillInn(s);
    for (const quest of all) react(s, seat, 'take', quests[quest].type);
  },
};
