import { covers, type Goods } from '../../content/goods.ts';
import { scorePoints, transfer } from '../../verbs/goods.ts';
import { lists } from '../lists.ts';
import { always, type RoundOffer } from '../operation.ts';
import { goRound, offering } from '../questions/eachOpponent.ts';

type EachOpponentMayGive = { readonly op: 'eachOpponentMayGive'; readonly goods: Readonly<Goods>; readonly vp: number };

export const eachOpponentMayGive: RoundOffer<EachOpponentMayGive, 'eachOpponent' | 'offer'> = {
  asks: always,
  perform: goRound,
  isOpenTo: (who, { goods }) => covers(who, goods),
  accept(s, { seat, of, own, actor }, { goods, vp }) {
    transfer(s, seat, actor, goods, own);
    scorePoints(s, seat, vp, lists[of].piece);
  },
  steps: offering,
};
