import { bandSize } from '../../../content/goods.ts';
import { always, type RoundOffer } from '../../../effects/operation.ts';
import { goingRound, goRound } from '../../../effects/questions/eachOpponent.ts';
import { giveAny, giving } from '../../../effects/questions/give.ts';

type EachOpponentReturnsAny = { readonly op: 'eachOpponentReturnsAny' };

/** SK-QCARD-14. */
export const eachOpponentReturnsAny: RoundOffer<EachOpponentReturnsAny, 'eachOpponent' | 'give'> = {
  asks: always,
  perform: goRound,
  isOpenTo: (who) => bandSize(who) > 0,
  serve: (s, who, of) => giveAny(s, who, of, 1),
  steps: { ...goingRound, ...giving },
};
