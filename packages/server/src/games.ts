import { abyss, weigh as weighAbyss } from '@fathom/abyss';
import type { Heuristic } from '@fathom/bots';
import { conspiracy, weigh as weighConspiracy } from '@fathom/conspiracy';
import type { Game, Playable } from '@fathom/kernel';

/** What a table needs of a game: its rules, and what a move seems to be worth. */
export interface Shelved<G extends Playable<G>> {
  readonly game: Game<G>;
  readonly weigh: Heuristic<G>;
}

type Visit<R> = <G extends Playable<G>>(shelved: Shelved<G>) => R;

const shelve =
  <G extends Playable<G>>(shelved: Shelved<G>) =>
  <R>(visit: Visit<R>): R =>
    visit(shelved);

const shelf = {
  abyss: shelve({ game: abyss, weigh: weighAbyss }),
  conspiracy: shelve({ game: conspiracy, weigh: weighConspiracy }),
} as const;

/** Hands a game to whoever can use any; null if there is none of that name. */
export function withGame<R>(id: string, visit: Visit<R>): R | null {
  return Object.hasOwn(shelf, id) ? shelf[id as keyof typeof shelf](visit) : null;
}
