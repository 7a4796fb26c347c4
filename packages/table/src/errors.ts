import type { RuleId } from '@fathom/kernel';

/** Every way in which a table says no. The sentence for a code is the client's, in the reader's language. */
export const tableRefusals = [
  // Who asks.
  'not-the-host',
  'not-a-voter',
  // The move; these four are the kernel's, and cite a rule.
  'malformed-move',
  'not-asked',
  'illegal-move',
  'game-over',
  // The moment.
  'stale',
  'not-started',
  'already-started',
  'not-over',
  'needs-consent',
  'no-such-ply',
  'cannot-go-back',
  'nothing-undone',
  'no-proposal',
  'proposal-open',
  'already-so',
  // The seat.
  'no-such-seat',
  'seat-taken',
  'seat-empty',
  'not-left',
  'not-absent',
  // What was typed.
  'unknown-level',
  'bad-order',
  'bad-name',
  'bad-text',
  'bad-words',
  'not-sealed',
  'bad-webhook',
  'webhooks-off',
  'limit-reached',
  // The program that runs the table: try again.
  'busy',
] as const;

export type TableRefusalCode = (typeof tableRefusals)[number];

/** No, and why: a code, and the rule where a rule forbids it. */
export interface TableRefusal {
  readonly ok: false;
  readonly code: TableRefusalCode;
  readonly rule: RuleId | null;
}

export const refuse = (code: TableRefusalCode, rule: RuleId | null = null): TableRefusal => ({ ok: false, code, rule });
