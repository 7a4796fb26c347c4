import { next, type Seat } from '@fathom/kernel';
import { coins } from '../../content/goods.ts';
import { buildings } from '../../content/tables.ts';
import type { Answers } from '../../flow.ts';
import { buy, pass } from '../../moves.ts';
import { asBuilding, freeMarkers } from '../../queries.ts';
import { react } from '../../rules/plots.ts';
import { refuse } from '../../rules/touch.ts';
import type { State } from '../../state.ts';
import { returnGoods } from '../../verbs/goods.ts';
import { buildTile } from '../../verbs/tiles.ts';
import { always, type Operation } from '../operation.ts';

type BuyBuilding = { readonly op: 'buyBuilding'; readonly optional: boolean };

/** WD-BUILD-01, 04 · The face-up tiles that this player can pay for, and put a marker on. */
function targets(s: State, seat: Seat): Answers['buy'][] {
  const { gold } = s.players[seat]!;
  const moves: Answers['buy'][] = [];
  for (const tile of s.hall) if (buildings[asBuilding(tile)].cost <= gold) moves.push(buy[asBuilding(tile)]);
  return freeMarkers(s, seat) > 0 ? moves : [];
}

const can = (s: State, seat: Seat): boolean => targets(s, seat).length > 0;

export const buyBuilding: Operation<BuyBuilding, 'buy'> = {
  required: ({ optional }) => !optional,
  can,
  asks: always,
  perform(s, { seat }, { optional }) {
    if (can(s, seat)) next(s, { kind: 'buy', seat, optional });
  },
  steps: {
    /** WD-BUILD-01..03 · Paid for, built, and answered by plot quests. */
    buy: {
      moves: (s, { seat, optional }) => (optional ? [...targets(s, seat), pass] : targets(s, seat)),
      take(s, { seat }, move) {
        if (move.type === 'pass') return void s.log?.push({ type: 'offerDeclined', seat });
        const { cost } = buildings[move.building];
        s.log?.push({ type: 'buildingBought', seat, building: move.building, cost });
        returnGoods(s, seat, coins[cost]!);
        buildTile(s, seat, move.building, true);
        react(s, seat, 'buy', null);
      },
      touches: (_s, _f, move) => (move.type === 'buy' ? [move.building] : []),
      joins: true,
      whyNot: (s, { seat }, wanted) => refuse(s, seat, wanted, 'WD-BUILD-01'),
    },
  },
};
