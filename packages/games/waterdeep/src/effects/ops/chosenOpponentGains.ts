import type { Goods } from '../../content/goods.ts';
import { gainGoods } from '../../verbs/goods.ts';
import { lists } from '../lists.ts';
import { always, type Targeting } from '../operation.ts';
import { nameOpponent, naming } from '../questions/opponent.ts';

type ChosenOpponentGains = { readonly op: 'chosenOpponentGains'; readonly goods: Readonly<Goods> };

export const chosenOpponentGains: Targeting<ChosenOpponentGains, 'opponent'> = {
  asks: always,
  perform: nameOpponent,
  strike: (s, { of }, { goods }, opponent) => gainGoods(s, opponent, goods, false, lists[of].piece),
  steps: naming,
};
