/**
 * How servers tell each other that something happened at a table. A notice carries no secrets and may come late, twice or out of
 * order: whoever hears it reads what is true from the journal.
 */
export interface Bus {
  publish(notice: Notice): void;
  /** Calls the listener on every notice, its own included; gives a way to stop. */
  subscribe(listener: (notice: Notice) => void): () => void;
  close(): Promise<void>;
}

export interface Notice {
  readonly table: string;
  readonly seq: number;
}
