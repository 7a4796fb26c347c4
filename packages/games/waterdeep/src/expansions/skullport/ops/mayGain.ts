import type { Goods } from '../../../content/goods.ts';
import type { Drawn, Option } from '../../../effects/operation.ts';
import { offerOption, option } from '../../../effects/questions/option.ts';
import { gainGoods } from '../../../verbs/goods.ts';
import { corrupt } from '../corruption.ts';

type MayGain = { readonly goods: Readonly<Goods>; readonly corruption: number };

export const mayGain: Option<MayGain> & Drawn<MayGain> = {
  brings: ({ goods, corruption }) => ({ goods, corruption, may: true }),
  gives: ({ goods }, type) => goods[type],
  perform: offerOption,
  accept(s, seat, { goods, corruption }, piece) {
    gainGoods(s, seat, goods, false, piece);
    corrupt(s, seat, corruption, piece);
  },
  steps: option,
};
