import type { Seat } from '@fathom/kernel';
import { seatOf, type TableRunner } from '@fathom/table';
import type { ServerMessage } from '@fathom/wire';

/** A connection that watches a table. */
export interface Viewer {
  readonly table: string;
  /** The hash of the device's token; null if it has none. */
  readonly key: string | null;
  /** The last number that was sent. */
  seq: number;
  /** Does it understand updates that are differences to its last snapshot? */
  readsChanges: boolean;
  /** The number of the snapshot that it has; null if it has none. */
  snapshotSeq: number | null;
  /** How many updates were sent as differences since the last whole one. */
  changes: number;
  /** A long log is being sent. */
  busy: boolean;
  readonly send: (message: ServerMessage) => void;
  /** Null if more can be sent at once; otherwise resolves when the socket has drained, or the connection is closed. */
  readonly drained: () => Promise<void> | null;
  /** Closes the connection. */
  readonly drop: () => void;
}

export const seatIn = (runner: TableRunner, viewer: Viewer): Seat | null => (viewer.key === null ? null : seatOf(runner.table, viewer.key));
