import type { Seat } from '@fathom/kernel';
import { everySpace } from '../queries.ts';
import { AMBASSADOR, nobody, type Agent, type Space, type State } from '../state.ts';

export function standOn(space: Space, agent: Agent): void {
  space.agents = space.agents.length === 0 ? ALONE[agent + 1]! : [...space.agents, agent];
}
/** By agent, the Ambassador first: nearly every space holds one. */
const ALONE: readonly (readonly Agent[])[] = [AMBASSADOR, 0, 1, 2, 3, 4, 5].map((agent) => [agent]);

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

/** Off its space, wherever that is. */
export function liftAmbassador(s: State): void {
  for (const space of everySpace(s)) if (space.agents.includes(AMBASSADOR)) stepOff(space, AMBASSADOR);
}

/** WD-AGENT-10 · Without the Palace it leaves the game. */
export function removeAmbassador(s: State): void {
  liftAmbassador(s);
  s.ambassador.holder = null;
  s.ambassador.gone = true;
  s.log?.push({ type: 'ambassadorLeft' });
}
