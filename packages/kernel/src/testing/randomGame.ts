import { start, step } from '../drive.ts';
import { invariant } from '../errors.ts';
import type { Game, Move, Playable } from '../game.ts';
import { answers, type Answer } from '../record.ts';
import { below, pick, rngFrom, type Rng } from '../rng.ts';
import { validateSetup } from '../validateSetup.ts';

/** The weight of a move in random play; null for equal weights. Weights lead games to where uniform play rarely gets. */
export type MoveWeights<G extends Playable<G>> = ((move: Move<G>) => number) | null;

export interface Ply<G extends Playable<G>> {
  /** The table after the move; the first ply of a game is the table as it was set up. */
  readonly s: G['state'];
  readonly answer: Answer<G> | null;
  readonly events: readonly G['event'][];
}

/** One random game, ply by ply. The state is changed in place: a caller that keeps it must copy it. */
export function* randomGame<G extends Playable<G>>(
  game: Game<G>,
  seats: number,
  options: Partial<G['options']>,
  seed: string,
  weightOf: MoveWeights<G>,
): Generator<Ply<G>> {
  const { state: s, events: opening } = start(game, seats, chosen(game, seats, options), rngFrom(seed));
  const rng = rngFrom(`moves of ${seed}`);
  yield { s, answer: null, events: opening };
  while (s.outcome === null) {
    const answer = oneOf(rng, answers(game, s), weightOf);
    const events: G['event'][] = [];
    s.log = events;
    step(game, s, answer.seat, answer.move);
    s.log = null;
    yield { s, answer, events };
  }
}

/** All options of a table: those that are given, and the defaults. */
export function chosen<G extends Playable<G>>(game: Game<G>, seats: number, options: Partial<G['options']>): G['options'] {
  const table = validateSetup(game, seats, options);
  invariant(table.ok, `the options are valid: ${JSON.stringify(table)}`);
  return table.value.options;
}

/** A random answer, by weight. */
export function oneOf<G extends Playable<G>>(rng: Rng, listed: readonly Answer<G>[], weightOf: MoveWeights<G>): Answer<G> {
  if (weightOf === null) return pick(rng, listed);
  const weights = listed.map(({ move }) => weightOf(move));
  let at = (below(rng, 1_000_000) / 1_000_000) * weights.reduce((sum, weight) => sum + weight, 0);
  const index = weights.findIndex((weight) => (at -= weight) < 0);
  return listed[Math.max(0, index)]!;
}
