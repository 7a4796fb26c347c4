import type { Seat } from '@fathom/kernel';
import type { NumberedEvent, State, StoredTable } from '@fathom/table';
import type { Command, Update } from '@fathom/wire';

/* What a run leaves behind, for the checker: what the clients did and saw, and what is in the journal at the end. */

/** A command, under the ID that its client chose. It may have been sent several times. */
export interface SentCommand {
  readonly table: string;
  readonly seat: Seat;
  readonly id: string;
  readonly command: Command;
  /** `done`, or the code of a refusal. Null if there was no answer. */
  answer: string | null;
}

/** An update, as it arrived at one client. */
export interface ReceivedUpdate {
  readonly table: string;
  readonly seat: Seat | null;
  /** Names the client: each receives every event once. */
  readonly client: string;
  readonly update: Update;
}

export interface History {
  readonly sent: readonly SentCommand[];
  readonly received: readonly ReceivedUpdate[];
  /** When no process could serve anybody, in milliseconds since 1970. */
  readonly outages: readonly Outage[];
}

export interface Outage {
  readonly from: number;
  readonly to: number;
}

/** A table at the end. */
export interface FinalTable {
  readonly stored: StoredTable;
  readonly events: readonly NumberedEvent[];
  /** Its game as it was stored; null if it has not begun. */
  readonly state: State | null;
}

export interface Violation {
  readonly kind: 'lost' | 'doubled' | 'order' | 'unfinished' | 'clock' | 'secret' | 'replay' | 'refused';
  readonly table: string;
  readonly what: string;
}
