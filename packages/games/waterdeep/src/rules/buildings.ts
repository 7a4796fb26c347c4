import { next, markRevealed, type Chapter, type Seat } from '@fathom/kernel';
import { goods } from '../content/goods.ts';
import { buildings, type BuildingId } from '../content/tables.ts';
import { lists } from '../effects/lists.ts';
import type { Answers } from '../flow.ts';
import { build, buy, demolish, forge, pass } from '../moves.ts';
import { asBuilding, buildingAt, freeMarkers, tileAt } from '../queries.ts';
import { newSpace, type Space, type State, type Waterdeep } from '../state.ts';
import { drop } from '../verbs/drop.ts';
import { returnGoods, transfer } from '../verbs/goods.ts';
import { demolishBuilding, fillHall, putIntoPlay } from '../verbs/tiles.ts';

import { takeAwayAmbassador } from './agents.ts';
import { mayDemolish, mayForge } from './may.ts';
import { afterBuying } from './plots.ts';
import { refuse } from './touch.ts';

/** By cost: the gold for a tile. */
const prices = Array.from({ length: 10 }, (_, gold) => goods({ gold }));
const costOf = ({ id }: Space): number => buildings[id as BuildingId].cost;

/** WD-BUILD-01, 04 · The face-up tiles that this player can pay for. */
function affordable(s: State, seat: Seat): Answers['buy'][] {
  const moves: Answers['buy'][] = [];
  if (freeMarkers(s, seat) === 0) return moves;
  const { gold } = s.players[seat]!;
  for (const tile of s.hall) if (costOf(tile) <= gold) moves.push(buy[asBuilding(tile)]);
  return moves;
}

export function offerTiles(s: State, seat: Seat, optional: boolean): void {
  if (affordable(s, seat).length > 0) next(s, { kind: 'buy', seat, optional });
}

/** WD-BUILD-02 · A tile leaves the Hall; its slot is refilled at once, or when all is done. */
function buildTile(s: State, seat: Seat, building: BuildingId, refill: boolean): void {
  const tile = tileAt(s, building)!;
  const at = s.hall.indexOf(tile);
  drop(s.hall, tile);
  putIntoPlay(s, seat, tile);
  if (refill) fillHall(s, at);
}

/** WD-BUILD-03, 04, WD-QCARD-03, SK-QCARD-13 · One after the other; without a marker nothing happens. */
export function buildFromHall(s: State, seat: Seat, left: number): void {
  if (left > 0 && s.hall.length > 0 && freeMarkers(s, seat) > 0) next(s, { kind: 'build', seat, left, refill: true });
}

/** UM-QCARD-04, R-16 · All that lie there, or as many as there are markers for. */
export function buildAll(s: State, seat: Seat): void {
  const left = Math.min(s.hall.length, freeMarkers(s, seat));
  if (left === 0) return;
  if (left < s.hall.length) return next(s, { kind: 'build', seat, left, refill: false });
  for (const tile of s.hall.map(asBuilding)) buildTile(s, seat, tile, false);
  fillHall(s);
}

/** WD-QCARD-04 · The top of the stack. */
export function buildFromStack(s: State, seat: Seat): void {
  if (s.tiles.length === 0 || freeMarkers(s, seat) === 0) return;
  markRevealed(s);
  putIntoPlay(s, seat, newSpace(s.tiles.pop()!));
}

export const building: Chapter<Waterdeep, 'buy' | 'build' | 'demolish' | 'forge'> = {
  /** WD-BUILD-01..03 · Paid for, built, and answered by plot quests. */
  buy: {
    moves(s, { seat, optional }) {
      const moves = affordable(s, seat);
      if (optional) moves.push(pass);
      return moves;
    },
    take(s, { seat }, move) {
      if (move.type === 'pass') return void s.log?.push({ type: 'offerDeclined', seat });
      const { cost } = buildings[move.building];
      s.log?.push({ type: 'buildingBought', seat, building: move.building, cost });
      returnGoods(s, seat, prices[cost]!);
      buildTile(s, seat, move.building, true);
      afterBuying(s, seat);
    },
    touches: (_s, _f, move) => (move.type === 'buy' ? [move.building] : []),
    joins: true,
    whyNot: (s, { seat }, wanted) => refuse(s, seat, wanted, 'WD-BUILD-01'),
  },
  /** WD-BUILD-03 · For free. */
  build: {
    moves: (s) => s.hall.map((tile) => build[asBuilding(tile)]),
    take(s, { seat, left, refill }, move) {
      buildTile(s, seat, move.building, refill);
      if (refill) return buildFromHall(s, seat, left - 1);
      if (left > 1) next(s, { kind: 'build', seat, left: left - 1, refill });
      else fillHall(s);
    },
    touches: (_s, _f, move) => [move.building],
    joins: true,
    whyNot: (s, { seat }, wanted) => refuse(s, seat, wanted, 'WD-BUILD-03'),
  },
  /** WD-INTRIGUE-16, UM-INTRIGUE-02, WD-AGENT-10 · Out of the game; an opponent is paid its cost. */
  demolish: {
    moves(s, { seat, of, at }) {
      const effect = lists[of].effects[at]!;
      const whose = effect.op === 'discardBuilding' ? effect.whose : 'own';
      return s.buildings.filter((space) => mayDemolish(s, seat, space, whose, true)).map((space) => demolish[asBuilding(space)]);
    },
    take(s, { seat }, move) {
      const space = buildingAt(s, move.building)!;
      const owner = space.owner!;
      if (owner !== seat) transfer(s, seat, owner, prices[buildings[move.building].cost]!, false);
      demolishBuilding(s, seat, space);
      if (move.building === 'b-the-palace-of-waterdeep') takeAwayAmbassador(s);
    },
    touches: (_s, _f, move) => [move.building],
    joins: true,
    whyNot: (s, { seat }, wanted) => refuse(s, seat, wanted, 'WD-BUILD-09'),
  },
  /** SK-INTRIGUE-05 · Another marker on it; agents and resources stay. */
  forge: {
    moves: (s, { seat }) => s.buildings.filter((space) => mayForge(s, seat, space)).map((space) => forge[asBuilding(space)]),
    take(s, { seat }, move) {
      const space = buildingAt(s, move.building)!;
      s.log?.push({ type: 'deedForged', seat, building: move.building, from: space.owner! });
      space.owner = seat;
    },
    touches: (_s, _f, move) => [move.building],
    joins: true,
    whyNot: (s, { seat }, wanted) => refuse(s, seat, wanted, 'SK-INTRIGUE-05'),
  },
};
