import type { Seat } from '@fathom/kernel';
import type { Difference } from './compare.ts';

/* A puzzle: a position from a game between bots in which one answer is clearly best and not the one that looks best. */

export interface PuzzleAnswer {
  readonly move: unknown;
  /** The chance to win of the side that decides. */
  readonly chance: number;
  /** The standard error of how much the best answer leads this one by. */
  readonly error: number;
  /** The points of the side that decides, by part of the score. */
  readonly parts: readonly number[];
  /** The points of every side. */
  readonly sides: readonly number[];
}

export const difficulties = [1, 2, 3] as const;
export type Difficulty = (typeof difficulties)[number];

export interface Puzzle {
  /** Follows from the position: what somebody has solved is remembered by it. */
  readonly id: string;
  /** In the format of positions, without what the side that decides cannot see. */
  readonly position: object;
  /** Who decides. */
  readonly seat: Seat;
  readonly difficulty: Difficulty;
  /** All distinct answers, the best first. */
  readonly answers: readonly PuzzleAnswer[];
}

/** A file of puzzles, as `fathom mine` writes it. */
export interface PuzzleFile {
  readonly format: typeof PUZZLES;
  readonly game: string;
  readonly made: { readonly command: string; readonly seed: string; readonly date: string };
  /** What the parts of the score are called. */
  readonly parts: readonly string[];
  readonly puzzles: readonly Puzzle[];
}
export const PUZZLES = 'fathom-puzzles/1';

/** What is dealt in a puzzle beyond its position, which nobody can see, is always dealt the same. */
export const PUZZLE_SEED = 'puzzle';

/** What one answer promises more than another; one of them is the best. */
export const differenceBetween = (one: PuzzleAnswer, other: PuzzleAnswer, seat: Seat): Difference<unknown> => ({
  move: one.move,
  chance: one.chance - other.chance,
  error: Math.max(one.error, other.error),
  points: one.sides[seat]! - other.sides[seat]!,
  parts: one.parts.map((points, i) => points - other.parts[i]!),
  sides: one.sides.map((points, side) => points - other.sides[side]!),
});
