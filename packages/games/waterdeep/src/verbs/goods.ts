import type { Seat } from '@fathom/kernel';
import { addBand, addGoods, atMost, bandSize, one, takeBand, takeGoods } from '../content/goods.ts';
import type { Adventurer, Goods, Hoard, Lying } from '../content/goods.ts';
import { drawFromTrack } from '../corruptionTrack.ts';
import { noteProvided, type Space, type State } from '../state.ts';

/* Goods change hands here, and every change is logged. */

/** WD-ASSIGN-10 · The innermost use has provided these goods. */
function provide(s: State, { cleric, fighter, rogue, wizard, gold }: Readonly<Goods>): void {
  const use = s.uses[s.uses.length - 1];
  if (use === undefined) return;
  if (cleric > 0) noteProvided(use, 'cleric');
  if (fighter > 0) noteProvided(use, 'fighter');
  if (rogue > 0) noteProvided(use, 'rogue');
  if (wizard > 0) noteProvided(use, 'wizard');
  if (gold > 0) noteProvided(use, 'gold');
}

/** Does nothing lie there? */
export const isBare = (what: Readonly<Hoard>): boolean => bandSize(what) + what.gold + what.corruption === 0;

/** All that lies on a space, corruption included. */
export function takeUp(purse: Hoard, lying: Readonly<Hoard>): void {
  addGoods(purse, lying);
  purse.corruption += lying.corruption;
}

/** What a gain will bring, while something is tried. */
export const expectGoods = (s: State, seat: Seat, goods: Readonly<Goods>): void => addGoods(s.players[seat]!, atMost(s.supply, goods));

/** R-07 · As many as the supply has; gold never runs out. */
export function gainGoods(s: State, seat: Seat, wanted: Readonly<Goods>, own: boolean, from: string): void {
  const goods = atMost(s.supply, wanted);
  if (bandSize(goods) + goods.gold === 0) {
    if (bandSize(wanted) > 0) s.log?.push({ type: 'supplyWasEmpty', seat, from });
    return;
  }
  addGoods(s.players[seat]!, goods);
  takeBand(s.supply, goods);
  if (own) provide(s, goods);
  s.log?.push({ type: 'goodsGained', seat, goods, from });
}

/** Back to the supply. */
export function returnGoods(s: State, seat: Seat, what: Readonly<Goods>): void {
  takeGoods(s.players[seat]!, what);
  addBand(s.supply, what);
  s.log?.push({ type: 'goodsReturned', seat, goods: what });
}

/** SK-BLDG-04 · Returned, but kept for the owner of the space. */
export function setAside(s: State, seat: Seat, adventurer: Adventurer): void {
  s.players[seat]![adventurer]--;
  s.uses[s.uses.length - 1]!.returned = adventurer;
  s.log?.push({ type: 'goodsReturned', seat, goods: one[adventurer] });
}

/** What was set aside goes to whoever owns the space, or else to the supply. */
export function handOver(s: State, adventurer: Adventurer, to: Seat | null, from: string): void {
  s.supply[adventurer]++;
  if (to !== null) gainGoods(s, to, one[adventurer], false, from);
}

/** From tavern to tavern. */
export function transfer(s: State, from: Seat, to: Seat, what: Readonly<Goods>, own: boolean): void {
  takeGoods(s.players[from]!, what);
  addGoods(s.players[to]!, what);
  if (own) provide(s, what);
  s.log?.push({ type: 'goodsGiven', from, to, goods: what });
}

/** WD-PLACE-03 · All that lies there, corruption included; VP tokens stay. Gives the corruption. */
export function collect(s: State, seat: Seat, space: Space, own: boolean): number {
  const { cleric, fighter, rogue, wizard, gold, corruption } = space;
  if (isBare(space)) return 0;
  takeUp(s.players[seat]!, space);
  if (own) provide(s, space);
  sweep(space);
  s.log?.push({ type: 'goodsCollected', seat, space: space.id, goods: { cleric, fighter, rogue, wizard, gold }, corruption });
  return corruption;
}

function sweep(space: Hoard): void {
  space.cleric = 0;
  space.fighter = 0;
  space.rogue = 0;
  space.wizard = 0;
  space.gold = 0;
  space.corruption = 0;
}

/** WD-PLACE-06 · From where the effect says, and as much as there is. */
export function placeGoods(s: State, seat: Seat, space: Space, resource: Lying, wanted: number, from: 'supply' | 'tavern' | 'track'): void {
  let count = wanted;
  if (from === 'tavern') s.players[seat]![resource] -= count;
  else if (resource === 'corruption') count = drawFromTrack(s, wanted);
  else if (resource !== 'gold') {
    count = Math.min(wanted, s.supply[resource]);
    s.supply[resource] -= count;
  }
  if (count === 0) return;
  space[resource] += count;
  s.log?.push({ type: 'goodsPlaced', seat, space: space.id, resource, count });
}

export function scorePoints(s: State, seat: Seat, vp: number, from: string): void {
  if (vp === 0) return;
  s.players[seat]!.score += vp;
  s.log?.push({ type: 'scored', seat, vp, from });
}
