import { next } from '@fathom/kernel';
import { one, type Adventurer } from '../../content/goods.ts';
import { exchange as moves, pass } from '../../moves.ts';
import { inTavern, refuse } from '../../rules/touch.ts';
import { gainGoods, returnGoods } from '../../verbs/goods.ts';
import { effectAt, lists } from '../lists.ts';
import { always, type Operation } from '../operation.ts';
import { ofTavern } from '../questions/give.ts';

type Exchange = { readonly op: 'exchange'; readonly give: readonly Adventurer[]; readonly get: Adventurer };

export const exchange: Operation<Exchange, 'exchange'> = {
  asks: always,
  perform: (s, { seat, of, at, own }) => next(s, { kind: 'exchange', seat, of, at, own }),
  steps: {
    /** WD-QCARD-18 · Once per round, one kind for another. */
    exchange: {
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
      touches: (_s, { seat }, move) => (move.type === 'exchange' ? [inTavern(seat, move.adventurer)] : []),
      whyNot: (s, { seat }, wanted) => refuse(s, seat, wanted, 'WD-QCARD-18'),
    },
  },
};
