import type { Seat } from '@fathom/kernel';
import { buildingIds, buildings, isBuilding, lordIds, spaceIds, type BuildingId } from '../content/tables.ts';
import type { Effect, EffectOf, OpName } from '../effects/operation.ts';
import { atonement, skullportVisits } from '../expansions.ts';
import { lossOf } from './goods.ts';
import { EFFORT, effortOf, GOLD, GOODS, outline } from './outline.ts';
import type { Plan } from './plan.ts';
import { tuned } from './tuned.ts';
import { hasPlot, isHarbor } from '../queries.ts';
import { bonusFor } from '../rules/scoring.ts';
import type { Space, State } from '../state.ts';
import { tableOf } from '../tableOf.ts';

/** What each lord gives for holding a building. */
const deeds = tableOf(lordIds, (lord) =>
  tableOf(buildingIds, (id) => bonusFor(lord, { completed: [], held: [buildings[id]], corruption: 0 })),
);

/** What else an effect brings to somebody of whom nothing is known, counted in visits. */
const VISITS: { readonly [O in OpName]?: (effect: EffectOf<O>) => number } = {
  gainChoice: ({ choices }) => Math.max(...choices.map(({ goods, any }) => effortOf({ goods: GOODS.map((good) => goods[good]), any }))),
  gainFrom: ({ count, types }) => count * (types.includes('wizard') ? 1 : 0.5),
  pay: ({ goods, any }) => -(0.25 * goods.gold + 0.6 * any),
  gainPerBuilding: () => 1.5,
  takeFaceUpQuest: () => 0.8,
  playIntrigue: ({ count }) => 0.5 * count,
  useOccupiedSpace: () => 1.2,
  takeAmbassador: () => 1.2,
  ...skullportVisits,
};

/** What effects bring to somebody of whom nothing is known, counted in visits; and in points. */
function plain(effects: readonly Effect[]): { readonly visits: number; readonly vp: number } {
  const { goods, any, vp, cards, corruption, rest } = outline(effects);
  let visits = effortOf({ goods, any }) + 0.4 * cards;
  let points = vp - 4 * corruption;
  for (const effect of rest) {
    visits += (VISITS[effect.op] as ((effect: object) => number) | undefined)?.(effect) ?? 0;
    points += atonement(effect) * 4;
    if (effect.op === 'placeOnSpaces' && effect.from === 'tavern' && effect.resource === 'any') points -= 4;
  }
  return { visits, vp: points };
}

/** A stocked space has gathered more than one round's goods when somebody comes. */
const STOCKED = 1.2;

const tiles = tableOf(buildingIds, (id) => {
  const { visit, owner, stock = {} } = buildings[id];
  const { visits, vp } = plain(visit);
  const stocked = GOODS.reduce((sum, good, i) => sum + (stock[good] ?? 0) * EFFORT[i]!, 0);
  return { visit: { visits: visits + STOCKED * stocked, vp: vp + (stock.vp ?? 0) - 4 * (stock.corruption ?? 0) }, owner: plain(owner) };
});

/** A space at a glance. */
export const sites = tableOf(spaceIds, (id) => ({ harbor: isHarbor(id), tile: isBuilding(id) ? tiles[id] : null }));

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
