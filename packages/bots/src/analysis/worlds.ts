import { branch, legal, same, step, type Game, type Move, type Playable, type Rng, type Seat } from '@fathom/kernel';
import { meanOf } from '../statistics.ts';
import { meanOfProspects, type Judge, type Prospects } from './judge.ts';

/* A position as a viewer imagines it: some worlds that look like it, and what each of them promises. */

export interface World<G extends Playable<G>> {
  readonly state: G['state'];
  readonly prospects: Prospects;
  /** What the judge draws its lots with here: answers that are compared in one world have the same luck. */
  readonly lots: Rng;
}

/** A mean over worlds. */
export interface Estimate extends Prospects {
  /** The standard errors of the chances. */
  readonly errors: readonly number[];
}

export function estimateOf(worlds: readonly { readonly prospects: Prospects }[]): Estimate {
  const all = worlds.map(({ prospects }) => prospects);
  const { chances, parts } = meanOfProspects(all);
  return { chances, parts, errors: chances.map((_, side) => errorOf(all.map((each) => each.chances[side]!))) };
}

/** The standard error of a mean; that of a single sample is unknown, and not shown. */
export const errorOf = (samples: readonly number[]): number => (samples.length < 2 ? 0 : meanOf(samples).error);

/** Judges a world without changing it. */
const judged = <G extends Playable<G>>(game: Game<G>, judge: Judge<G>, state: G['state'], lots: Rng): World<G> => ({
  state,
  prospects: judge.inWorld(game.clone(state), lots.slice() as Rng),
  lots,
});

export const imagined = <G extends Playable<G>>(game: Game<G>, judge: Judge<G>, s: G['state'], count: number, rng: Rng): World<G>[] =>
  Array.from({ length: count }, () => judged(game, judge, judge.imagine(s, rng), branch(rng)));

/** The world after a move; null if it is not possible there, because somebody does not hold the card. `isKnown`: it is not checked. */
export function playedIn<G extends Playable<G>>(
  game: Game<G>,
  judge: Judge<G>,
  { state, lots }: Pick<World<G>, 'state' | 'lots'>,
  { seat, move, isKnown }: { readonly seat: Seat; readonly move: Move<G>; readonly isKnown: boolean },
): World<G> | null {
  if (!isKnown && !legal(game, state, seat).some((each) => same(each, move))) return null;
  const after = game.clone(state);
  step(game, after, seat, move);
  return judged(game, judge, after, lots);
}
