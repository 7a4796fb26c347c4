import type { RuleId } from '@fathom/kernel';

/** Every refusal code of a table. The client has the sentence for a code, in the reader's language. */
export const tableRefusals = [
  // Who requests it.
  'not-the-host',
  'not-a-voter',
  // The move; these four come from the kernel, and cite a rule.
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
  // The input.
  'unknown-level',
  'bad-order',
  'bad-name',
  'bad-text',
  'bad-words',
  'not-sealed',
  'bad-webhook',
  'webhooks-off',
  'limit-reached',
  // The server: try again.
  'busy',
] as const;

export type TableRefusalCode = (typeof tableRefusals)[number];

/** A refusal: a code, and the rule if a rule forbids it. */
export interface TableRefusal {
  readonly ok: false;
  readonly code: TableRefusalCode;
  readonly rule: RuleId | null;
}

export const refuse = (code: TableRefusalCode, rule: RuleId | null = null): TableRefusal => ({ ok: false, code, rule });
