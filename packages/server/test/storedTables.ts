import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readStored } from '@fathom/table';
import { historyOf, readLogOf } from '../src/table/history.ts';
import type { Commit, Journal } from '../src/journal/port.ts';
import { openSqlite } from '../src/journal/sqlite.ts';

/** A table taken out of a journal: what one release wrote, every later one must read. */
export type Taken = Omit<Commit, 'after' | 'seq' | 'keys'> & { readonly seq?: number };

export async function takeOut(journal: Journal, id: string): Promise<Taken> {
  const stored = (await journal.load(id))!;
  const entries = (await journal.entries(id, 0, 10_000)).map(({ seq, at, body }) => ({ seq, at, body }));
  return {
    id,
    seq: stored.seq,
    entries,
    facts: { listed: false, over: false, touched: 0, wake: null },
    body: stored.body,
    save: stored.save,
  };
}

/** The same, as the first release stored it: with an entry for each event, complete. Its state may then be replaced by another. */
export async function takeOutWithEvents(journal: Journal, id: string): Promise<Taken> {
  const { events } = historyOf((await readLogOf(journal, id))!);
  const { log: _log, ...body } = readStored((await journal.load(id))!.body);
  const entries = events.map(({ seq, at, ...event }) => ({ seq, at, body: JSON.stringify(event) }));
  return { ...(await takeOut(journal, id)), entries, body: JSON.stringify(body) };
}

/** The first release did not say it: it had an entry for each event. */
export const seqOf = ({ seq, entries }: Taken): number => seq ?? entries.at(-1)!.seq;

/** A folder with a journal that holds just this table. */
export async function putIn(taken: Taken): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'fathom-journal-'));
  const journal = await openSqlite(path.join(folder, 'fathom.sqlite'));
  await journal.append({ ...taken, seq: seqOf(taken), after: 0, keys: [] });
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
  await journal.append({ id, after: stored.seq, seq: stored.seq + lines, entries, facts, keys: [], body: stored.body, save: stored.save });
  await journal.close();
}
