import { next } from '@fathom/kernel';
import { bandSize, covers } from '../../../content/goods.ts';
import type { Amount } from '../../../effects/effect.ts';
import { always, type RoundOffer } from '../../../effects/operation.ts';
import { goRound, offering } from '../../../effects/questions/eachOpponent.ts';
import { giveAny, giving } from '../../../effects/questions/give.ts';
import { returnGoods } from '../../../verbs/goods.ts';
import { atoneFor } from '../corruption.ts';

type EachOpponentMayAtone = { readonly op: 'eachOpponentMayAtone'; readonly cost: Amount };

export const eachOpponentMayAtone: RoundOffer<EachOpponentMayAtone, 'eachOpponent' | 'offer' | 'give' | 'atoned'> = {
  asks: always,
  perform: goRound,
  isOpenTo: (who, { cost: { goods, any } }) => who.corruption > 0 && covers(who, goods) && bandSize(who) >= any,
  accept(s, { seat, of }, { cost: { goods, any } }) {
    if (goods.gold > 0) returnGoods(s, seat, goods);
    next(s, { kind: 'atoned', seat });
    giveAny(s, seat, of, any);
  },
  steps: {
    ...offering,
    ...giving,
    /** SK-INTRIGUE-07, 16 · What was paid for. */
    atoned: { run: (s, { seat }) => atoneFor(s, seat, 1) },
  },
};
