import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Commit, Journal } from '../src/journal/port.ts';
import { openSqlite } from '../src/journal/sqlite.ts';

/** A table taken out of a journal: what one release wrote, every later one must read. */
export type Taken = Omit<Commit, 'after' | 'keys'>;

export async function takeOut(journal: Journal, id: string): Promise<Taken> {
  const stored = (await journal.load(id))!;
  const entries = (await journal.entries(id, 0, 10_000)).map(({ seq, at, body }) => ({ seq, at, body }));
  return { id, entries, facts: { listed: false, over: false, touched: 0, wake: null }, body: stored.body, save: stored.save };
}

/** A folder with a journal that holds just this table. */
export async function putIn(taken: Taken): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'fathom-journal-'));
  const journal = await openSqlite(path.join(folder, 'fathom.sqlite'));
  await journal.append({ ...taken, after: 0, keys: [] });
  await journal.close();
  return folder;
}

/** Appends many lines of chat to a table that no server has open. */
export async function appendChat(folder: string, id: string, lines: number, text: string): Promise<void> {
  const journal = await openSqlite(path.join(folder, 'fathom.sqlite'));
  const stored = (await journal.load(id))!;
  const entries = Array.from({ length: lines }, (_, i) => ({
    seq: stored.seq + 1 + i,
    at: 0,
    body: JSON.stringify({ kind: 'said', seat: 0, text }),
  }));
  const facts = { listed: false, over: false, touched: 0, wake: null };
  await journal.append({ id, after: stored.seq, entries, facts, keys: [], body: stored.body, save: stored.save });
  await journal.close();
}
