import { validateSetup, start, step } from '../drive.ts';
import { invariant } from '../errors.ts';
import type { Game, Move, Playable } from '../game.ts';
import { answers, type Answer } from '../record.ts';
import { below, pick, rngFrom, type Rng } from '../rng.ts';

/** How much somebody wants a move. Without a taste all are wanted alike; a taste leads games to where such play seldom comes. */
export type MoveWeights<G extends Playable<G>> = ((move: Move<G>) => number) | null;

export interface Ply<G extends Playable<G>> {
  /** The table after the move; the first ply of a game is the table as it was set up. */
  readonly s: G['state'];
  readonly answer: Answer<G> | null;
  readonly events: readonly G['event'][];
}

/** One random game, ply by ply. The state is played on in place: whoever wants to keep it copies it. */
export function* randomGame<G extends Playable<G>>(
  game: Game<G>,
  seats: number,
  options: Partial<G['options']>,
  seed: string,
  taste: MoveWeights<G>,
): Generator<Ply<G>> {
  const { state: s, events: opening } = start(game, seats, chosen(game, seats, options), rngFrom(seed));
  const dice = rngFrom(`moves of ${seed}`);
  yield { s, answer: null, events: opening };
  while (s.outcome === null) {
    const answer = oneOf(dice, answers(game, s), taste);
    const events: G['event'][] = [];
    s.log = events;
    step(game, s, answer.seat, answer.move);
    s.log = null;
    yield { s, answer, events };
  }
}

/** All options of a table: those that are named, and the usual ones. */
export function chosen<G extends Playable<G>>(game: Game<G>, seats: number, options: Partial<G['options']>): G['options'] {
  const table = validateSetup(game, seats, options);
  invariant(table.ok, `the options are admitted: ${JSON.stringify(table)}`);
  return table.value.options;
}

/** The answer of somebody of this taste. */
export function oneOf<G extends Playable<G>>(dice: Rng, listed: readonly Answer<G>[], taste: MoveWeights<G>): Answer<G> {
  if (taste === null) return pick(dice, listed);
  const weights = listed.map(({ move }) => taste(move));
  let at = (below(dice, 1_000_000) / 1_000_000) * weights.reduce((sum, weight) => sum + weight, 0);
  const index = weights.findIndex((weight) => (at -= weight) < 0);
  return listed[Math.max(0, index)]!;
}
