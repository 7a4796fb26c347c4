import { chmodSync, closeSync, existsSync, fsyncSync, linkSync, mkdirSync, openSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Database } from './driver.ts';

/* The file of a server on disk: its permissions, whether it is complete, and its companion files. */

/** What can be wrong with a data file. */
export type DataFault = 'damaged' | 'newer' | 'in-use' | 'unopenable';

/** A file that cannot be used, and why. It was not changed. */
export class DataError extends Error {
  readonly fault: DataFault;
  readonly file: string;

  constructor(fault: DataFault, file: string, cause?: unknown) {
    super(`${file}: ${fault}`, { cause });
    this.fault = fault;
    this.file = file;
  }
}

/** Only the user who runs the server may read it: it holds every hand and every secret. */
const PRIVATE = 0o600;
/** A file up to this size is checked completely before it is used, which takes less than a second. */
const MOST_CHECKED = 256 * 1024 * 1024;

/** SQLite's codes for a damaged file, and for a file that is no database. */
const CORRUPT = 11;
const NOT_A_DATABASE = 26;
const BUSY = 5;

const codeOf = (error: unknown): unknown => (error instanceof Error && 'errcode' in error ? error.errcode : undefined);

export const isBusy = (error: unknown): boolean => codeOf(error) === BUSY;

/** An error of SQLite as a `DataError`. */
export function dataError(error: unknown, file: string): DataError {
  if (error instanceof DataError) return error;
  const code = codeOf(error);
  return new DataError(code === CORRUPT || code === NOT_A_DATABASE ? 'damaged' : 'unopenable', file, error);
}

/**
 * Creates the file if necessary, and keeps others from reading it. SQLite gives its companions the same mode. An existing file
 * is not opened: closing it again would release every lock that this process has on it.
 */
export function makePrivate(file: string): void {
  mkdirSync(path.dirname(path.resolve(file)), { recursive: true });
  if (existsSync(file)) chmodSync(file, PRIVATE);
  else closeSync(openSync(file, 'a', PRIVATE));
}

/** Does the file have the size that its header gives? Called when the log beside it is empty. */
export function isWhole(db: Database, file: string): boolean {
  const { page_count: pages } = db.prepare('PRAGMA page_count').get() as { page_count: number };
  const { page_size: size } = db.prepare('PRAGMA page_size').get() as { page_size: number };
  const bytes = statSync(file).size;
  if (pages * size > bytes) return false;
  return bytes > MOST_CHECKED || isSound(db);
}

export function isSound(db: Database): boolean {
  const { quick_check: verdict } = db.prepare('PRAGMA quick_check(1)').get() as { quick_check: string };
  return verdict === 'ok';
}

/** Does it hold Fathom's tables? */
export const holdsTables = (db: Database): boolean =>
  (
    db.prepare("SELECT count(*) AS n FROM sqlite_master WHERE type = 'table' AND name IN ('tables', 'entries', 'keys')").get() as {
      n: number;
    }
  ).n === 3;

/** SQLite's companion files, which it would read into the file. */
export const companionsOf = (file: string): string[] =>
  [`${file}-wal`, `${file}-shm`, `${file}-journal`].filter((each) => existsSync(each));

/** Renames a finished file atomically, never over another. False if there is one. */
export function publish(made: string, file: string): boolean {
  chmodSync(made, PRIVATE);
  sync(made);
  try {
    linkSync(made, file);
    rmSync(made);
  } catch (error) {
    if (existsSync(file)) return false;
    if (!(error instanceof Error)) throw error;
    renameSync(made, file); // a file system without hard links
  }
  return true;
}

function sync(file: string): void {
  const handle = openSync(file, 'r+');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
