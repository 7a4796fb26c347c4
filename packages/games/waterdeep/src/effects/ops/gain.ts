import { adventurers, type Adventurer } from '../../content/goods.ts';
import { expectGoods, gainGoods } from '../../verbs/goods.ts';
import type { Amount } from '../effect.ts';
import type { Operation } from '../operation.ts';
import { takeAny, taking } from '../questions/take.ts';
import { trial } from '../trial.ts';

type Gain = { readonly op: 'gain' } & Amount;

export const gain: Operation<Gain, 'take'> = {
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
