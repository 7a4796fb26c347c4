import type { Seat } from '@fathom/kernel';
import { buildings, type BuildingId } from '../content/tables.ts';
import { hasPlot } from '../queries.ts';
import type { Space, State } from '../state.ts';
import { lossOf } from './goods.ts';
import { GOLD } from './outline.ts';
import type { Plan } from './plan.ts';
import { deeds, tiles } from './sites.ts';
import { tuned } from './tuned.ts';

/** The best tile that can be paid for. */
export function bestTile(s: State, plan: Plan, seat: Seat): number {
  if (Number.isNaN(plan.bestTile)) {
    const { gold } = s.players[seat]!;
    plan.bestTile = -9;
    for (let i = 0; i < s.hall.length; i++) {
      const tile = s.hall[i]!;
      if (buildings[tile.id].cost <= gold) plan.bestTile = Math.max(plan.bestTile, tileGain(s, plan, seat, tile, true));
    }
  }
  return plan.bestTile;
}

/** A tile under one's own marker: its tokens, what its visitors leave, and a space more. */
export function tileGain(s: State, plan: Plan, seat: Seat, tile: Space, paid: boolean): number {
  const id = tile.id as BuildingId;
  const me = s.players[seat]!;
  let worth = tile.vp + deeds[me.lord][id] + plan.rounds * holding(s, id);
  if (paid) {
    worth -= lossOf(GOLD, buildings[id].cost);
    if (hasPlot(me, 'q-infiltrate-builders-hall')) worth += 4;
  }
  return worth;
}

/** What a building brings its owner in a round. */
export function holding(s: State, id: BuildingId): number {
  const { visit, owner } = tiles[id];
  const coming = visit.visits * tuned.rate + visit.vp;
  return (
    tuned.visits * Math.sqrt(s.seats - 1) * (owner.visits * tuned.rate + owner.vp) + tuned.use * Math.max(0, coming - 0.7 * tuned.rate)
  );
}
