import { next } from '@fathom/kernel';
import { adventurers, bandSize, covers, one, takeGoods, type Adventurer } from '../../content/goods.ts';
import type { Amount } from '../effect.ts';
import { effectAt, lists } from '../lists.ts';
import { always, itself, type Drawn, type Operation, type Step } from '../operation.ts';
import { giveAny, giving, ofTavern, takeAny, taking } from '../questions/goods.ts';
import { trial } from '../../rules/feasible.ts';
import { ref } from '../../fields.ts';
import type { Pass } from '../../flow.ts';
import { asking, byAdventurer, fromTavern, pass } from '../../moves.ts';
import { supplyPiece } from '../../pieces.ts';
import { expectGoods, gainGoods, returnGoods } from '../../verbs/goods.ts';

/* Goods of the supply; of adventurers the player may choose the types. */

export const gain: Operation<Amount, 'take'> & Drawn<Amount> = {
  brings: itself,
  /** UM-BLDG-03 · The parts behind it need just one more adventurer of some type. */
  foresee(s, seat, { goods, any }, rest) {
    const withOne = (type: Adventurer | null): boolean =>
      trial(s, seat, (me) => {
        expectGoods(s, seat, goods);
        if (type !== null) me[type]++;
        return rest();
      });
    return withOne(null) || (any > 0 && adventurers.some((type) => s.supply[type] > 0 && withOne(type)));
  },
  gives: ({ goods }, type) => goods[type],
  asks: ({ any }) => any > 0,
  perform(s, { seat, of, own }, { goods, any }, { piece }) {
    gainGoods(s, seat, goods, own, piece);
    if (any > 0) takeAny(s, seat, of, any, adventurers, own);
  },
  steps: taking,
};

type GainChoice = { readonly choices: readonly Amount[] };
type ChooseSteps = { choose: Step<typeof ref, { readonly type: 'gain' } & Amount> };

export const gainChoice: Operation<GainChoice, 'take', ChooseSteps> = {
  perform: (s, { seat, of, at, own }) => next(s, { kind: 'choose', seat, of, at, own }),
  steps: {
    ...taking,
    /** Exactly one of several gains. */
    choose: {
      fields: ref,
      moves: (_s, f) => (effectAt(f) as GainChoice).choices.map(({ goods, any }) => ({ type: 'gain', goods, any })),
      take(s, { seat, of, own }, { goods, any }) {
        gainGoods(s, seat, goods, own, lists[of].piece);
        takeAny(s, seat, of, any, adventurers, own);
      },
      ...asking('WD-TURN-08', { joins: true }),
      touches: (_s, _f, { goods }) => adventurers.filter((type) => goods[type] > 0).map(supplyPiece),
    },
  },
};

export const gainFrom: Operation<{ readonly count: number; readonly types: readonly Adventurer[] }, 'take'> = {
  perform: (s, { seat, of, own }, { count, types }) => takeAny(s, seat, of, count, types, own),
  steps: taking,
};

export const pay: Operation<Amount, 'give'> & Drawn<Amount> = {
  brings: (cost) => ({ cost }),
  required: always,
  can(s, seat, { goods, any }) {
    const me = s.players[seat]!;
    return covers(me, goods) && bandSize(me) - bandSize(goods) >= any;
  },
  foresee: (s, seat, { goods }, rest) =>
    trial(s, seat, (me) => {
      takeGoods(me, goods);
      return rest();
    }),
  asks: ({ any }) => any > 0,
  perform(s, { seat, of }, { goods, any }) {
    if (goods.gold > 0) returnGoods(s, seat, goods);
    if (any > 0) giveAny(s, seat, of, any);
  },
  steps: giving,
};

const moves = byAdventurer('exchange');

type Exchange = { readonly give: readonly Adventurer[]; readonly get: Adventurer };
type ExchangeSteps = { exchange: Step<typeof ref, { readonly type: 'exchange'; readonly adventurer: Adventurer } | Pass> };

export const exchange: Operation<Exchange, never, ExchangeSteps> = {
  perform: (s, { seat, of, at, own }) => next(s, { kind: 'exchange', seat, of, at, own }),
  steps: {
    /** WD-QCARD-18 · Once per round, one kind for another. */
    exchange: {
      fields: ref,
      moves(s, f) {
        const { give, get } = effectAt(f) as Exchange;
        return [...(s.supply[get] > 0 ? ofTavern(s, f.seat, give).map((type) => moves[type]) : []), pass];
      },
      take(s, f, move) {
        const { piece, plot } = lists[f.of];
        if (move.type === 'pass') return void s.log?.push({ type: 'offerDeclined', seat: f.seat, from: piece });
        if (plot !== null) s.players[f.seat]!.tired.push(plot);
        returnGoods(s, f.seat, one[move.adventurer]);
        gainGoods(s, f.seat, one[(effectAt(f) as Exchange).get], false, piece);
      },
      ...asking('WD-QCARD-18', { touches: fromTavern }),
    },
  },
};
