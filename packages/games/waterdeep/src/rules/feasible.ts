import { lookup, type Seat } from '@fathom/kernel';
import { adventurers, bandSize, covers, type Goods } from '../content/goods.ts';
import {
  buildings,
  intrigueIds,
  nameOf,
  quests,
  type BuildingId,
  type IntrigueId,
  type IntrigueName,
  type QuestId,
} from '../content/tables.ts';
import type { Answers } from '../flow.ts';
import { play } from '../moves.ts';
import type { Effect, Occupant, Op } from '../effects/effect.ts';
import { lists, type List } from '../effects/lists.ts';
import { playOf, visitOf } from '../effects/printed.ts';
import { freeMarkers, hasAssigned, isInUse, isOpponent, isProtected, someSpace, standsInHarbor } from '../queries.ts';
import { AMBASSADOR, type Agent, type Player, type Space, type State } from '../state.ts';
import { standOn, stepOff } from '../verbs/agents.ts';
import { canMoveSomebody, mayDemolish, mayFoistOn, mayForge, mayRob } from './may.ts';

/*
 * WD-ASSIGN-03, 11, WD-PLAY-03 · Can all required parts be done? They are tried on the table itself, one after another as they will be met, and
 * then everything is put back as it was. Cards still to be drawn do not count.
 */

/** Tries something, and puts back the tavern, the pool and the track. */
function trial(s: State, seat: Seat, attempt: () => boolean): boolean {
  const me = s.players[seat]!;
  const { cleric, fighter, rogue, wizard, gold, corruption, pool } = me;
  const track = s.corruption === null ? 0 : s.corruption.track;
  const can = attempt();
  me.cleric = cleric;
  me.fighter = fighter;
  me.rogue = rogue;
  me.wizard = wizard;
  me.gold = gold;
  me.corruption = corruption;
  me.pool = pool;
  if (s.corruption !== null) s.corruption.track = track;
  return can;
}

/** The parts of a list from `at` on. */
const tried = (s: State, seat: Seat, list: List, at: number): boolean => trial(s, seat, () => feasible(s, seat, list, at));

/** WD-ASSIGN-09 · Could this player use the space as it lies, without an agent? */
export function canVisit(s: State, seat: Seat, space: Space): boolean {
  const list = visitOf[space.id];
  return list.required === 0 || visitTried(s, seat, space, list);
}

const visitTried = (s: State, seat: Seat, space: Space, list: List): boolean =>
  trial(s, seat, () => {
    const me = s.players[seat]!;
    me.cleric += space.cleric;
    me.fighter += space.fighter;
    me.rogue += space.rogue;
    me.wizard += space.wizard;
    me.gold += space.gold;
    me.corruption += space.corruption;
    s.uses.push({ seat, space: space.id, provided: 0, corruption: 0, returned: null, taken: null });
    const can = feasible(s, seat, list, 0);
    s.uses.pop();
    return can;
  });

/** WD-ASSIGN-03, 11 · The same with an agent on it, that came from the pool or from another space. */
export function canEnter(s: State, seat: Seat, space: Space, agent: Agent, from: Space | null): boolean {
  const list = visitOf[space.id];
  if (list.required === 0) return true;
  const me = s.players[seat]!;
  if (list.needs === 'card' && me.hand.length === 0) return false;
  if (list.needs === 'tile') return canBuy(s, seat, me.gold + space.gold);
  const here = space.agents;
  const there = from?.agents;
  const { busy } = s.ambassador;
  standOn(space, agent);
  if (from !== null) stepOff(from, agent);
  else if (agent === AMBASSADOR) s.ambassador.busy = true; // WD-AGENT-05 · Nobody's opponent while it is being assigned.
  else me.pool--;
  const can = canVisit(s, seat, space);
  space.agents = here;
  s.ambassador.busy = busy;
  if (from !== null) from.agents = there!;
  else if (agent !== AMBASSADOR) me.pool++;
  return can;
}

interface Card {
  readonly name: IntrigueName;
  readonly move: Answers['play'];
  /** Is nothing required? Then nothing needs to be tried. */
  readonly free: boolean;
}
const cards = lookup(
  Object.fromEntries(
    intrigueIds.map((id): [IntrigueId, Card] => {
      const name = nameOf[id];
      return [id, { name, move: play[name], free: playOf[name].required === 0 }];
    }),
  ),
) as Readonly<Record<IntrigueId, Card>>;

/** A card without any requirement. */
export function hasFreeCard({ hand }: Player): boolean {
  for (let i = 0; i < hand.length; i++) if (cards[hand[i]!].free) return true;
  return false;
}

/** WD-BUILD-01, 04. */
function canBuy(s: State, seat: Seat, gold: number): boolean {
  for (let i = 0; i < s.hall.length; i++) if (buildings[s.hall[i]!.id as BuildingId].cost <= gold) return freeMarkers(s, seat) > 0;
  return false;
}

/** WD-PLAY-03. */
export function canPlay(s: State, seat: Seat, name: IntrigueName): boolean {
  const list = playOf[name];
  if (list.required === 0) return true;
  return list.nested ? playTried(s, seat, name, list) : tried(s, seat, list, 0);
}

/** The same for a card that may lead to another one: it is out of the hand meanwhile. */
function playTried(s: State, seat: Seat, name: IntrigueName, list: List): boolean {
  const { hand } = s.players[seat]!;
  const at = hand.findIndex((card) => nameOf[card] === name);
  const [card] = hand.splice(at, 1);
  const can = tried(s, seat, list, 0);
  hand.splice(at, 0, card!);
  return can;
}

export function anyPlayable(s: State, seat: Seat): boolean {
  const me = s.players[seat]!;
  if (hasFreeCard(me)) return true;
  const { hand } = me;
  for (let i = 0; i < hand.length; i++) if (canPlay(s, seat, nameOf[hand[i]!])) return true;
  return false;
}

/** Each once, however many copies there are. */
export function playableCards(s: State, seat: Seat): Answers['play'][] {
  const { hand } = s.players[seat]!;
  const moves: Answers['play'][] = [];
  for (let i = 0; i < hand.length; i++) {
    const { name, move, free } = cards[hand[i]!];
    if (!moves.includes(move) && (free || canPlay(s, seat, name))) moves.push(move);
  }
  return moves;
}

/** The parts of a list from `at` on, as far as something is required. */
function feasible(s: State, seat: Seat, list: List, at: number): boolean {
  for (let i = at; i < list.required; i++) {
    const effect = list.effects[i]!;
    if (effect.op === 'gain' && effect.any > 0) return withAnyAdventurer(s, seat, effect.goods, list, i + 1);
    if (effect.op === 'takeFaceUpQuest') return withAnyQuest(s, seat, list, i + 1);
    if (!canDo(s, seat, effect, list.attack)) return false;
  }
  return true;
}

/** UM-BLDG-03 · The rest of a list, with one more adventurer of some type. */
function withAnyAdventurer(s: State, seat: Seat, goods: Readonly<Goods>, list: List, at: number): boolean {
  const me = s.players[seat]!;
  addTo(s, me, goods);
  let none = true;
  for (const adventurer of adventurers) {
    if (s.supply[adventurer] === 0) continue;
    none = false;
    me[adventurer]++;
    const can = tried(s, seat, list, at);
    me[adventurer]--;
    if (can) return true;
  }
  return none && feasible(s, seat, list, at);
}

/** UM-SPACE-01 · The same with some quest of the Inn, and what plot quests give for taking it. */
function withAnyQuest(s: State, seat: Seat, list: List, at: number): boolean {
  const rest = (): boolean => feasible(s, seat, list, at);
  for (const quest of s.inn) if (withQuest(s, seat, quest, rest)) return true;
  return s.inn.length === 0 && rest();
}

export function withQuest(s: State, seat: Seat, quest: QuestId, rest: () => boolean): boolean {
  const me = s.players[seat]!;
  return trial(s, seat, () => {
    me.active.push(quest);
    for (const plot of me.plots) {
      const { ongoing } = quests[plot];
      const [gift] = ongoing!.effects;
      if (ongoing!.on === 'take' && ongoing!.of === quests[quest].type && gift?.op === 'gain') addTo(s, me, gift.goods);
    }
    const can = rest();
    me.active.pop();
    return can;
  });
}

/** As much as the supply has. */
function addTo(s: State, me: Player, goods: Readonly<Goods>): void {
  const { supply } = s;
  me.cleric += Math.min(goods.cleric, supply.cleric);
  me.fighter += Math.min(goods.fighter, supply.fighter);
  me.rogue += Math.min(goods.rogue, supply.rogue);
  me.wizard += Math.min(goods.wizard, supply.wizard);
  me.gold += goods.gold;
}

type Demand<O extends Op> = (s: State, seat: Seat, effect: Extract<Effect, { op: O }>, isAttack: boolean) => boolean;

/** Can a part be done? Then what it changes for the parts behind it is changed. What is not listed can always be done. */
const demands: { readonly [O in Op]?: Demand<O> } = {
  gain(s, seat, { goods }) {
    addTo(s, s.players[seat]!, goods);
    return true;
  },
  pay(s, seat, { goods, any }) {
    const me = s.players[seat]!;
    if (!covers(me, goods) || bandSize(me) - bandSize(goods) < any) return false;
    me.cleric -= goods.cleric;
    me.fighter -= goods.fighter;
    me.rogue -= goods.rogue;
    me.wizard -= goods.wizard;
    me.gold -= goods.gold;
    return true;
  },
  returnCorruption(s, seat, { count }) {
    const me = s.players[seat]!;
    if (me.corruption < count) return false;
    me.corruption -= count;
    s.corruption!.track += count;
    return true;
  },
  playIntrigue: (s, seat, { count }) => s.players[seat]!.hand.length >= count && anyPlayable(s, seat),
  buyBuilding: (s, seat) => canBuy(s, seat, s.players[seat]!.gold),
  discardQuest: (s, seat, { mandatoryToo }) => s.players[seat]!.active.length > 0 || (mandatoryToo && s.players[seat]!.duties.length > 0),
  removeCorruption: (s) => s.corruption!.track > 0,
  placeOnSpaces(s, seat, { resource, spaces, from }) {
    const me = s.players[seat]!;
    if (from === 'track') return s.corruption!.track >= spaces;
    return (resource === 'any' ? bandSize(me) : me[resource]) >= spaces;
  },
  returnAgents: (s, seat, { from }) => (from === 'harbor' ? standsInHarbor(s, seat) : hasAssigned(s, seat)),
  discardBuilding: (s, seat, { whose }, isAttack) => s.buildings.some((space) => mayDemolish(s, seat, space, whose, isAttack)),
  buildFree: (s) => s.hall.length > 0,
  takeControlOfBuilding: (s, seat) => freeMarkers(s, seat) > 0 && s.buildings.some((space) => mayForge(s, seat, space)),
  useOccupiedSpace: (s, seat, { occupant }, isAttack) => someSpace(s, (space) => mayUse(s, seat, space, occupant, isAttack)),
  assignAgentToHallTile: (s, seat) =>
    s.players[seat]!.pool > 0 && s.hall.some((tile) => tile.agents.length === 0 && canEnter(s, seat, tile, seat, null)),
  moveOpponentAgent: (s, seat) => s.players[seat]!.pool > 0 && canMoveSomebody(s, seat),
  giveToOpponent: (s, seat, { goods }) => covers(s.players[seat]!, goods),
  stealFromOpponent: (s, seat, effect) => s.players.some((_, other) => mayRob(s, seat, other, effect)),
  giveMandatoryQuest: (s, seat) => s.players.some((_, other) => other !== seat && !isProtected(s, other)),
  passMandatoryQuest: (s, seat) => s.players[seat]!.duties.length > 0 && s.players.some((_, other) => mayFoistOn(s, seat, other)),
};

function canDo(s: State, seat: Seat, effect: Effect, isAttack: boolean): boolean {
  const demand = demands[effect.op] as Demand<Op> | undefined;
  return demand === undefined || demand(s, seat, effect, isAttack);
}

/** WD-BLDG-24, WD-INTRIGUE-04, SK-INTRIGUE-02, R-46 · A space with a fitting agent, not yet in use, whose requirements can be met. */
export function mayUse(s: State, seat: Seat, space: Space, occupant: Occupant, isAttack: boolean): boolean {
  if (space.agents.length === 0 || isInUse(s, space.id)) return false;
  const { corruption } = s.players[seat]!;
  const fits = space.agents.some(
    (agent) =>
      isOpponent(s, seat, agent) &&
      !(isAttack && isProtected(s, agent)) &&
      (occupant === 'opponent' || (agent !== AMBASSADOR && s.players[agent]!.corruption > corruption)),
  );
  return fits && canVisit(s, seat, space);
}

/** Must this seat still play a card in the action that waits beneath the question (WD-ASSIGN-11)? */
export function mustStillPlay(s: State, seat: Seat): boolean {
  const waiting = s.stack[s.stack.length - 2];
  return waiting?.kind === 'effects' && waiting.seat === seat && lists[waiting.of].effects[waiting.at]!.op === 'playIntrigue';
}
