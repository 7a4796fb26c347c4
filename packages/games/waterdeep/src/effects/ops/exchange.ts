import { next } from '@fathom/kernel';
import { one, type Adventurer } from '../../content/goods.ts';
import type { Pass } from '../../flow.ts';
import { ref } from '../../fields.ts';
import { byAdventurer, pass } from '../../moves.ts';
import { asking, fromTavern } from '../../rules/asking.ts';
import { gainGoods, returnGoods } from '../../verbs/goods.ts';
import { effectAt, lists } from '../lists.ts';
import type { Operation, Step } from '../operation.ts';
import { ofTavern } from '../questions/give.ts';

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
