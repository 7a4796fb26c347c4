import type { Seat } from '@fathom/kernel';
import { addBand, addGoods, atMost, bandSize, takeBand, takeGoods, type Goods, type Hoard, type Lying } from '../content/goods.ts';
import { drawTokens, isToken, sweepTokens, takeTokens, tokensLeft, tokensOn } from '../expansions.ts';
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
export const isBare = (what: Readonly<Hoard>): boolean => bandSize(what) + what.gold + tokensOn(what) === 0;

/** All that lies on a space, the tokens of modules included. */
export function takeUp(purse: Hoard, lying: Readonly<Hoard>): void {
  addGoods(purse, lying);
  takeTokens(purse, lying);
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

/** From tavern to tavern. */
export function transfer(s: State, from: Seat, to: Seat, what: Readonly<Goods>, own: boolean): void {
  takeGoods(s.players[from]!, what);
  addGoods(s.players[to]!, what);
  if (own) provide(s, what);
  s.log?.push({ type: 'goodsGiven', from, to, goods: what });
}

/** WD-PLACE-03 · All that lies there; VP tokens stay. Gives how many tokens of a module there were. */
export function collect(s: State, seat: Seat, space: Space, own: boolean): number {
  if (isBare(space)) return 0;
  const { cleric, fighter, rogue, wizard, gold } = space;
  const corruption = tokensOn(space);
  takeUp(s.players[seat]!, space);
  if (own) provide(s, space);
  space.cleric = space.fighter = space.rogue = space.wizard = space.gold = 0;
  sweepTokens(space);
  s.log?.push({ type: 'goodsCollected', seat, space: space.id, goods: { cleric, fighter, rogue, wizard, gold }, corruption });
  return corruption;
}

/** How much there is outside of taverns: gold and VP tokens never run out. */
export function available(s: State, what: Lying | 'vp'): number {
  if (what === 'gold' || what === 'vp') return Number.POSITIVE_INFINITY;
  return isToken(what) ? tokensLeft(s) : s.supply[what];
}

/** As many as there are, out of the supply or off the track; gives how many. */
export function draw(s: State, what: Lying | 'vp', wanted: number): number {
  const count = Math.min(wanted, available(s, what));
  if (what === 'gold' || what === 'vp') return count;
  if (isToken(what)) drawTokens(s, count);
  else s.supply[what] -= count;
  return count;
}

/** WD-PLACE-06 · From where the effect says, and as much as there is. */
export function placeGoods(s: State, seat: Seat, space: Space, resource: Lying, wanted: number, from: 'supply' | 'tavern' | 'track'): void {
  const count = from === 'tavern' ? wanted : draw(s, resource, wanted);
  if (from === 'tavern') s.players[seat]![resource] -= count;
  if (count === 0) return;
  space[resource] += count;
  s.log?.push({ type: 'goodsPlaced', seat, space: space.id, resource, count });
}

export function scorePoints(s: State, seat: Seat, vp: number, from: string): void {
  if (vp === 0) return;
  s.players[seat]!.score += vp;
  s.log?.push({ type: 'scored', seat, vp, from });
}
