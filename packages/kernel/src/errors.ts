import type { RuleId } from './game.ts';

/**
 * What can go wrong with something a person or a program handed in. A fault is a value: it names what is wrong
 * and where, and the edge (terminal, page, server) says it in the reader's language.
 */
export type Fault =
  /** The text is not JSON, not a Fathom link, or not the kind of file that was asked for. */
  | { readonly code: 'unreadable'; readonly expected: 'record' | 'position' | 'save' }
  /** It was readable once: its own checksum disagrees. */
  | { readonly code: 'damaged'; readonly expected: 'record' | 'save' }
  /** Written by a release that this one does not know. */
  | { readonly code: 'too-new'; readonly version: number; readonly known: number }
  | { readonly code: 'unknown-game'; readonly game: string }
  /** A value that does not belong there; `at` is a path such as `players[1].pearls`. Where a rule of the game forbids it, it is cited. */
  | { readonly code: 'bad-value'; readonly at: string; readonly problem: Problem; readonly value: string; readonly rule?: RuleId }
  /** Replaying the record leaves its own track: the move is not legal there, or the table is not the recorded one. */
  | { readonly code: 'diverges'; readonly ply: number }
  /** Played under older rules that were corrected since: today's rules play it another way from this move on. Nothing is wrong with it. */
  | RulesChanged;

export interface RulesChanged {
  readonly code: 'rules-changed';
  /** The first move that differs; moves are counted from one. */
  readonly ply: number;
  /** The rules it was played under, and today's. */
  readonly version: number;
  readonly known: number;
}

export type Problem = 'wrong-type' | 'unknown-field' | 'missing' | 'out-of-range' | 'not-allowed' | 'unknown-piece' | 'piece-twice';

export type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly fault: Fault };

export const ok = <T>(value: T): Result<T> => ({ ok: true, value });
export const err = (fault: Fault): { readonly ok: false; readonly fault: Fault } => ({ ok: false, fault });

/** A broken promise between our own parts. It is a bug, and no rule catches it. */
export function invariant(condition: unknown, promise: string): asserts condition {
  if (!condition) throw new Error(`broken promise: ${promise}`);
}

export function impossible(value: never): never {
  throw new Error(`impossible: ${JSON.stringify(value)}`);
}

/** A stranger's value, short enough for a sentence. */
export function abbreviate(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? typeof value);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
