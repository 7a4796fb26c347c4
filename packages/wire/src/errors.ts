import { tableRefusals } from '@fathom/table';

/**
 * Every refusal code of the server. A refusal is a code, and the ID of the rule if a rule forbids it; the client has the
 * sentence, in the reader's language.
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
