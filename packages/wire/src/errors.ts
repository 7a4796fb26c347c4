/**
 * Every way in which the server says no. A refusal is a code, and the ID of the rule where a rule forbids it; the sentence for it is
 * the client's, in the reader's language.
 */
export const refusalCodes = [
  // The message itself.
  'malformed',
  'too-large',
  'too-fast',
  'no-hello',
  'wrong-protocol',
  'wrong-origin',
  'too-many-connections',
  'not-found',
  // Who asks.
  'no-seat',
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
  'beyond-the-fence',
  'no-such-ply',
  'cannot-go-back',
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
  'unknown-table',
  'unknown-game',
  'unknown-level',
  'bad-options',
  'bad-order',
  'bad-name',
  'bad-text',
  'bad-words',
  'not-sealed',
  'bad-webhook',
  'webhooks-off',
  // The house.
  'limit-reached',
  'full',
  'busy',
] as const;

export type RefusalCode = (typeof refusalCodes)[number];
