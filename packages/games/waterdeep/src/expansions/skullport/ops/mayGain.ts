import type { Goods } from '../../../content/goods.ts';
import type { Option } from '../../../effects/operation.ts';
import { offerOption, option } from '../../../effects/questions/option.ts';
import { gainGoods } from '../../../verbs/goods.ts';
import { corrupt } from '../corruption.ts';

export const mayGain: Option<{ readonly goods: Readonly<Goods>; readonly corruption: number }> = {
  gives: ({ goods }, type) => goods[type],
  perform: offerOption,
  accept(s, seat, { goods, corruption }, piece) {
    gainGoods(s, seat, goods, false, piece);
    corrupt(s, seat, corruption, piece);
  },
  steps: option,
};
