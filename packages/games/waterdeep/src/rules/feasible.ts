import type { Seat } from '@fathom/kernel';
import { intrigueIds, nameOf, spaceIds, type IntrigueName } from '../content/tables.ts';
import { effectAt, playOf, visitOf, type List } from '../effects/lists.ts';
import { tryTokens } from '../expansions.ts';
import type { Answers } from '../flow.ts';
import { play } from '../moves.ts';
import { AMBASSADOR, newUse, type Agent, type Player, type Space, type State } from '../state.ts';
import { tableOf } from '../tableOf.ts';
import { standOn, stepOff } from '../verbs/agents.ts';
import { isBare, takeUp } from '../verbs/goods.ts';

/*
 * WD-ASSIGN-03, 11, WD-PLAY-03 · Can all required parts be done? They are tried on the table itself, one after another as they will be met,
 * and then everything is put back as it was. Cards still to be drawn do not count.
 */

/** The parts of a list from `at` on, as far as something is required. */
function feasible(s: State, seat: Seat, list: List, at: number): boolean {
  for (let i = at; i < list.required; i++) {
    const effect = list.effects[i]!;
    const operation = list.operations[i]!;
    if (list.requires[i] && operation.can?.(s, seat, effect, list.attack) === false) return false;
    if (operation.foresee !== undefined && i + 1 < list.required) return foreseen(s, seat, list, i);
  }
  return true;
}

const foreseen = (s: State, seat: Seat, list: List, at: number): boolean =>
  list.operations[at]!.foresee!(s, seat, list.effects[at]!, () => feasible(s, seat, list, at + 1));

/** Each space as it is used while something is tried. */
const imagined = tableOf(spaceIds, (id) => newUse(-1, id));

/** WD-ASSIGN-09 · Could this player use the space as it lies, without an agent? */
export function canVisit(s: State, seat: Seat, space: Space): boolean {
  const list = visitOf[space.id];
  if (list.required === 0) return true;
  s.uses.push(imagined[space.id]);
  const can = feasibleAt(s, seat, list, space);
  s.uses.pop();
  return can;
}

/** WD-PLACE-03 · With what lies on the space. */
const feasibleAt = (s: State, seat: Seat, list: List, space: Space): boolean =>
  isBare(space)
    ? feasible(s, seat, list, 0)
    : trial(s, seat, (me) => {
        takeUp(me, space);
        return feasible(s, seat, list, 0);
      });

/** WD-ASSIGN-03, 11 · The same with an agent on it, that came from the pool or from another space. */
export function canEnter(s: State, seat: Seat, space: Space, agent: Agent, from: Space | null): boolean {
  const list = visitOf[space.id];
  if (list.required === 0) return true;
  if (list.needsJustACard && s.players[seat]!.hand.length === 0) return false;
  if (!list.looksAtAgents) return feasibleAt(s, seat, list, space);
  return canStandOn(s, seat, space, agent, from);
}

/** The agent is put there for as long as it is tried. */
function canStandOn(s: State, seat: Seat, space: Space, agent: Agent, from: Space | null): boolean {
  const me = s.players[seat]!;
  const { agents } = space;
  const left = from?.agents;
  const { pool } = me;
  const { busy } = s.ambassador;
  standOn(space, agent);
  if (from !== null) stepOff(from, agent);
  else if (agent === AMBASSADOR) s.ambassador.busy = true; // WD-AGENT-05 · Nobody's opponent while it is being assigned.
  else me.pool--;
  const can = canVisit(s, seat, space);
  space.agents = agents;
  if (from !== null) from.agents = left!;
  me.pool = pool;
  s.ambassador.busy = busy;
  return can;
}

/** WD-PLAY-03. */
export function canPlay(s: State, seat: Seat, name: IntrigueName): boolean {
  const list = playOf[name];
  if (list.required === 0) return true;
  return list.looksAtAgents ? feasibleWithout(s, seat, list, name) : feasible(s, seat, list, 0);
}

/** The same for a card that may lead to another one: it is out of the hand meanwhile. */
const feasibleWithout = (s: State, seat: Seat, list: List, name: IntrigueName): boolean =>
  trial(s, seat, (me) => {
    const at = me.hand.findIndex((card) => nameOf[card] === name);
    me.hand = me.hand.filter((_, i) => i !== at);
    return feasible(s, seat, list, 0);
  });

/** What is looked up for each card in hand, at once: a hand is looked through in every turn. */
const cards = tableOf(intrigueIds, (id) => ({ name: nameOf[id], move: play[nameOf[id]], list: playOf[nameOf[id]] }));

/** A card without any requirement. */
export function hasFreeCard({ hand }: Player): boolean {
  for (let i = 0; i < hand.length; i++) if (cards[hand[i]!].list.required === 0) return true;
  return false;
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
    const { name, move, list } = cards[hand[i]!];
    if (!moves.includes(move) && (list.required === 0 || canPlay(s, seat, name))) moves.push(move);
  }
  return moves;
}

/** Must this seat still play a card in the action that waits beneath the question (WD-ASSIGN-11)? */
export function mustStillPlay(s: State, seat: Seat): boolean {
  const waiting = s.stack[s.stack.length - 2];
  return waiting?.kind === 'effects' && waiting.seat === seat && effectAt(waiting).op === 'playIntrigue';
}

/**
 * Tries something that changes the tavern, the pool, the cards or the quests of a player, or tokens of a module; then puts all of it back.
 * Field by field: with a copy of the player, random games of six were about 4 % slower.
 */
export function trial(s: State, seat: Seat, attempt: (me: Player) => boolean): boolean {
  const me = s.players[seat]!;
  const { cleric, fighter, rogue, wizard, gold, pool, hand, active } = me;
  const can = tryTokens(s, me, attempt);
  me.cleric = cleric;
  me.fighter = fighter;
  me.rogue = rogue;
  me.wizard = wizard;
  me.gold = gold;
  me.pool = pool;
  me.hand = hand;
  me.active = active;
  return can;
}
