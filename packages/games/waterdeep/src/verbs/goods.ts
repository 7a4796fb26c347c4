import type { Seat } from '@fathom/kernel';
import { adventurers, bandSize, one, type Adventurer, type Goods, type Hoard, type Lying } from '../content/goods.ts';
import { drawFromTrack } from '../corruptionTrack.ts';
import { noteProvided, type Space, type State } from '../state.ts';

/* The verbs are the only code that changes the table, and they tell of it. */

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

/** Out of a tavern. */
export function takeOut(purse: Goods, what: Readonly<Goods>): void {
  purse.cleric -= what.cleric;
  purse.fighter -= what.fighter;
  purse.rogue -= what.rogue;
  purse.wizard -= what.wizard;
  purse.gold -= what.gold;
}

/** Into a tavern, corruption included. */
export function takeUp(purse: Hoard, what: Readonly<Hoard>): void {
  purse.cleric += what.cleric;
  purse.fighter += what.fighter;
  purse.rogue += what.rogue;
  purse.wizard += what.wizard;
  purse.gold += what.gold;
  purse.corruption += what.corruption;
}

/** Does nothing lie there? */
export const isBare = (what: Readonly<Hoard>): boolean => bandSize(what) + what.gold + what.corruption === 0;

/** What a gain will bring, while something is tried: as much as the supply has. */
export function expectGoods(s: State, seat: Seat, goods: Readonly<Goods>): void {
  const { supply } = s;
  const me = s.players[seat]!;
  me.cleric += Math.min(goods.cleric, supply.cleric);
  me.fighter += Math.min(goods.fighter, supply.fighter);
  me.rogue += Math.min(goods.rogue, supply.rogue);
  me.wizard += Math.min(goods.wizard, supply.wizard);
  me.gold += goods.gold;
}

/** R-07 · As many as the supply has; gold never runs out. */
export function gainGoods(s: State, seat: Seat, wanted: Readonly<Goods>, own: boolean, from: string): void {
  const { supply } = s;
  const me = s.players[seat]!;
  const cleric = Math.min(wanted.cleric, supply.cleric);
  const fighter = Math.min(wanted.fighter, supply.fighter);
  const rogue = Math.min(wanted.rogue, supply.rogue);
  const wizard = Math.min(wanted.wizard, supply.wizard);
  const { gold } = wanted;
  if (cleric + fighter + rogue + wizard + gold === 0) {
    if (bandSize(wanted) > 0) s.log?.push({ type: 'supplyWasEmpty', seat, from });
    return;
  }
  me.cleric += cleric;
  me.fighter += fighter;
  me.rogue += rogue;
  me.wizard += wizard;
  me.gold += gold;
  supply.cleric -= cleric;
  supply.fighter -= fighter;
  supply.rogue -= rogue;
  supply.wizard -= wizard;
  const goods = { cleric, fighter, rogue, wizard, gold };
  if (own) provide(s, goods);
  s.log?.push({ type: 'goodsGained', seat, goods, from });
}

/** Back to the supply. */
export function returnGoods(s: State, seat: Seat, what: Readonly<Goods>): void {
  const { supply } = s;
  takeOut(s.players[seat]!, what);
  supply.cleric += what.cleric;
  supply.fighter += what.fighter;
  supply.rogue += what.rogue;
  supply.wizard += what.wizard;
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
  const giver = s.players[from]!;
  const taker = s.players[to]!;
  for (const adventurer of adventurers) {
    giver[adventurer] -= what[adventurer];
    taker[adventurer] += what[adventurer];
  }
  giver.gold -= what.gold;
  taker.gold += what.gold;
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
