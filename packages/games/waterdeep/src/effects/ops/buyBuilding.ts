import { next, type Seat } from '@fathom/kernel';
import { coins } from '../../content/goods.ts';
import { buildings } from '../../content/tables.ts';
import type { Answers } from '../../flow.ts';
import { buy, pass } from '../../moves.ts';
import { asBuilding, freeMarkers } from '../../queries.ts';
import { react } from '../../rules/plots.ts';
import { refuse } from '../../rules/touch.ts';
import type { Space, State } from '../../state.ts';
import { returnGoods } from '../../verbs/goods.ts';
import { buildTile } from '../../verbs/tiles.ts';
import { always, type Operation } from '../operation.ts';

type BuyBuilding = { readonly op: 'buyBuilding'; readonly optional: boolean };

/** WD-BUILD-01, 04 · A face-up tile must be paid for, and get a marker. */
const isTarget = (s: State, seat: Seat, tile: Space): boolean => buildings[asBuilding(tile)].cost <= s.players[seat]!.gold;

function can(s: State, seat: Seat): boolean {
  for (let i = 0; i < s.hall.length; i++) if (isTarget(s, seat, s.hall[i]!)) return freeMarkers(s, seat) > 0;
  return false;
}

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
      moves(s, { seat, optional }) {
        const moves: Answers['buy'][] = [];
        if (can(s, seat)) for (const tile of s.hall) if (isTarget(s, seat, tile)) moves.push(buy[asBuilding(tile)]);
        if (optional) moves.push(pass);
        return moves;
      },
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
