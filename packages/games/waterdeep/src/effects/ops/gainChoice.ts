import { next } from '@fathom/kernel';
import { adventurers } from '../../content/goods.ts';
import { inSupply, refuse } from '../../rules/touch.ts';
import { gainGoods } from '../../verbs/goods.ts';
import type { Amount } from '../effect.ts';
import { effectAt, lists } from '../lists.ts';
import { always, type Operation } from '../operation.ts';
import { takeAny, taking } from '../questions/take.ts';

type GainChoice = { readonly op: 'gainChoice'; readonly choices: readonly Amount[] };

export const gainChoice: Operation<GainChoice, 'choose' | 'take'> = {
  asks: always,
  perform: (s, { seat, of, at, own }) => next(s, { kind: 'choose', seat, of, at, own }),
  steps: {
    ...taking,
    /** Exactly one of several gains. */
    choose: {
      moves: (_s, f) => (effectAt(f) as GainChoice).choices.map(({ goods, any }) => ({ type: 'gain', goods, any })),
      take(s, { seat, of, own }, { goods, any }) {
        gainGoods(s, seat, goods, own, lists[of].piece);
        takeAny(s, seat, of, any, adventurers, own);
      },
      touches: (_s, _f, { goods }) => adventurers.filter((type) => goods[type] > 0).map(inSupply),
      joins: true,
      whyNot: (s, { seat }, wanted) => refuse(s, seat, wanted, 'WD-TURN-08'),
    },
  },
};
