import type { Goods } from '../../../content/goods.ts';
import { lists } from '../../../effects/lists.ts';
import { always, type RoundOffer } from '../../../effects/operation.ts';
import { goRound, offering } from '../../../effects/questions/eachOpponent.ts';
import { gainGoods } from '../../../verbs/goods.ts';
import { corrupt } from '../corruption.ts';

type EachOpponentMayGain = { readonly op: 'eachOpponentMayGain'; readonly goods: Readonly<Goods>; readonly corruption: number };

export const eachOpponentMayGain: RoundOffer<EachOpponentMayGain, 'eachOpponent' | 'offer'> = {
  asks: always,
  perform: goRound,
  accept(s, { seat, of }, { goods, corruption }) {
    const { piece } = lists[of];
    gainGoods(s, seat, goods, false, piece);
    corrupt(s, seat, corruption, piece);
  },
  steps: offering,
};
