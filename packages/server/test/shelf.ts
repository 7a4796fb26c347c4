import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Commit, Journal } from '../src/journal/port.ts';
import { openSqlite } from '../src/journal/sqlite.ts';

/** A table taken out of a journal, whole: what a release wrote, any later one must read. */
export type Taken = Omit<Commit, 'after' | 'keys'>;

export async function takeOut(journal: Journal, id: string): Promise<Taken> {
  const stored = (await journal.load(id))!;
  const entries = (await journal.entries(id, 0, 10_000)).map(({ seq, at, body }) => ({ seq, at, body }));
  return { id, entries, facts: { listed: false, over: false, touched: 0, wake: null }, body: stored.body, save: stored.save };
}

/** A folder with a journal that holds just this table. */
export async function putIn(taken: Taken): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'fathom-shelf-'));
  const journal = await openSqlite(path.join(folder, 'fathom.sqlite'));
  await journal.append({ ...taken, after: 0, keys: [] });
  await journal.close();
  return folder;
}
