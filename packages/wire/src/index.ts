/* Messages are made of the table's own types, which are exported again: a client needs no other package. */
export { longest } from '@fathom/table';
export type {
  AnimationStepData,
  ClockPlan,
  Command,
  PlayedBy,
  OfferedMoveData,
  SeatViewData,
  ViewerEvent,
  TableSnapshot,
  Pace,
  PastMoment,
  Phase,
  ProposalInfo,
  ProposedChange,
  SeatInfo,
  SeatAssignment,
  TableEvent,
  TableSummary,
  TableInfo,
  Webhook,
} from '@fathom/table';
export * from './changes.ts';
export * from './client.ts';
export * from './errors.ts';
export * from './lobby.ts';
export * from './messages.ts';
export * from './words.ts';
