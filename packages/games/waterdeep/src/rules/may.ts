import type { Seat } from '@fathom/kernel';
import { buildings, type BuildingId } from '../content/tables.ts';
import type { Effect } from '../effects/effect.ts';
import { freeMarkers, holdsOpponent, isHarbor, isOpponent, isProtected, someSpace } from '../queries.ts';
import type { Agent, Space, State } from '../state.ts';

/* Whom and what a card may choose. WD-PLAY-06 · Who is protected by Open Lord is no target of an attack. */

/** WD-INTRIGUE-16, UM-INTRIGUE-02 · Without an agent; an opponent's for its cost, if a marker is free for what follows. */
export function mayDemolish(s: State, seat: Seat, { id, owner, agents }: Space, whose: 'own' | 'any', isAttack: boolean): boolean {
  if (agents.length > 0) return false;
  if (owner === seat) return true;
  if (whose === 'own' || (isAttack && isProtected(s, owner!))) return false;
  return s.players[seat]!.gold >= buildings[id as BuildingId].cost && freeMarkers(s, seat) > 0;
}

/** SK-INTRIGUE-05. */
export const mayForge = (s: State, seat: Seat, { owner }: Space): boolean => owner !== seat && !isProtected(s, owner!);

/** SK-INTRIGUE-04. */
export const mayFoistOn = (s: State, seat: Seat, other: Seat): boolean =>
  other !== seat && s.players[other]!.corruption > 0 && !isProtected(s, other);

export function mayRob(s: State, seat: Seat, other: Seat, effect: Extract<Effect, { op: 'stealFromOpponent' }>): boolean {
  if (other === seat || isProtected(s, other)) return false;
  const victim = s.players[other]!;
  if (victim.gold < effect.gold) return false;
  let count = 0;
  for (const type of effect.types) count += victim[type];
  return count >= effect.count;
}

/** UM-INTRIGUE-04, R-31 · An opponent's agent, and an unoccupied space in play for it. */
export function canMoveSomebody(s: State, seat: Seat): boolean {
  return (
    someSpace(s, (space) => movable(s, seat, space).length > 0) &&
    (s.board.some((space) => isOpenTo(s, space)) || s.buildings.some((space) => isOpenTo(s, space)))
  );
}

/** The opponents' agents on a space that a card of this seat may move. */
export const movable = (s: State, seat: Seat, space: Space): Agent[] =>
  holdsOpponent(s, seat, space) ? [...new Set(space.agents)].filter((agent) => isOpponent(s, seat, agent) && !isProtected(s, agent)) : [];

/** WD-ASSIGN-02, WD-HARBOR-06 · Nobody is there, and in the reassignment phase it is not the Harbor. */
export const isOpenTo = (s: State, { agents, id }: Space): boolean => agents.length === 0 && !(s.phase === 'reassignment' && isHarbor(id));
