import { markRevealed, type Seat } from '@fathom/kernel';
import { adventurers, type Lying } from '../content/goods.ts';
import { buildingIds, buildings, type BuildingId } from '../content/tables.ts';
import { returnTokens } from '../expansions.ts';
import { tileAt } from '../queries.ts';
import { newSpace, type State, type Tile } from '../state.ts';
import { tableOf } from '../tableOf.ts';
import { drop, insert } from './drop.ts';
import { draw } from './goods.ts';

/** WD-BUILD-02, 06 · Another tile into the slot, if there is one. */
export function fillHall(s: State, at = s.hall.length): void {
  while (s.hall.length < HALL && s.tiles.length > 0) {
    markRevealed(s);
    const building = s.tiles.pop()!;
    insert(s.hall, at, newSpace(building));
    s.log?.push({ type: 'tileRevealed', building });
  }
}
const HALL = 3;

/** WD-BUILD-02, 10 · Into play with a marker, its opening stock, and the agents on it; its VP tokens are scored. */
export function putIntoPlay(s: State, seat: Seat, tile: Tile): void {
  const { id: building, vp } = tile;
  tile.vp = 0;
  tile.owner = seat;
  s.buildings.push(tile);
  s.players[seat]!.score += vp;
  s.log?.push({ type: 'buildingBuilt', seat, building, vp });
  stock(s, tile);
}

/** WD-BUILD-02 · A tile leaves the Hall; its slot is refilled at once, or when all is done. */
export function buildTile(s: State, seat: Seat, building: BuildingId, refill: boolean): void {
  const tile = tileAt(s, building)!;
  const at = s.hall.indexOf(tile);
  drop(s.hall, tile);
  putIntoPlay(s, seat, tile);
  if (refill) fillHall(s, at);
}

/** WD-ROUND-03, SK-CORR-10 · What its stock instruction says, and as much as there is. */
export function stock(s: State, space: Tile): void {
  const { id: building } = space;
  const due = stocks[building];
  if (due === undefined) return;
  const [resource, wanted] = due;
  const count = draw(s, resource, wanted);
  if (count === 0) return;
  space[resource] += count;
  s.log?.push({ type: 'stocked', building, resource, count });
}
const stocks = tableOf(buildingIds, (id) => (Object.entries(buildings[id].stock ?? {}) as [Lying | 'vp', number][])[0]);

/** WD-BUILD-09, WD-PLACE-05 · Out of the game; what lay on it goes where it came from. */
export function demolishBuilding(s: State, seat: Seat, space: Tile): void {
  const { id: building } = space;
  const owner = space.owner!;
  drop(s.buildings, space);
  s.demolished.push(building);
  for (const adventurer of adventurers) s.supply[adventurer] += space[adventurer];
  returnTokens(s, space);
  s.log?.push({ type: 'buildingDemolished', seat, building, owner });
}
