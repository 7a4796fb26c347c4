import type { Language, Move, Playable, Seat } from '@fathom/kernel';

/** A tutorial: a prepared position, and what is said and played there, step by step. */
export interface Lesson<G extends Playable<G>> {
  /** The position (docs/positions.md). */
  readonly position: object;
  readonly steps: readonly LessonStep<G>[];
  /** What the other side plays, in this order. */
  readonly replies: readonly { readonly seat: Seat; readonly move: Move<G> }[];
  say(language: Language): Promise<readonly string[]>;
}

/** A step is something to read, or a move to make. */
export type LessonStep<G extends Playable<G>> = 'read' | ((move: Move<G>) => boolean);

/** Any move of a type. */
export const ofType =
  <M extends { readonly type: string }>(type: M['type']) =>
  (move: M): boolean =>
    move.type === type;
