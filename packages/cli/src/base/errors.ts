import type { Fault } from '@fathom/kernel';

/** Every error that ends a command with one sentence and exit code 2. The sentences are in text/. */
export type Trouble =
  | { readonly code: 'unknown-command'; readonly name: string }
  | { readonly code: 'unknown-flag'; readonly name: string }
  | { readonly code: 'missing-argument'; readonly name: string }
  | { readonly code: 'missing-value'; readonly flag: string }
  | { readonly code: 'too-many-arguments' }
  | { readonly code: 'conflict'; readonly flags: readonly [string, string] }
  | { readonly code: 'bad-choice'; readonly flag: string; readonly value: string; readonly allowed: readonly string[] }
  | { readonly code: 'bad-number'; readonly flag: string; readonly value: string; readonly from: number; readonly to: number }
  | { readonly code: 'too-long'; readonly flag: string; readonly most: number }
  | { readonly code: 'bad-commitment'; readonly value: string }
  | { readonly code: 'unknown-game'; readonly name: string; readonly known: readonly string[] }
  | { readonly code: 'unknown-bot'; readonly name: string; readonly known: readonly string[] }
  | { readonly code: 'no-features'; readonly game: string }
  | { readonly code: 'not-learned'; readonly game: string }
  | { readonly code: 'person-not-allowed' }
  | { readonly code: 'bad-seats'; readonly count: number; readonly allowed: readonly number[] }
  | { readonly code: 'bad-option-form'; readonly given: string }
  | { readonly code: 'unknown-option'; readonly name: string; readonly known: readonly string[] }
  | { readonly code: 'bad-option-value'; readonly name: string; readonly value: string; readonly allowed: readonly string[] }
  | { readonly code: 'no-terminal' }
  | { readonly code: 'cannot-read'; readonly path: string }
  | { readonly code: 'cannot-write'; readonly path: string }
  | { readonly code: 'file-exists'; readonly path: string }
  | { readonly code: 'damaged-data'; readonly path: string }
  | { readonly code: 'newer-data'; readonly path: string }
  | { readonly code: 'leftover-files'; readonly path: string }
  | { readonly code: 'unwritable-file'; readonly path: string }
  | { readonly code: 'data-in-use'; readonly path: string }
  | { readonly code: 'unusable-database'; readonly name: string; readonly why: string }
  | { readonly code: 'tables-differ'; readonly from: string; readonly to: string }
  | { readonly code: 'no-such-table'; readonly id: string }
  | { readonly code: 'no-such-ply'; readonly ply: number; readonly last: number }
  | { readonly code: 'no-such-seat'; readonly seat: number; readonly last: number }
  | { readonly code: 'fault'; readonly fault: Fault; readonly source: string };

/** Ends a command with a sentence instead of a stack trace. */
export class Stop extends Error {
  readonly trouble: Trouble;

  constructor(trouble: Trouble) {
    super(trouble.code);
    this.trouble = trouble;
  }
}

export function stop(trouble: Trouble): never {
  throw new Stop(trouble);
}

/** 0 is done, 1 is "no" (not valid, nothing found), 2 is a usage error. */
export const exit = { done: 0, no: 1, mistake: 2, changed: 3, bug: 70, interrupted: 130 } as const;
