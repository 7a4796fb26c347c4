import { next } from '@fathom/kernel';
import { bandSize, covers, type Goods } from '../../../content/goods.ts';
import type { Amount } from '../../../effects/effect.ts';
import { lists } from '../../../effects/lists.ts';
import type { Drawn, RoundOffer, Step } from '../../../effects/operation.ts';
import { goingRound, goRound, offering } from '../../../effects/questions/eachOpponent.ts';
import { giveAny, giving } from '../../../effects/questions/give.ts';
import { bySeat } from '../../../fields.ts';
import { gainGoods, returnGoods } from '../../../verbs/goods.ts';
import { atoneFor, corrupt } from '../corruption.ts';

/* What is offered to each opponent. */

type AtonedSteps = { atoned: Step<typeof bySeat> };

export const eachOpponentMayAtone: RoundOffer<{ readonly cost: Amount }, 'eachOpponent' | 'offer' | 'give', AtonedSteps> = {
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
    atoned: { fields: bySeat, run: (s, { seat }) => atoneFor(s, seat, 1) },
  },
};

type MayGain = { readonly goods: Readonly<Goods>; readonly corruption: number };

export const eachOpponentMayGain: RoundOffer<MayGain, 'eachOpponent' | 'offer'> & Drawn<MayGain> = {
  brings: ({ goods, corruption }) => ({ goods, corruption, may: true, toOpponents: true }),
  perform: goRound,
  accept(s, { seat, of }, { goods, corruption }) {
    const { piece } = lists[of];
    gainGoods(s, seat, goods, false, piece);
    corrupt(s, seat, corruption, piece);
  },
  steps: offering,
};

/** SK-QCARD-14. */
export const eachOpponentReturnsAny: RoundOffer<object, 'eachOpponent' | 'give'> = {
  perform: goRound,
  isOpenTo: (who) => bandSize(who) > 0,
  serve: (s, who, of) => giveAny(s, who, of, 1),
  steps: { ...goingRound, ...giving },
};
