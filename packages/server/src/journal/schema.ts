import { invariant } from '@fathom/kernel';
import type { Database } from './driver.ts';

/** One step per release that changed the file; the file says how many it has taken. */
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
   CREATE INDEX doors ON keys (id);`,
];

/** Written ahead and synced at every commit: what was acknowledged survives the loss of power. */
export function prepare(db: Database): void {
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 5000; PRAGMA foreign_keys = ON;');
  const { user_version: taken } = db.prepare('PRAGMA user_version').get() as { user_version: number };
  invariant(taken <= steps.length, 'the file was not written by a newer release');
  for (let step = taken; step < steps.length; step++) {
    db.exec(`BEGIN IMMEDIATE; ${steps[step]!} PRAGMA user_version = ${step + 1}; COMMIT;`);
  }
}
