import type { Database } from './driver.ts';

/** One step per release that changed the file; the file stores how many have been applied. */
const steps: readonly string[] = [
  `CREATE TABLE tables (
     id TEXT PRIMARY KEY, seq INTEGER NOT NULL, listed INTEGER NOT NULL, over INTEGER NOT NULL, touched INTEGER NOT NULL, wake INTEGER,
     body TEXT NOT NULL, save TEXT
   ) WITHOUT ROWID;
   CREATE INDEX listed ON tables (touched) WHERE listed = 1 AND over = 0;
   CREATE INDEX wake ON tables (wake) WHERE wake IS NOT NULL;
   CREATE TABLE entries (
     id TEXT NOT NULL, seq INTEGER NOT NULL, at INTEGER NOT NULL, body TEXT NOT NULL, PRIMARY KEY (id, seq)
   ) WITHOUT ROWID;
   CREATE TABLE keys (key TEXT NOT NULL, id TEXT NOT NULL, PRIMARY KEY (key, id)) WITHOUT ROWID;
   CREATE INDEX connections ON keys (id);`,
  // The log is in the body, and tables whose game is over are packed: earlier releases cannot read that.
  '',
  // Rows by number: a table that is longer than a quarter of a page lay in pages apart, which every move wrote anew.
  `CREATE TABLE numbered (
     id TEXT PRIMARY KEY NOT NULL, seq INTEGER NOT NULL, listed INTEGER NOT NULL, over INTEGER NOT NULL, touched INTEGER NOT NULL,
     wake INTEGER, body TEXT NOT NULL, save TEXT
   );
   INSERT INTO numbered SELECT id, seq, listed, over, touched, wake, body, save FROM tables;
   DROP TABLE tables;
   ALTER TABLE numbered RENAME TO tables;
   CREATE INDEX listed ON tables (touched) WHERE listed = 1 AND over = 0;
   CREATE INDEX wake ON tables (wake, id) WHERE wake IS NOT NULL;`,
];

/** Write-ahead log, synced at every commit: what was acknowledged survives a power failure. The size of pages is that of new files. */
const pragmas = ['page_size = 4096', 'journal_mode = WAL', 'synchronous = FULL', 'busy_timeout = 5000', 'foreign_keys = ON'];

/** The log is checkpointed when it has so many bytes: tables that change often are rewritten there, not in the file. */
const LONGEST_WAL = 64 * 1024 * 1024;

/** How many steps were applied to the file. */
const stepsOf = (db: Database): number => (db.prepare('PRAGMA user_version').get() as { user_version: number }).user_version;

/** Was it written by a newer release? */
export const isNewer = (db: Database): boolean => stepsOf(db) > steps.length;

/** Was no step applied yet? */
export const isEmpty = (db: Database): boolean => stepsOf(db) === 0;

export function prepare(db: Database): void {
  for (const pragma of pragmas) db.exec(`PRAGMA ${pragma}`);
  const { page_size: bytes } = db.prepare('PRAGMA page_size').get() as { page_size: number };
  db.exec(`PRAGMA wal_autocheckpoint = ${LONGEST_WAL / bytes}`);
  const taken = stepsOf(db);
  for (let step = taken; step < steps.length; step++) {
    db.exec(`BEGIN IMMEDIATE; ${steps[step]!} PRAGMA user_version = ${step + 1}; COMMIT;`);
  }
}
