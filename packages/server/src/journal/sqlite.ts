import { openDatabase, type Database, type Statement } from './driver.ts';
import { bodyIn, fromColumns, toColumns, type TableColumns } from './columns.ts';
import { companionsOf, DataError, dataError, holdsTables, isWhole, makePrivate } from './file.ts';
import type { Commit, Due, JournalEntry, Journal, Listed, Stored, ListQuery, WaitingCommit } from './port.ts';
import { isEmpty, isNewer, prepare } from './schema.ts';

type StoredRow = TableColumns & { readonly seq: number };
type ListedRow = Pick<TableColumns, 'body'> & Omit<Listed, 'body'>;

export interface JournalHooks {
  /** Called for every transaction: how many commits it contained, and how long it took. */
  readonly onTransaction?: (commits: number, milliseconds: number) => void;
}

/** What only a journal in one file can do. */
export interface SqliteJournal extends Journal {
  /** Checkpoints the log into the file, as far as no reader prevents it. */
  checkpoint(): void;
}

/**
 * A journal in one file. Everything that is appended during one turn of the event loop is written in one transaction at its
 * end: tables share the cost of the disk and never wait for each other. Throws a `DataError` for a file that it cannot use, and
 * leaves it unchanged.
 */
export async function openSqlite(file: string, hooks: JournalHooks = {}): Promise<SqliteJournal> {
  return opened(file, false, (db) => {
    if (isNewer(db)) throw new DataError('newer', file);
    if (isEmpty(db) ? holdsAnything(db) : !holdsTables(db)) throw new DataError('damaged', file);
    // With a log beside it only SQLite knows what is in the file: then it is checked after the checkpoint.
    if (companionsOf(file).length === 0 && !isWhole(db, file)) throw new DataError('damaged', file);
    prepare(db);
    truncateLog(db);
    if (!isWhole(db, file)) throw new DataError('damaged', file);
    return new FileJournal(db, hooks);
  });
}

/** The same, only for reading, while others may have it open. Nothing is written, not even a migration. */
export async function readSqlite(file: string): Promise<Journal> {
  return opened(file, true, (db) => {
    if (isNewer(db)) throw new DataError('newer', file);
    if (!holdsTables(db)) throw new DataError('damaged', file);
    return new FileJournal(db, {});
  });
}

async function opened(file: string, readOnly: boolean, use: (db: Database) => FileJournal): Promise<SqliteJournal> {
  let db: Database | null = null;
  try {
    if (!readOnly) makePrivate(file);
    db = await openDatabase(file, readOnly);
    return use(db);
  } catch (error) {
    db?.close();
    throw dataError(error, file);
  }
}

const holdsAnything = (db: Database): boolean => (db.prepare('SELECT count(*) AS n FROM sqlite_master').get() as { n: number }).n > 0;

const truncateLog = (db: Database): void => db.exec('PRAGMA wal_checkpoint(TRUNCATE)');

class FileJournal implements SqliteJournal {
  private readonly db: Database;
  private readonly hooks: JournalHooks;
  private readonly sql: Readonly<Record<keyof typeof statements, Statement>>;
  private waiting: WaitingCommit[] = [];
  private closed = false;

  constructor(db: Database, hooks: JournalHooks) {
    this.db = db;
    this.hooks = hooks;
    const prepared = Object.entries(statements).map(([name, text]) => [name, db.prepare(text)]);
    this.sql = Object.fromEntries(prepared) as typeof this.sql;
  }

  append(commit: Commit): Promise<boolean> {
    if (this.closed) return Promise.reject(new Error('the journal is closed'));
    return new Promise((resolve, reject) => {
      if (this.waiting.length === 0) setImmediate(() => this.flush());
      this.waiting.push({ commit, resolve, reject });
    });
  }

  private flush(): void {
    const batch = this.waiting;
    this.waiting = [];
    if (batch.length === 0) return;
    const started = performance.now();
    let answers: readonly (boolean | Error)[];
    try {
      this.sql.begin.run();
      answers = this.writeAll(batch);
      this.sql.commit.run();
    } catch (error) {
      this.undo();
      for (const { reject } of batch) reject(error as Error);
      return;
    }
    for (const [i, { resolve, reject }] of batch.entries()) {
      const answer = answers[i]!;
      if (typeof answer === 'boolean') resolve(answer);
      else reject(answer);
    }
    this.hooks.onTransaction?.(batch.length, performance.now() - started);
  }

  private writeAll(batch: readonly WaitingCommit[]): readonly (boolean | Error)[] {
    try {
      return batch.map(({ commit }) => this.write(commit));
    } catch {
      this.undo();
      this.sql.begin.run();
      return batch.map(({ commit }) => this.attempt(commit)); // one of them cannot be written: the others are
    }
  }

  /** If one table cannot be written, its changes are rolled back; the others are written. */
  private attempt(commit: Commit): boolean | Error {
    this.sql.savepoint.run();
    try {
      const written = this.write(commit);
      this.sql.release.run();
      return written;
    } catch (error) {
      this.sql.rollbackTo.run(); // throws if the whole transaction is lost, for example on a full disk
      this.sql.release.run();
      return error as Error;
    }
  }

  checkpoint(): void {
    if (!this.closed) this.db.exec('PRAGMA wal_checkpoint(PASSIVE)');
  }

  private undo(): void {
    try {
      this.sql.rollback.run();
    } catch {
      // SQLite has already rolled back by itself, for example on a full disk
    }
  }

  private write({ id, after, seq: last, entries, forgotten = [], facts, keys, body, save }: Commit): boolean {
    const row = [last, Number(facts.listed), Number(facts.over), facts.touched, facts.wake, ...toColumns(facts, { body, save })] as const;
    const { changes } = after === 0 ? this.sql.insert.run(id, ...row) : this.sql.update.run(...row, id, after);
    if (Number(changes) === 0) return false;
    for (const entry of entries) this.sql.entry.run(id, entry.seq, entry.at, entry.body);
    for (const seq of forgotten) this.sql.forget.run(id, seq);
    if (keys.length > 0) this.sql.unlock.run(id);
    for (const key of keys) this.sql.key.run(key, id);
    return true;
  }

  load(id: string): Promise<Stored | null> {
    return new Promise((resolve) => resolve(this.read(id)));
  }

  private read(id: string): Stored | null {
    const row = this.sql.load.get(id) as StoredRow | undefined;
    return row === undefined ? null : { seq: row.seq, ...fromColumns(row) };
  }

  entries(id: string, after: number, most: number): Promise<readonly JournalEntry[]> {
    return Promise.resolve(this.sql.entries.all(id, after, most) as JournalEntry[]);
  }

  seqs(ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const found = ids.map((id) => [id, this.sql.seq.get(id) as { seq: number } | undefined] as const);
    return Promise.resolve(new Map(found.flatMap(([id, row]) => (row === undefined ? [] : [[id, row.seq]]))));
  }

  list(query: ListQuery, most: number): Promise<readonly Listed[]> {
    const rows = query.kind === 'key' ? this.sql.byKey.all(query.key, most) : this.sql[query.kind].all(most);
    return Promise.resolve((rows as ListedRow[]).map(({ id, touched, body }) => ({ id, touched, body: bodyIn(body) })));
  }

  count(): Promise<number> {
    return Promise.resolve((this.sql.count.get() as { n: number }).n);
  }

  due(now: number, most: number, after?: Due): Promise<readonly Due[]> {
    return Promise.resolve(this.sql.due.all(now, after?.wake ?? Number.MIN_SAFE_INTEGER, after?.id ?? '', most) as Due[]);
  }

  close(): Promise<void> {
    if (!this.closed) {
      this.flush();
      this.closed = true;
      this.leaveOneFile();
      this.db.close();
    }
    return Promise.resolve();
  }

  /** Everything is in the file itself, which can be copied alone. While others read it, an empty log stays beside it. */
  private leaveOneFile(): void {
    try {
      this.db.exec('PRAGMA busy_timeout = 0');
      truncateLog(this.db);
      this.db.exec('PRAGMA journal_mode = DELETE');
    } catch {
      // another process has it open, or it was opened for reading: there is nothing to change
    }
  }
}

const statements = {
  begin: 'BEGIN IMMEDIATE',
  commit: 'COMMIT',
  rollback: 'ROLLBACK',
  savepoint: 'SAVEPOINT one',
  release: 'RELEASE one',
  rollbackTo: 'ROLLBACK TO one',
  insert: 'INSERT OR IGNORE INTO tables (id, seq, listed, over, touched, wake, body, save) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
  update: 'UPDATE tables SET seq = ?, listed = ?, over = ?, touched = ?, wake = ?, body = ?, save = ? WHERE id = ? AND seq = ?',
  entry: 'INSERT INTO entries (id, seq, at, body) VALUES (?, ?, ?, ?)',
  forget: 'DELETE FROM entries WHERE id = ? AND seq = ?',
  unlock: 'DELETE FROM keys WHERE id = ?',
  key: 'INSERT OR IGNORE INTO keys (key, id) VALUES (?, ?)',
  seq: 'SELECT seq FROM tables WHERE id = ?',
  load: 'SELECT seq, body, save FROM tables WHERE id = ?',
  entries: 'SELECT seq, at, body FROM entries WHERE id = ? AND seq > ? ORDER BY seq LIMIT ?',
  public: 'SELECT id, touched, body FROM tables WHERE listed = 1 AND over = 0 ORDER BY touched DESC LIMIT ?',
  all: 'SELECT id, touched, body FROM tables ORDER BY touched DESC, id LIMIT ?',
  count: 'SELECT count(*) AS n FROM tables',
  byKey: 'SELECT t.id, touched, body FROM keys k JOIN tables t ON t.id = k.id WHERE k.key = ? ORDER BY touched DESC LIMIT ?',
  due: 'SELECT id, wake FROM tables WHERE wake <= ? AND (wake, id) > (?, ?) ORDER BY wake, id LIMIT ?',
} as const;
