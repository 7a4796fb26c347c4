/**
 * Where tables are stored. The code above does not know which adapter it uses: the contract is `test/journal.contract.ts`,
 * which is run on every adapter.
 */
export interface Journal {
  /**
   * Writes a table with its newest state, and entries, all or nothing. True: it is durable. False: another process has written to this table
   * since `after`, or the connection was lost, and nobody knows. The table must be read again then, and the request decided again:
   * a request that was written is known there by its ID.
   */
  append(commit: Commit): Promise<boolean>;
  load(id: string): Promise<Stored | null>;
  /** The entries of a table after a number, in order, at most so many. */
  entries(id: string, after: number, most: number): Promise<readonly JournalEntry[]>;
  /** The numbers of the last events of these tables, as far as there are such tables. */
  seqs(ids: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Tables of a kind, the latest first. */
  list(wanted: ListQuery, most: number): Promise<readonly Listed[]>;
  /** The number of tables; an estimate if there are very many. */
  count(): Promise<number>;
  /**
   * Tables with a due action, the longest overdue first; with `after`, those that follow it in this order. What one process is
   * given, or has just written, is not given to another for a while.
   */
  due(now: number, most: number, after?: Due): Promise<readonly Due[]>;
  close(): Promise<void>;
}

/** Public tables that people can join or watch, the tables of a key, or all. */
export type ListQuery = { readonly kind: 'public' } | { readonly kind: 'key'; readonly key: string } | { readonly kind: 'all' };

export interface Commit {
  readonly id: string;
  /** The number of the last event that the writer knows; 0 for a new table. */
  readonly after: number;
  /** The number of the last event now. */
  readonly seq: number;
  /** What is not in the body: lines of chat, and earlier parts of a long log. */
  readonly entries: readonly JournalEntry[];
  /** Numbers of entries that are no longer kept. */
  readonly forgotten?: readonly number[];
  readonly facts: Facts;
  /** All hashes that give access to this table: of devices and of recovery words. None if they are unchanged. */
  readonly keys: readonly string[];
  /** The table with its log, without the state of the game. */
  readonly body: string;
  /** The newest state of the game; null before it begins. */
  readonly save: string | null;
}

export interface JournalEntry {
  /** The number of the event, or of the last one of several. */
  readonly seq: number;
  readonly at: number;
  readonly body: string;
}

/** The indexed columns of a table. */
export interface Facts {
  readonly listed: boolean;
  readonly over: boolean;
  readonly touched: number;
  /** When the next action is due; null if there is none. */
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

/** A commit that waits to be written together with others. */
export interface WaitingCommit {
  readonly commit: Commit;
  readonly resolve: (written: boolean) => void;
  readonly reject: (reason: Error) => void;
}
