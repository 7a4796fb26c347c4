import type { Seat } from '@fathom/kernel';

/** Who is connected to a table. */
export interface Present {
  readonly seats: readonly Seat[];
  readonly spectators: number;
}

export const nobody: Present = { seats: [], spectators: 0 };

/**
 * Who is connected to the other processes. What this process knows of them may be some seconds old, and is nothing while the
 * store cannot be reached.
 */
export interface SharedPresence {
  /** Tells the others who is connected to this process at a table. */
  announce(table: string, here: Present): void;
  /** The last device for a seat has left this process. */
  left(table: string, seat: Seat, at: number): void;
  /** Who is connected elsewhere, as last read. */
  elsewhere(table: string): Present;
  /** When a device for a seat was last connected elsewhere, as last read. At least the time since when anything can be known. */
  lastSeen(table: string, seat: Seat): number;
  /** Reads these tables again. True for each that has changed. */
  refresh(tables: readonly string[]): Promise<readonly boolean[]>;
  /** Nobody here is interested in this table any more. */
  forget(table: string): void;
  close(): void;
}

/** For a single process: nobody is connected elsewhere. */
export const noOthers: SharedPresence = {
  announce: () => {},
  left: () => {},
  elsewhere: () => nobody,
  lastSeen: () => 0,
  refresh: (tables) => Promise.resolve(tables.map(() => false)),
  forget: () => {},
  close: () => {},
};
