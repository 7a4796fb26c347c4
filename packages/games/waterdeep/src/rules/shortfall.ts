import type { Seat } from '@fathom/kernel';
import { adventurers, type Adventurer, type Goods } from '../content/goods.ts';
import { buildings, type SpaceId } from '../content/tables.ts';
import { visitOf } from '../effects/lists.ts';
import type { Amount, Effect } from '../effects/operation.ts';
import { MARKERS, buildingsOf, isHarbor } from '../queries.ts';
import type { SeatView, View } from '../secrets.ts';
import type { Agent, Space } from '../state.ts';

/** One kind of goods that something costs: how many, and how many of them the player has. */
export interface Due {
  readonly what: Adventurer | 'any' | 'gold';
  readonly need: number;
  readonly have: number;
}

/** A cost kind by kind; adventurers of any kind are those that no named one needs. */
export function duesOf({ goods, any }: Amount, purse: Readonly<Goods> | null): Due[] {
  const has = (what: Adventurer | 'gold'): number => purse?.[what] ?? 0;
  const spare = adventurers.reduce((sum, type) => sum + Math.max(0, has(type) - goods[type]), 0);
  const all: Due[] = [
    ...adventurers.map((what) => ({ what, need: goods[what], have: has(what) })),
    { what: 'any', need: any, have: spare },
    { what: 'gold', need: goods.gold, have: has('gold') },
  ];
  return all.filter(({ need }) => need > 0);
}

/** What a tavern lacks of a cost. */
export const missingOf = (cost: Amount, purse: Readonly<Goods>): Due[] => duesOf(cost, purse).filter(({ need, have }) => have < need);

/** What keeps an agent from a space, as far as everybody can see: who is there, or what is missing. */
export type SpaceShortfall =
  | { readonly of: 'taken'; readonly by: readonly Agent[] }
  | { readonly of: 'goods'; readonly missing: readonly Due[] }
  | { readonly of: 'cards'; readonly have: number; readonly need: number }
  | { readonly of: 'harborClosed' | 'marker' | 'tiles' | 'corruption' | 'quest' };

/** WD-ASSIGN-02, 03, WD-HARBOR-06, WD-BUILD-01 · Null if nothing keeps a player away that can be named. */
export function spaceShortfall(view: View, seat: Seat, id: SpaceId): SpaceShortfall | null {
  const space = [...view.board, ...view.buildings].find((each) => each.id === id);
  if (space === undefined) return null;
  if (space.agents.length > 0) return { of: 'taken', by: space.agents };
  if (isHarbor(id) && view.phase === 'reassignment') return { of: 'harborClosed' };
  const list = visitOf[id];
  const me = withLying(view.players[seat]!, space);
  for (let i = 0; i < list.required; i++) {
    const missing = list.requires[i] === true ? effectShortfall(view, seat, me, list.effects[i]!) : null;
    if (missing !== null) return missing;
  }
  return null;
}

/** WD-PLACE-03 · What lies on the space can be used at once. */
const withLying = (me: SeatView, space: Space): SeatView => ({
  ...me,
  ...Object.fromEntries([...adventurers, 'gold' as const, 'corruption' as const].map((what) => [what, me[what] + space[what]])),
});

function effectShortfall(view: View, seat: Seat, me: SeatView, effect: Effect): SpaceShortfall | null {
  if (effect.op === 'pay') {
    const missing = missingOf(effect, me);
    return missing.length === 0 ? null : { of: 'goods', missing };
  }
  if (effect.op === 'playIntrigue') return me.handSize >= effect.count ? null : { of: 'cards', have: me.handSize, need: effect.count };
  if (effect.op === 'returnCorruption') return me.corruption > 0 ? null : { of: 'corruption' };
  if (effect.op === 'discardQuest') return me.active.length > 0 ? null : { of: 'quest' };
  return effect.op === 'buyBuilding' ? hallShortfall(view, seat, me) : null;
}

/** WD-BUILD-01, 04 · The cheapest building for sale is enough. */
function hallShortfall(view: View, seat: Seat, { gold }: SeatView): SpaceShortfall | null {
  if (view.hall.length === 0) return { of: 'tiles' };
  if (buildingsOf(view, seat) === MARKERS) return { of: 'marker' };
  const cheapest = Math.min(...view.hall.map(({ id }) => buildings[id].cost));
  return gold >= cheapest ? null : { of: 'goods', missing: [{ what: 'gold', need: cheapest, have: gold }] };
}

/** WD-BUILD-02, 04 · What keeps a player from a building that is for sale: the marker or gold; null if nothing does. */
export function tileShortfall(view: View, seat: Seat, cost: number): Exclude<SpaceShortfall, { of: 'taken' | 'cards' }> | null {
  if (buildingsOf(view, seat) === MARKERS) return { of: 'marker' };
  const { gold } = view.players[seat]!;
  return gold >= cost ? null : { of: 'goods', missing: [{ what: 'gold', need: cost, have: gold }] };
}
