import { games } from '@fathom/games';
import { canonical, toSaved, type GameRules, type Playable } from '@fathom/kernel';
import { rulesFor, type Rules } from '@fathom/table';
import { createHash } from 'node:crypto';

type Visit<R> = <G extends Playable<G>>(rules: GameRules<G>) => R;

/** A server needs all games at once, so they are loaded when it starts. */
const loaded = new Map(
  await Promise.all(games.map(({ id, withRules }) => withRules((rules) => [id, <R>(visit: Visit<R>): R => visit(rules)] as const))),
);

/** Passes a game to a generic function; null if there is no such game. */
export function withGame<R>(id: string, visit: Visit<R>): R | null {
  return loaded.get(id)?.(visit) ?? null;
}

/** The rules of a game for its tables; null if there is no such game. */
export const rulesOf = (id: string): Rules | null => withGame(id, ({ game }) => rulesFor(game, { stateHash }));

/** The kernel's `stateHash` with the platform's SHA-256: a tenth of the time. A test compares the two. */
export const stateHash = (state: { readonly undoFloor: number }): string =>
  createHash('sha256')
    .update(canonical(toSaved(state)))
    .digest('hex')
    .slice(0, 16);
