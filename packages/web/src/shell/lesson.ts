import { typesetAll, type Language, type Move, type Playable, type Seat } from '@fathom/kernel';
import type { Target } from './spotlight-targets.ts';

/** A tutorial: a prepared position, and what is said, pointed at and played there, step by step. */
export interface Lesson<G extends Playable<G>> {
  /** The position (docs/positions.md). */
  readonly position: object;
  /** In this order. */
  readonly steps: Readonly<Record<string, LessonStep<G>>>;
  /** What the other side plays, in this order. */
  readonly replies: readonly ScriptedReply<G>[];
  /** The options of a real game with what was learned. */
  readonly options: object;
  /** The words of each step. */
  say(language: Language): Promise<Readonly<Record<string, string>>>;
}

export interface ScriptedReply<G extends Playable<G>> {
  readonly seat: Seat;
  readonly move: Move<G>;
}

/** A step is something to read, or a move to make. */
export interface LessonStep<G extends Playable<G>> {
  /** What the words are about. The pieces of the moves that may be made are pointed at in any case. */
  readonly about?: readonly Target[];
  /** The moves that may be made; without them the step is read. */
  readonly play?: (move: Move<G>) => boolean;
}

interface Draft<G extends Playable<G>, Step extends string> {
  readonly position: object;
  readonly steps: Readonly<Record<Step, LessonStep<G>>>;
  readonly replies: readonly ScriptedReply<G>[];
  readonly options?: Partial<G['options']>;
  /** Loaded when they are needed. A step without words does not compile. */
  readonly words: Readonly<Record<Language, () => Promise<Readonly<Record<NoInfer<Step>, string>>>>>;
}

export const lessonOf =
  <G extends Playable<G>>() =>
  <Step extends string>({ words, options = {}, ...lesson }: Draft<G, Step>): Lesson<G> => ({
    ...lesson,
    options,
    say: async (language) => typesetAll(language, await words[language]()),
  });

/** A step to read. */
export const read = (...about: readonly Target[]): { readonly about: readonly Target[] } => ({ about });

/** Any move of a type. */
export const ofType =
  <M extends { readonly type: string }>(type: M['type']) =>
  (move: M): boolean =>
    move.type === type;
