import { AMBASSADOR, type Agent, type SpaceId, type View } from '@fathom/waterdeep';

/** Where an agent is: on a space, or still at home. */
export type PawnPlace = SpaceId | 'pool';
/** Agent by agent: the first of a seat is always the same pawn. */
export type Pawns = ReadonlyMap<Agent, readonly PawnPlace[]>;

export interface Pawn {
  readonly agent: Agent;
  readonly nth: number;
}

const spacesOf = ({ board, buildings, hall }: View): View['board'] => [...board, ...buildings, ...hall];

/**
 * The state does not distinguish the agents of a seat, but the screen does: an agent that stays is the same pawn, one that left a place is
 * the pawn that came to another.
 */
export function followed(before: Pawns, view: View): Pawns {
  const agents: readonly Agent[] = [AMBASSADOR, ...view.players.keys()];
  return new Map(agents.map((agent) => [agent, moved(before.get(agent) ?? [], placesOf(view, agent))]));
}

function placesOf(view: View, agent: Agent): PawnPlace[] {
  const out = spacesOf(view).flatMap(({ id, agents }) => agents.filter((each) => each === agent).map(() => id));
  return [...out, ...Array.from({ length: view.players[agent]?.pool ?? 0 }, () => 'pool' as const)];
}

function moved(before: readonly PawnPlace[], now: readonly PawnPlace[]): PawnPlace[] {
  const left = [...now];
  const stays = before.map((place) => {
    const at = left.indexOf(place);
    return at < 0 ? null : left.splice(at, 1)[0]!;
  });
  const all = stays.map((place) => place ?? left.shift() ?? null).filter((place) => place !== null);
  return [...all, ...left];
}

export const pawnsAt = (pawns: Pawns, where: PawnPlace): Pawn[] =>
  [...pawns].flatMap(([agent, places]) => places.flatMap((place, nth) => (place === where ? [{ agent, nth }] : [])));
