import { createHash } from 'node:crypto';
import type { Facts, JournalEntry } from './port.ts';

/** Everything that is stored of a table. */
export interface StoredTableRow {
  readonly id: string;
  readonly seq: number;
  readonly facts: Facts;
  readonly body: string;
  readonly save: string | null;
  readonly entries: readonly JournalEntry[];
  /** In alphabetical order. */
  readonly keys: readonly string[];
}

/** A journal as a whole, for moving it to another. No server may use it meanwhile. */
export interface Archive {
  /** Complete tables in the order of their IDs, after one of them, at most so many. */
  read(after: string, most: number): Promise<readonly StoredTableRow[]>;
  /** Writes tables, all or none. One that is already there is replaced. */
  write(tables: readonly StoredTableRow[]): Promise<void>;
  /** The last ID; '' if there is no table. */
  last(): Promise<string>;
  close(): Promise<void>;
}

export interface Moved {
  readonly tables: number;
  /** The SHA-256 of everything that was moved, the same for both journals. */
  readonly hash: string;
}

/** So many tables are moved at once. */
const PART = 200;

/**
 * Copies all tables from one journal into another and compares both afterwards. If it was interrupted it goes on where it
 * stopped. Null if the two differ in the end: something has written to one of them.
 */
export async function moveTables(from: Archive, to: Archive, onProgress: (tables: number) => void): Promise<Moved | null> {
  let moved = 0;
  // Parts are written in order, each as a whole: what is there is complete.
  for await (const part of partsOf(from, await to.last())) {
    await to.write(part);
    onProgress((moved += part.length));
  }
  const [before, after] = [await contentsOf(from), await contentsOf(to)];
  return before.hash === after.hash ? after : null;
}

async function contentsOf(archive: Archive): Promise<Moved> {
  const hash = createHash('sha256');
  let tables = 0;
  for await (const part of partsOf(archive, '')) {
    for (const table of part) hash.update(JSON.stringify(table)).update('\n');
    tables += part.length;
  }
  return { tables, hash: hash.digest('hex') };
}

async function* partsOf(archive: Archive, after: string): AsyncGenerator<readonly StoredTableRow[]> {
  for (let last: string | undefined = after; last !== undefined;) {
    const part = await archive.read(last, PART);
    if (part.length > 0) yield part;
    last = part.at(-1)?.id;
  }
}
