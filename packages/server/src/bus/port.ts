/**
 * Notifies all servers that something happened at a table. A notice carries no secrets and may be lost, or come late, twice or out
 * of order: a server that receives it reads what is stored, and looks for what it missed from time to time.
 */
export interface Bus {
  publish(notice: Notice): void;
  /** Calls the listener on every notice about followed tables, including this end's own; returns a function that stops it. */
  subscribe(listener: (notice: Notice) => void): () => void;
  /** Notices about this table are received from now on, or no longer. */
  follow(table: string): void;
  unfollow(table: string): void;
  close(): Promise<void>;
}

export type Notice =
  /** There are events up to this number. */
  | { readonly kind: 'events'; readonly table: string; readonly seq: number }
  /** Somebody has connected or left. */
  | { readonly kind: 'presence'; readonly table: string };
