import { bandSize, covers, takeGoods } from '../../content/goods.ts';
import { returnGoods } from '../../verbs/goods.ts';
import type { Amount } from '../effect.ts';
import { always, type Drawn, type Operation } from '../operation.ts';
import { giveAny, giving } from '../questions/give.ts';
import { trial } from '../trial.ts';

export const pay: Operation<Amount, 'give'> & Drawn<Amount> = {
  brings: (cost) => ({ cost }),
  required: always,
  can(s, seat, { goods, any }) {
    const me = s.players[seat]!;
    return covers(me, goods) && bandSize(me) - bandSize(goods) >= any;
  },
  foresee: (s, seat, { goods }, rest) =>
    trial(s, seat, (me) => {
      takeGoods(me, goods);
      return rest();
    }),
  asks: ({ any }) => any > 0,
  perform(s, { seat, of }, { goods, any }) {
    if (goods.gold > 0) returnGoods(s, seat, goods);
    if (any > 0) giveAny(s, seat, of, any);
  },
  steps: giving,
};
