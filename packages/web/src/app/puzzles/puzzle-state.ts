import { PUZZLE_SEED, type Puzzle, type PuzzleAnswer } from '@fathom/bots';
import { answers, arrange, meansSame, rngFrom, type Game, type Move, type Playable } from '@fathom/kernel';
import type { LocalGame } from '@fathom/table';

export function puzzleState<G extends Playable<G>>(game: Game<G>, { position }: Puzzle): G['state'] {
  const arranged = arrange(game, position, rngFrom(PUZZLE_SEED));
  if (!arranged.ok) throw new Error(`the position of a puzzle cannot be arranged: ${JSON.stringify(arranged.fault)}`);
  return arranged.value.state;
}

/** What was answered first; null if nothing was yet. */
export function firstAnswer<G extends Playable<G>>(
  game: Game<G>,
  puzzle: Puzzle,
  state: G['state'],
  { record }: LocalGame,
): PuzzleAnswer | null {
  const [index] = record.moves;
  if (index === undefined) return null;
  const { move } = answers(game, state)[index]!;
  return puzzle.answers.find((answer) => meansSame(game, state, answer.move as Move<G>, move)) ?? null;
}
