/**
 * Notifies all servers that a table has new events. A notice carries no secrets and may come late, twice or out of order: a
 * server that receives it reads the events from the journal.
 */
export interface Bus {
  publish(notice: Notice): void;
  /** Calls the listener on every notice, including its own; returns a function that stops it. */
  subscribe(listener: (notice: Notice) => void): () => void;
  close(): Promise<void>;
}

export interface Notice {
  readonly table: string;
  readonly seq: number;
}
