import { adventurers } from '../../content/goods.ts';
import { always, type RoundOffer } from '../operation.ts';
import { goingRound, goRound } from '../questions/eachOpponent.ts';
import { takeAny, taking } from '../questions/take.ts';

type EachOpponentGainsAny = { readonly op: 'eachOpponentGainsAny' };

/** WD-INTRIGUE-09. */
export const eachOpponentGainsAny: RoundOffer<EachOpponentGainsAny, 'eachOpponent' | 'take'> = {
  asks: always,
  perform: goRound,
  serve: (s, who, of) => takeAny(s, who, of, 1, adventurers, false),
  steps: { ...goingRound, ...taking },
};
