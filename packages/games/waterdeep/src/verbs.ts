import { luck, shuffle, uncover, type Seat } from '@fathom/kernel';
import { adventurers, goods as amountOf, one, type Adventurer, type Goods, type Hoard, type Lying } from './content/goods.ts';
import {
  buildings,
  duties,
  dutyOfCard,
  isDuty,
  nameOf,
  type BuildingId,
  type DutyId,
  type IntrigueId,
  type IntrigueName,
  type QuestId,
} from './content/tables.ts';
import type { Completable } from './flow.ts';
import { AMBASSADOR, newSpace, nobody, PROVIDED, type Agent, type Space, type State } from './state.ts';

/* The only code that changes the table, and tells of it. */

/** WD-ASSIGN-10 · The innermost use has provided this. */
export function provide(s: State, bits: number): void {
  const use = s.uses[s.uses.length - 1];
  if (use !== undefined) use.provided |= bits;
}

function bitsOf({ cleric, fighter, rogue, wizard, gold }: Readonly<Goods>): number {
  return (
    (cleric > 0 ? PROVIDED.cleric : 0) |
    (fighter > 0 ? PROVIDED.fighter : 0) |
    (rogue > 0 ? PROVIDED.rogue : 0) |
    (wizard > 0 ? PROVIDED.wizard : 0) |
    (gold > 0 ? PROVIDED.gold : 0)
  );
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
  if (cleric + fighter + rogue + wizard + gold === 0) return;
  me.cleric += cleric;
  me.fighter += fighter;
  me.rogue += rogue;
  me.wizard += wizard;
  me.gold += gold;
  supply.cleric -= cleric;
  supply.fighter -= fighter;
  supply.rogue -= rogue;
  supply.wizard -= wizard;
  if (own) {
    const bits =
      (cleric > 0 ? PROVIDED.cleric : 0) |
      (fighter > 0 ? PROVIDED.fighter : 0) |
      (rogue > 0 ? PROVIDED.rogue : 0) |
      (wizard > 0 ? PROVIDED.wizard : 0) |
      (gold > 0 ? PROVIDED.gold : 0);
    provide(s, bits);
  }
  s.log?.push({ type: 'goodsGained', seat, goods: { cleric, fighter, rogue, wizard, gold }, from });
}

/** Back to the supply. */
export function returnGoods(s: State, seat: Seat, what: Readonly<Goods>): void {
  const { supply } = s;
  const me = s.players[seat]!;
  me.cleric -= what.cleric;
  me.fighter -= what.fighter;
  me.rogue -= what.rogue;
  me.wizard -= what.wizard;
  me.gold -= what.gold;
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
  if (own) provide(s, bitsOf(what));
  s.log?.push({ type: 'goodsGiven', from, to, goods: what });
}

/** WD-PLACE-03 · All that lies there, corruption included; VP tokens stay. Gives the corruption. */
export function collect(s: State, seat: Seat, space: Space, own: boolean): number {
  const { cleric, fighter, rogue, wizard, gold, corruption } = space;
  if (cleric + fighter + rogue + wizard + gold + corruption === 0) return 0;
  const me = s.players[seat]!;
  me.cleric += cleric;
  me.fighter += fighter;
  me.rogue += rogue;
  me.wizard += wizard;
  me.gold += gold;
  me.corruption += corruption;
  sweep(space);
  const what = amountOf({ cleric, fighter, rogue, wizard, gold });
  if (own) provide(s, bitsOf(what));
  s.log?.push({ type: 'goodsCollected', seat, space: space.id, goods: what, corruption });
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

/** SK-CORR-03 · Off the track, the space nearest to -1 first; gives how many there were. */
export function drawFromTrack(s: State, wanted: number): number {
  const track = s.corruption!;
  const count = Math.min(wanted, track.track);
  track.track -= count;
  return count;
}

/** SK-CORR-03, 04 · Into the tavern; each token that is missing costs 10 VP. Gives how many were gained. */
export function addCorruption(s: State, seat: Seat, wanted: number, from: string): number {
  const count = drawFromTrack(s, wanted);
  s.players[seat]!.corruption += count;
  if (count > 0) s.log?.push({ type: 'corruptionTaken', seat, count, from });
  if (count < wanted) {
    const vp = 10 * (wanted - count);
    s.players[seat]!.score -= vp;
    s.log?.push({ type: 'trackWasEmpty', seat, missing: wanted - count, vp });
  }
  return count;
}

/** SK-CORR-05 · To the space farthest from -1 that has room. */
export function putBackCorruption(s: State, seat: Seat, count: number): void {
  s.players[seat]!.corruption -= count;
  s.corruption!.track += count;
  s.log?.push({ type: 'corruptionReturned', seat, count });
}

/** SK-CORR-06 · Out of the game, from a tavern or from the track. */
export function removeCorruption(s: State, seat: Seat | null, count: number): void {
  if (count === 0) return;
  if (seat === null) s.corruption!.track -= count;
  else s.players[seat]!.corruption -= count;
  s.corruption!.gone += count;
  s.log?.push({ type: 'corruptionRemoved', seat, count });
}

export function standOn(space: Space, agent: Agent): void {
  space.agents = space.agents.length === 0 ? ALONE[agent + 1]! : [...space.agents, agent];
}
/** By agent, the Ambassador first: nearly every space holds one. */
const ALONE: readonly (readonly Agent[])[] = [AMBASSADOR, 0, 1, 2, 3, 4, 5].map((agent) => Object.freeze([agent]));

export function stepOff(space: Space, agent: Agent): void {
  const at = space.agents.indexOf(agent);
  space.agents = space.agents.length === 1 ? nobody : space.agents.filter((_, i) => i !== at);
}

/** WD-AGENT-01 · The space is free at once. */
export function returnAgent(s: State, seat: Seat, space: Space): void {
  stepOff(space, seat);
  addAgent(s, seat);
  s.log?.push({ type: 'agentReturned', seat, space: space.id });
}

/** WD-HARBOR-09 · What comes during the reassignment phase is assigned at once. */
export function addAgent(s: State, seat: Seat): void {
  const me = s.players[seat]!;
  me.pool++;
  if (s.phase === 'reassignment') me.arrived++;
}

/** Takes an agent out of the pool. */
export function callAgent(s: State, seat: Seat): void {
  const me = s.players[seat]!;
  me.pool--;
  if (me.arrived > 0) me.arrived--;
}

/** WD-INN-05 · The top quest; an empty deck brings the discard back. Null when there is none at all. */
export function drawQuest(s: State): QuestId | null {
  if (s.questDeck.length === 0) {
    if (s.questDiscard.length === 0) return null;
    const old = s.questDeck;
    s.questDeck = shuffle(luck(s), s.questDiscard);
    s.questDiscard = old;
    s.log?.push({ type: 'deckReshuffled', deck: 'quests', count: s.questDeck.length });
  }
  uncover(s);
  return s.questDeck.pop()!;
}

/** WD-INN-04 · Free slots are filled at once. */
export function fillInn(s: State, at = s.inn.length): void {
  while (s.inn.length < INN) {
    const quest = drawQuest(s);
    if (quest === null) return;
    s.inn.splice(at, 0, quest);
    s.log?.push({ type: 'questRevealed', quest });
  }
}
const INN = 4;

/** WD-INN-03. */
export function clearInn(s: State): void {
  const gone = s.inn;
  s.inn = [];
  for (let i = 0; i < gone.length; i++) s.questDiscard.push(gone[i]!);
  s.log?.push({ type: 'innCleared', quests: gone });
}

/** Out of the Inn, and another into its slot. */
export function leaveInn(s: State, quest: QuestId): void {
  const at = s.inn.indexOf(quest);
  s.inn.splice(at, 1);
  fillInn(s, at);
}

export function addQuest(s: State, seat: Seat, quest: QuestId, source: 'inn' | 'deck' | 'revealed'): void {
  s.players[seat]!.active.push(quest);
  s.log?.push({ type: 'questTaken', seat, quest, source });
}

/** WD-QUEST-11. */
export function dropQuest(s: State, seat: Seat, quest: Completable): void {
  const me = s.players[seat]!;
  if (isDuty(quest)) {
    drop(me.duties, quest);
    s.intrigueDiscard.push(duties[quest].card);
  } else {
    drop(me.active, quest);
    s.questDiscard.push(quest);
  }
  s.log?.push({ type: 'questDiscarded', seat, quest });
}

/** WD-PLAY-07 · One card after another, as long as there are any; nobody else sees them. */
export function drawCards(s: State, seat: Seat, count: number): void {
  const me = s.players[seat]!;
  const before = me.hand.length;
  for (let i = 0; i < count; i++) {
    if (s.intrigueDeck.length === 0) {
      if (s.intrigueDiscard.length === 0) break;
      const old = s.intrigueDeck;
      s.intrigueDeck = shuffle(luck(s), s.intrigueDiscard);
      s.intrigueDiscard = old;
      s.log?.push({ type: 'deckReshuffled', deck: 'intrigue', count: s.intrigueDeck.length });
    }
    me.hand.push(s.intrigueDeck.pop()!);
  }
  if (me.hand.length === before) return;
  uncover(s);
  s.log?.push({ type: 'intrigueDrawn', seat, count: me.hand.length - before, cards: me.hand.slice(before) });
}

/** The first copy of it in hand. */
function fromHand(s: State, seat: Seat, name: IntrigueName): IntrigueId {
  const { hand } = s.players[seat]!;
  const at = hand.findIndex((card) => nameOf[card] === name);
  uncover(s);
  return hand.splice(at, 1)[0]!;
}

/** WD-PLAY-02 · Out of the hand, for all to see. */
export function layOpen(s: State, seat: Seat, name: IntrigueName): IntrigueId {
  const card = fromHand(s, seat, name);
  s.resolving.push(card);
  s.log?.push({ type: 'intriguePlayed', seat, card });
  return card;
}

export function discardCard(s: State, seat: Seat, name: IntrigueName): void {
  const card = fromHand(s, seat, name);
  s.intrigueDiscard.push(card);
  s.log?.push({ type: 'intrigueDiscarded', seat, card });
}

/** UM-INTRIGUE-03 · Into the victim's hand. */
export function passCard(s: State, seat: Seat, to: Seat): void {
  const card = s.resolving.pop()!;
  s.players[to]!.hand.push(card);
  s.log?.push({ type: 'intriguePassed', seat, card, to });
}

/** WD-PLAY-08 · The card being resolved lies in front of somebody now. */
export function layDuty(s: State, seat: Seat, to: Seat): void {
  const quest = dutyOfCard[s.resolving.pop()!]!;
  s.players[to]!.duties.push(quest);
  s.log?.push({ type: 'dutyLaid', seat, to, quest });
}

/** SK-INTRIGUE-04 · The same, from one player to another. */
export function passDuty(s: State, seat: Seat, to: Seat, quest: DutyId): void {
  drop(s.players[seat]!.duties, quest);
  s.players[to]!.duties.push(quest);
  s.log?.push({ type: 'dutyLaid', seat, to, quest });
}

/** WD-BUILD-02, 06 · Another tile into the slot, if there is one. */
export function fillHall(s: State, at = s.hall.length): void {
  while (s.hall.length < HALL && s.tiles.length > 0) {
    uncover(s);
    const building = s.tiles.pop()!;
    s.hall.splice(at, 0, newSpace(building));
    s.log?.push({ type: 'tileRevealed', building });
  }
}
const HALL = 3;

/** WD-BUILD-02, 10 · Into play with a marker, its opening stock, and whoever stands on it; its VP tokens are scored. */
export function putIntoPlay(s: State, seat: Seat, tile: Space): void {
  const building = tile.id as BuildingId;
  const { vp } = tile;
  tile.vp = 0;
  tile.owner = seat;
  s.buildings.push(tile);
  s.players[seat]!.score += vp;
  s.log?.push({ type: 'buildingBuilt', seat, building, vp });
  stock(s, tile);
}

/** WD-ROUND-03, SK-CORR-10 · What its stock instruction says, and as much as there is. */
export function stock(s: State, space: Space): void {
  const building = space.id as BuildingId;
  const due = stocks[building];
  if (due === undefined) return;
  const [resource, wanted] = due;
  let count = wanted;
  if (resource === 'corruption') count = drawFromTrack(s, wanted);
  else if (resource !== 'gold' && resource !== 'vp') {
    count = Math.min(wanted, s.supply[resource]);
    s.supply[resource] -= count;
  }
  if (count === 0) return;
  space[resource] += count;
  s.log?.push({ type: 'stocked', building, resource, count });
}
const stocks = Object.fromEntries(
  (Object.keys(buildings) as BuildingId[]).flatMap((id) => Object.entries(buildings[id].stock ?? {}).map((due) => [id, due])),
) as Readonly<Partial<Record<BuildingId, readonly [Lying | 'vp', number]>>>;

/** WD-BUILD-09, WD-PLACE-05 · Out of the game; what lay on it goes to the supply and to the track. */
export function demolishBuilding(s: State, seat: Seat, space: Space): void {
  const building = space.id as BuildingId;
  const owner = space.owner!;
  drop(s.buildings, space);
  s.demolished.push(building);
  for (const adventurer of adventurers) s.supply[adventurer] += space[adventurer];
  if (space.corruption > 0) s.corruption!.track += space.corruption;
  s.log?.push({ type: 'buildingDemolished', seat, building, owner });
}

/** Takes one thing out, and closes the gap. */
export function drop<T>(things: T[], thing: T): void {
  const last = things.length - 1;
  for (let i = things.indexOf(thing); i < last; i++) things[i] = things[i + 1]!;
  things.pop();
}
