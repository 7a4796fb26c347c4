import { covers, type Goods } from '../../../content/goods.ts';
import { always, type Targeting } from '../../../effects/operation.ts';
import { nameOpponent, naming } from '../../../effects/questions/opponent.ts';
import { transfer } from '../../../verbs/goods.ts';

export const giveToOpponent: Targeting<{ readonly goods: Readonly<Goods> }, 'opponent'> = {
  required: always,
  can: (s, seat, { goods }) => covers(s.players[seat]!, goods),
  perform: nameOpponent,
  strike: (s, { seat }, { goods }, opponent) => transfer(s, seat, opponent, goods, false),
  steps: naming,
};
