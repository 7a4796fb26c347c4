import { covers, type Goods } from '../../../content/goods.ts';
import { always, type Targeting } from '../../../effects/operation.ts';
import { nameOpponent, naming } from '../../../effects/questions/opponent.ts';
import { transfer } from '../../../verbs/goods.ts';

type GiveToOpponent = { readonly op: 'giveToOpponent'; readonly goods: Readonly<Goods> };

export const giveToOpponent: Targeting<GiveToOpponent, 'opponent'> = {
  required: always,
  can: (s, seat, { goods }) => covers(s.players[seat]!, goods),
  asks: always,
  perform: nameOpponent,
  strike: (s, { seat }, { goods }, opponent) => transfer(s, seat, opponent, goods, false),
  steps: naming,
};
