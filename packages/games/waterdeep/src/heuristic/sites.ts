import { lookup } from '@fathom/kernel';
import { buildingIds, buildings, isBuilding, lordIds, lords, type BuildingId, type LordId, type SpaceId } from '../content/tables.ts';
import type { Effect, EffectOf, SpecialOp } from '../effects/effect.ts';
import { spaceIds } from '../moves.ts';
import { isHarbor } from '../queries.ts';
import { EFFORT, effortOf, GOODS, outline } from './outline.ts';
import { atonement } from './tasks.ts';

/** What each lord gives for holding a building. */
export const deeds: Readonly<Record<LordId, Readonly<Record<BuildingId, number>>>> = lookup(
  Object.fromEntries(
    lordIds.map((lord) => {
      const bonus = lords[lord];
      const worth = (id: BuildingId): number =>
        bonus.of === 'buildings' || (bonus.of === 'module' && buildings[id].module === bonus.module) ? bonus.vp : 0;
      return [lord, lookup(Object.fromEntries(buildingIds.map((id) => [id, worth(id)])))];
    }),
  ) as Record<LordId, Record<BuildingId, number>>,
);

/** What else an effect brings to somebody of whom nothing is known, counted in visits. */
const VISITS: { readonly [O in SpecialOp]?: (effect: EffectOf<O>) => number } = {
  gainChoice: ({ choices }) => Math.max(...choices.map(({ goods, any }) => effortOf({ goods: GOODS.map((good) => goods[good]), any }))),
  gainFrom: ({ count, types }) => count * (types.includes('wizard') ? 1 : 0.5),
  pay: ({ goods, any }) => -(0.25 * goods.gold + 0.6 * any),
  gainReturned: () => 0.6,
  gainPerBuilding: () => 1.5,
  takeFaceUpQuest: () => 0.8,
  playIntrigue: ({ count }) => 0.5 * count,
  useOccupiedSpace: () => 1.2,
  takeAmbassador: () => 1.2,
  returnAgentPerCorruption: () => 1,
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

export const tiles: Readonly<Record<BuildingId, Tile>> = lookup(
  Object.fromEntries(
    buildingIds.map((id) => {
      const { visit, owner, stock = {} } = buildings[id];
      const { visits, vp } = plain(visit);
      const stocked = GOODS.reduce((sum, good, i) => sum + (stock[good] ?? 0) * EFFORT[i]!, 0);
      return [
        id,
        { visit: { visits: visits + STOCKED * stocked, vp: vp + (stock.vp ?? 0) - 4 * (stock.corruption ?? 0) }, owner: plain(owner) },
      ];
    }),
  ) as Record<BuildingId, Tile>,
);

/** A space at a glance. */
export interface Site {
  readonly harbor: boolean;
  readonly tile: Tile | null;
}

export const sites: Readonly<Record<SpaceId, Site>> = lookup(
  Object.fromEntries(
    spaceIds.map((id): [SpaceId, Site] => [id, { harbor: isHarbor(id), tile: isBuilding(id) ? tiles[id] : null }]),
  ) as Record<SpaceId, Site>,
);
