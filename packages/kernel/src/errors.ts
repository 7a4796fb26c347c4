import type { RuleId } from './game.ts';

/**
 * What can be wrong with input from a person or a program. A fault is a value: it names what is wrong and where. The user
 * interface (terminal, page, server) puts it into words.
 */
export type Fault =
  /** The text is not JSON, not a Fathom link, or not the kind of file that was asked for. */
  | { readonly code: 'unreadable'; readonly expected: 'record' | 'position' | 'save' }
  /** The checksum does not match. */
  | { readonly code: 'damaged'; readonly expected: 'record' | 'save' }
  /** Written by a newer release. */
  | { readonly code: 'too-new'; readonly version: number; readonly known: number }
  | { readonly code: 'unknown-game'; readonly game: string }
  /**
   * A value that does not fit; `at` is a path such as `players[1].pearls`, `rule` the rule of the game that forbids it, if
   * there is one.
   */
  | { readonly code: 'bad-value'; readonly at: string; readonly problem: Problem; readonly value: string; readonly rule?: RuleId }
  /** Replaying the record fails: the move is not legal there, or the hash of the state differs. */
  | { readonly code: 'diverges'; readonly ply: number }
  /** Recorded under older rules. Under today's rules the game goes differently from this move on. The record is valid. */
  | RulesChanged;

export interface RulesChanged {
  readonly code: 'rules-changed';
  /** The first move that differs, counted from 1. */
  readonly ply: number;
  /** The version of the rules it was played under, and the current one. */
  readonly version: number;
  readonly known: number;
}

export type Problem = 'wrong-type' | 'unknown-field' | 'missing' | 'out-of-range' | 'not-allowed' | 'unknown-piece' | 'piece-twice';

export type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly fault: Fault };

export const ok = <T>(value: T): Result<T> => ({ ok: true, value });
export const err = (fault: Fault): { readonly ok: false; readonly fault: Fault } => ({ ok: false, fault });

/** Throws where our own code is wrong. Nothing catches it. */
export function invariant(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Error(`invariant violated: ${message}`);
}

export function impossible(value: never): never {
  throw new Error(`impossible: ${JSON.stringify(value)}`);
}

/** Untrusted input, cut to a length that fits into a sentence. */
export function abbreviate(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? typeof value);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
