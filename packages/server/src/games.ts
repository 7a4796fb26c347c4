import { abyss, weigh as weighAbyss } from '@fathom/abyss';
import type { BotGame } from '@fathom/bots';
import { conspiracy, weigh as weighConspiracy } from '@fathom/conspiracy';
import { canonical, toSaved, type Playable } from '@fathom/kernel';
import { rulesFor, type Rules } from '@fathom/table';
import { waterdeep, weigh as weighWaterdeep } from '@fathom/waterdeep';
import { createHash } from 'node:crypto';

type Visit<R> = <G extends Playable<G>>(brain: BotGame<G>) => R;

const shelve =
  <G extends Playable<G>>(brain: BotGame<G>) =>
  <R>(visit: Visit<R>): R =>
    visit(brain);

const shelf = {
  abyss: shelve({ game: abyss, heuristic: weighAbyss }),
  conspiracy: shelve({ game: conspiracy, heuristic: weighConspiracy }),
  waterdeep: shelve({ game: waterdeep, heuristic: weighWaterdeep }),
} as const;

/** Hands a game to whoever can use any; null if there is none of that name. */
export function withGame<R>(id: string, visit: Visit<R>): R | null {
  return Object.hasOwn(shelf, id) ? shelf[id as keyof typeof shelf](visit) : null;
}

/** The rules of a game for its tables; null if there is no such game. */
export const rulesOf = (id: string): Rules | null => withGame(id, ({ game }) => rulesFor(game, { stateHash }));

/** The kernel's `stateHash`, by the machine's own SHA-256: a tenth of the time, and a test holds the two together. */
export const stateHash = (state: { readonly undoFloor: number }): string =>
  createHash('sha256')
    .update(canonical(toSaved(state)))
    .digest('hex')
    .slice(0, 16);
