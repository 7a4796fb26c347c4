import { buildingIds, buildings, isBuilding, lordIds, spaceIds } from '../content/tables.ts';
import type { Effect, EffectOf, OpName } from '../effects/effect.ts';
import { atonement, skullportVisits } from '../expansions.ts';
import { isHarbor } from '../queries.ts';
import { bonusFor } from '../rules/scoring.ts';
import { tableOf } from '../tableOf.ts';
import { EFFORT, effortOf, GOODS, outline } from './outline.ts';

/** What each lord gives for holding a building. */
export const deeds = tableOf(lordIds, (lord) =>
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

export interface Tile {
  readonly visit: { readonly visits: number; readonly vp: number };
  readonly owner: { readonly visits: number; readonly vp: number };
}

/** A stocked space has gathered more than one round's goods when somebody comes. */
const STOCKED = 1.2;

export const tiles = tableOf(buildingIds, (id): Tile => {
  const { visit, owner, stock = {} } = buildings[id];
  const { visits, vp } = plain(visit);
  const stocked = GOODS.reduce((sum, good, i) => sum + (stock[good] ?? 0) * EFFORT[i]!, 0);
  return {
    visit: { visits: visits + STOCKED * stocked, vp: vp + (stock.vp ?? 0) - 4 * (stock.corruption ?? 0) },
    owner: plain(owner),
  };
});

/** A space at a glance. */
export interface Site {
  readonly harbor: boolean;
  readonly tile: Tile | null;
}

export const sites = tableOf(spaceIds, (id): Site => ({ harbor: isHarbor(id), tile: isBuilding(id) ? tiles[id] : null }));
