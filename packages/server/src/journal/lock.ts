import { realpathSync } from 'node:fs';
import { openDatabase, type Database } from './driver.ts';
import { DataError, dataError, isBusy, makePrivate } from './file.ts';

/** The right to be the only server of a file; ended by `release`, or by the system when the process ends in any way. */
export interface DataLock {
  release(): void;
}

/** Two servers of one file would each serve outdated tables. The lock is one of SQLite's own, on a small file beside the data. */
export async function lockData(file: string): Promise<DataLock> {
  let db: Database | null = null;
  try {
    makePrivate(file);
    const beside = `${realpathSync(file)}-lock`;
    makePrivate(beside);
    db = await openDatabase(beside);
    db.exec('PRAGMA journal_mode = MEMORY');
    db.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    db?.close();
    throw isBusy(error) ? new DataError('in-use', file, error) : dataError(error, file);
  }
  const held = db;
  return { release: () => held.close() };
}
