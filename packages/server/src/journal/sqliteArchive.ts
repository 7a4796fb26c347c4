import { fromColumns, toColumns, type TableColumns } from './columns.ts';
import type { Archive, StoredTableRow } from './archive.ts';
import { openDatabase, type Database } from './driver.ts';
import { DataError, dataError, holdsTables, makePrivate } from './file.ts';
import { lockData } from './lock.ts';
import type { JournalEntry } from './port.ts';
import { isEmpty, isNewer, prepare } from './schema.ts';

interface Row extends TableColumns {
  readonly id: string;
  readonly seq: number;
  readonly listed: number;
  readonly over: number;
  readonly touched: number;
  readonly wake: number | null;
}

/** A file as an archive. It is locked: no server can use it meanwhile. */
export async function sqliteArchive(file: string): Promise<Archive> {
  const lock = await lockData(file);
  let db: Database | null = null;
  try {
    makePrivate(file);
    db = await openDatabase(file);
    if (isNewer(db)) throw new DataError('newer', file);
    if (!isEmpty(db) && !holdsTables(db)) throw new DataError('damaged', file);
    prepare(db);
  } catch (error) {
    db?.close();
    lock.release();
    throw dataError(error, file);
  }
  return archiveOf(db, () => lock.release());
}

function archiveOf(db: Database, release: () => void): Archive {
  const tables = db.prepare('SELECT id, seq, listed, over, touched, wake, body, save FROM tables WHERE id > ? ORDER BY id LIMIT ?');
  const entries = db.prepare('SELECT seq, at, body FROM entries WHERE id = ? ORDER BY seq');
  const keys = db.prepare('SELECT key FROM keys WHERE id = ? ORDER BY key');
  const complete = ({ id, seq, listed, over, touched, wake, ...text }: Row): StoredTableRow => ({
    id,
    seq,
    facts: { listed: listed === 1, over: over === 1, touched, wake },
    ...fromColumns(text),
    entries: (entries.all(id) as JournalEntry[]).map(({ seq: number, at, body: text }) => ({ seq: number, at, body: text })),
    keys: (keys.all(id) as { key: string }[]).map(({ key }) => key),
  });
  return {
    read: (after, most) => Promise.resolve((tables.all(after, most) as Row[]).map(complete)),
    write: (part) => Promise.resolve(writeAll(db, part)),
    last: () => Promise.resolve((db.prepare("SELECT coalesce(max(id), '') AS id FROM tables").get() as { id: string }).id),
    close() {
      db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
      db.exec('PRAGMA journal_mode = DELETE');
      db.close();
      release();
      return Promise.resolve();
    },
  };
}

function writeAll(db: Database, part: readonly StoredTableRow[]): void {
  const table = db.prepare(
    'INSERT OR REPLACE INTO tables (id, seq, listed, over, touched, wake, body, save) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
  );
  const entry = db.prepare('INSERT OR REPLACE INTO entries (id, seq, at, body) VALUES (?, ?, ?, ?)');
  const key = db.prepare('INSERT OR REPLACE INTO keys (key, id) VALUES (?, ?)');
  db.exec('BEGIN IMMEDIATE');
  try {
    for (const { id, seq, facts, body, save, entries, keys } of part) {
      table.run(id, seq, Number(facts.listed), Number(facts.over), facts.touched, facts.wake, ...toColumns(facts, { body, save }));
      for (const each of entries) entry.run(id, each.seq, each.at, each.body);
      for (const each of keys) key.run(each, id);
    }
    db.exec('COMMIT');
  } catch (error) {
    db.exec('ROLLBACK');
    throw error;
  }
}
