/**
 * Where tables are kept. Nothing above knows which adapter it is: all that is promised stands in `test/journal.contract.ts`, which is
 * run on every one of them.
 */
export interface Journal {
  /**
   * Writes what happened and the newest state, all or nothing. When the promise is fulfilled the change is durable. Gives false, and
   * writes nothing, if somebody else has written to this table since `after`.
   */
  append(commit: Commit): Promise<boolean>;
  load(id: string): Promise<Stored | null>;
  /** What happened at a table after a number, in order, at most so many. */
  entries(id: string, after: number, most: number): Promise<readonly JournalEntry[]>;
  /** Tables of a kind, the latest first. */
  list(wanted: DueQuery, most: number): Promise<readonly Listed[]>;
  /** How many tables there are. */
  count(): Promise<number>;
  /** Tables whose hour has come, the longest overdue first; those that come after one in this order, if it is named. */
  due(now: number, most: number, after?: Due): Promise<readonly Due[]>;
  close(): Promise<void>;
}

/** Public tables that people can join or watch, the tables that a key opens, or all there are. */
export type DueQuery = { readonly kind: 'public' } | { readonly kind: 'key'; readonly key: string } | { readonly kind: 'all' };

export interface Commit {
  readonly id: string;
  /** The number of the last entry that the writer knows of; 0 for a new table. */
  readonly after: number;
  /** NumberedEvent on from there, at least one. */
  readonly entries: readonly JournalEntry[];
  /** Numbers of entries that need not be kept any longer. */
  readonly forgotten?: readonly number[];
  readonly facts: Facts;
  /** All hashes that open this table: of the devices that sit at it, of their recovery words. None if they are as they were. */
  readonly keys: readonly string[];
  /** The table, without the game. */
  readonly body: string;
  /** The game's newest state; null before it begins. */
  readonly save: string | null;
}

export interface JournalEntry {
  readonly seq: number;
  readonly at: number;
  readonly body: string;
}

/** What tables are looked up by. */
export interface Facts {
  readonly listed: boolean;
  readonly over: boolean;
  readonly touched: number;
  /** When the table wants to be woken though nobody asks; null if never. */
  readonly wake: number | null;
}

export interface Due {
  readonly id: string;
  readonly wake: number;
}

export interface Listed {
  readonly id: string;
  readonly touched: number;
  readonly body: string;
}

export interface Stored {
  readonly seq: number;
  readonly body: string;
  readonly save: string | null;
}
