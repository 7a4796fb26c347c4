import { tableRefusals } from '@fathom/table';

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
  'no-seat',
  // The table.
  ...tableRefusals,
  // The server.
  'unknown-table',
  'unknown-game',
  'bad-options',
  'full',
] as const;

export type RefusalCode = (typeof refusalCodes)[number];
