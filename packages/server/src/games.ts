import { abyss, weigh as weighAbyss } from '@fathom/abyss';
import type { Brain } from '@fathom/bots';
import { conspiracy, weigh as weighConspiracy } from '@fathom/conspiracy';
import type { Playable } from '@fathom/kernel';
import { waterdeep, weigh as weighWaterdeep } from '@fathom/waterdeep';

type Visit<R> = <G extends Playable<G>>(brain: Brain<G>) => R;

const shelve =
  <G extends Playable<G>>(brain: Brain<G>) =>
  <R>(visit: Visit<R>): R =>
    visit(brain);

const shelf = {
  abyss: shelve({ game: abyss, weigh: weighAbyss }),
  conspiracy: shelve({ game: conspiracy, weigh: weighConspiracy }),
  waterdeep: shelve({ game: waterdeep, weigh: weighWaterdeep }),
} as const;

/** Hands a game to whoever can use any; null if there is none of that name. */
export function withGame<R>(id: string, visit: Visit<R>): R | null {
  return Object.hasOwn(shelf, id) ? shelf[id as keyof typeof shelf](visit) : null;
}
