import type { Seat } from '@fathom/kernel';
import type { RulingContext } from './decision.ts';
import type { State } from './rules.ts';
import type { NumberedEvent, Table } from './table.ts';

/** A table and the number of its last event. */
export interface Opened {
  readonly table: Table;
  readonly seq: number;
}

/** What a request changed at a table. */
export interface Change {
  readonly before: Table;
  readonly table: Table;
  /** The number of the last event before this change. */
  readonly after: number;
  readonly events: readonly NumberedEvent[];
  /** The numbers of chat lines that are no longer kept. */
  readonly forgotten: readonly number[];
  readonly at: number;
}

/** A turn that a bot has to play. */
export interface BotTurn {
  readonly table: Table;
  readonly seat: Seat;
  readonly level: string;
  readonly state: State;
  /** The seed of the bot's own random numbers: the same turn is always played the same way. */
  readonly seed: string;
}

/** What a table needs from the program that runs it: a server, a page, a terminal, a test. */
export interface TableEnvironment extends Pick<RulingContext, 'isLevel' | 'isWebhook' | 'absence'> {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Outages that clocks do not count are known when it resolves. Absent if there are none. */
  readonly outagesKnown?: () => Promise<void>;
  /** A table whose clocks do not count the known outages. */
  readonly corrected?: (table: Table) => Table;
  /** Writes a change durably. False if another process has written to the table since it was read. */
  readonly write: (change: Change) => Promise<boolean>;
  /** The table as it was last written, and its events since it was read before; called after another process has written to it. */
  readonly read: (before: Opened) => Promise<Opened & { readonly events: readonly NumberedEvent[] | null }>;
  /** A change was written. `called` are the people whose turn it has become. */
  readonly written: (change: Change, called: readonly Seat[]) => void;
  /** Chooses one of the legal moves. */
  readonly think: (turn: BotTurn) => Promise<unknown>;
  /** A pause before the table answers for a player who has nothing to decide, of at most so many milliseconds. */
  readonly pause: (most: number) => Promise<void>;
  readonly report: (error: unknown, where: string) => void;
  /** A request was accepted (`done`) or refused with a code. */
  readonly count?: (kind: string, answer: string) => void;
}
