import { next } from '@fathom/kernel';
import { adventurers, type Adventurer } from '../../content/goods.ts';
import { ref } from '../../fields.ts';
import { supplyPiece } from '../../pieces.ts';
import { asking } from '../../rules/asking.ts';
import { expectGoods, gainGoods } from '../../verbs/goods.ts';
import type { Amount } from '../effect.ts';
import { effectAt, lists } from '../lists.ts';
import { itself, type Drawn, type Operation, type Step } from '../operation.ts';
import { takeAny, taking } from '../questions/take.ts';
import { trial } from '../trial.ts';

/* Goods of the supply; of adventurers the player may choose the types. */

export const gain: Operation<Amount, 'take'> & Drawn<Amount> = {
  brings: itself,
  /** UM-BLDG-03 · The parts behind it need just one more adventurer of some type. */
  foresee(s, seat, { goods, any }, rest) {
    const withOne = (type: Adventurer | null): boolean =>
      trial(s, seat, (me) => {
        expectGoods(s, seat, goods);
        if (type !== null) me[type]++;
        return rest();
      });
    return withOne(null) || (any > 0 && adventurers.some((type) => s.supply[type] > 0 && withOne(type)));
  },
  gives: ({ goods }, type) => goods[type],
  asks: ({ any }) => any > 0,
  perform(s, { seat, of, own }, { goods, any }, { piece }) {
    gainGoods(s, seat, goods, own, piece);
    if (any > 0) takeAny(s, seat, of, any, adventurers, own);
  },
  steps: taking,
};

type GainChoice = { readonly choices: readonly Amount[] };
type ChooseSteps = { choose: Step<typeof ref, { readonly type: 'gain' } & Amount> };

export const gainChoice: Operation<GainChoice, 'take', ChooseSteps> = {
  perform: (s, { seat, of, at, own }) => next(s, { kind: 'choose', seat, of, at, own }),
  steps: {
    ...taking,
    /** Exactly one of several gains. */
    choose: {
      fields: ref,
      moves: (_s, f) => (effectAt(f) as GainChoice).choices.map(({ goods, any }) => ({ type: 'gain', goods, any })),
      take(s, { seat, of, own }, { goods, any }) {
        gainGoods(s, seat, goods, own, lists[of].piece);
        takeAny(s, seat, of, any, adventurers, own);
      },
      ...asking('WD-TURN-08', { joins: true }),
      touches: (_s, _f, { goods }) => adventurers.filter((type) => goods[type] > 0).map(supplyPiece),
    },
  },
};

export const gainFrom: Operation<{ readonly count: number; readonly types: readonly Adventurer[] }, 'take'> = {
  perform: (s, { seat, of, own }, { count, types }) => takeAny(s, seat, of, count, types, own),
  steps: taking,
};
