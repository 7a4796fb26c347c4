import { next, seat } from '@fathom/kernel';
import { adventurers, covers, one, type Adventurer, type Goods } from '../../../content/goods.ts';
import { lists } from '../../../effects/lists.ts';
import { always, type Drawn, type Operation, type Option, type Step, type Targeting } from '../../../effects/operation.ts';
import { nameOpponent, naming } from '../../../effects/questions/opponents.ts';
import { offerOption, option } from '../../../effects/questions/goods.ts';
import { band, of } from '../../../fields.ts';
import type { Pass } from '../../../flow.ts';
import { asking, byAdventurer, fromSupply, pass } from '../../../moves.ts';
import { gainGoods, returnGoods, scorePoints, transfer } from '../../../verbs/goods.ts';

/* Goods that are paid, given and come back. */

type MayPay = {
  readonly cost: Readonly<Goods>;
  readonly goods: Readonly<Goods>;
  readonly vp: number;
};

export const mayPay: Option<MayPay> & Drawn<MayPay> = {
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
