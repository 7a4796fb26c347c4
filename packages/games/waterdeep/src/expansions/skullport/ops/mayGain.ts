import type { Goods } from '../../../content/goods.ts';
import { always, type Option } from '../../../effects/operation.ts';
import { offerOption, option } from '../../../effects/questions/option.ts';
import { gainGoods } from '../../../verbs/goods.ts';
import { corrupt } from '../corruption.ts';

type MayGain = { readonly op: 'mayGain'; readonly goods: Readonly<Goods>; readonly corruption: number };

export const mayGain: Option<MayGain> = {
  gives: ({ goods }, type) => goods[type],
  asks: always,
  perform: offerOption,
  accept(s, seat, { goods, corruption }, piece) {
    gainGoods(s, seat, goods, false, piece);
    corrupt(s, seat, corruption, piece);
  },
  steps: option,
};
