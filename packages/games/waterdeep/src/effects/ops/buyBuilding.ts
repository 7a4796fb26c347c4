import { flag, next, seat, type Seat } from '@fathom/kernel';
import { coins } from '../../content/goods.ts';
import { buildings, type BuildingId } from '../../content/tables.ts';
import type { Answers, Pass } from '../../flow.ts';
import { byBuilding, pass } from '../../moves.ts';
import { freeMarkers } from '../../queries.ts';
import { react } from '../../rules/plots.ts';
import { asking } from '../../rules/asking.ts';
import type { State, Tile } from '../../state.ts';
import { returnGoods } from '../../verbs/goods.ts';
import { buildTile } from '../../verbs/tiles.ts';
import type { Operation, Step } from '../operation.ts';

const buy = byBuilding('buy');

/** WD-BUILD-01, 04 · A face-up tile must be paid for, and get a marker. */
const isTarget = (s: State, seat: Seat, tile: Tile): boolean => buildings[tile.id].cost <= s.players[seat]!.gold;

function can(s: State, seat: Seat): boolean {
  for (let i = 0; i < s.hall.length; i++) if (isTarget(s, seat, s.hall[i]!)) return freeMarkers(s, seat) > 0;
  return false;
}

const fields = { seat, optional: flag };
type BuySteps = { buy: Step<typeof fields, { readonly type: 'buy'; readonly building: BuildingId } | Pass> };

export const buyBuilding: Operation<{ readonly optional: boolean }, never, BuySteps> = {
  required: ({ optional }) => !optional,
  can,
  perform(s, { seat }, { optional }) {
    if (can(s, seat)) next(s, { kind: 'buy', seat, optional });
  },
  steps: {
    /** WD-BUILD-01..03 · Paid for, built, and answered by plot quests. */
    buy: {
      fields,
      moves(s, { seat, optional }) {
        const moves: Answers['buy'][] = [];
        if (can(s, seat)) for (const tile of s.hall) if (isTarget(s, seat, tile)) moves.push(buy[tile.id]);
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
      ...asking('WD-BUILD-01', { joins: true }),
    },
  },
};
