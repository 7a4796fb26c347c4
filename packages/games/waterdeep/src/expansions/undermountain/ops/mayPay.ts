import { covers, type Goods } from '../../../content/goods.ts';
import type { Drawn, Option } from '../../../effects/operation.ts';
import { offerOption, option } from '../../../effects/questions/option.ts';
import { gainGoods, returnGoods, scorePoints } from '../../../verbs/goods.ts';

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
