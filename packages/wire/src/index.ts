/* What a client says and is told is a table's own vocabulary; a client needs no other package. */
export { longest } from '@fathom/table';
export type {
  BeatNow,
  ClockPlan,
  Command,
  Hand,
  LookMoveNow,
  LookNow,
  News,
  Now,
  Pace,
  PastMoment,
  Phase,
  ProposalNow,
  Proposed,
  SeatNow,
  Sitter,
  TableEvent,
  TableLine,
  TableNow,
  Webhook,
} from '@fathom/table';
export * from './client.ts';
export * from './errors.ts';
export * from './lobby.ts';
export * from './messages.ts';
export * from './words.ts';
