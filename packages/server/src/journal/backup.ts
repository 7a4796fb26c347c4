import { copyFileSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { openDatabase, type Database } from './driver.ts';
import { companionsOf, holdsTables, isSound, publish } from './file.ts';
import { isNewer } from './schema.ts';

/** What can prevent a copy. */
export type BackupFault = 'no-data' | 'exists' | 'damaged' | 'newer' | 'leftovers' | 'unwritable';

/** A complete, compact copy, taken while the server runs. Null when it is done. */
export const backup = (data: string, file: string): Promise<BackupFault | null> => copy(data, file);

/**
 * Puts a copy where a server will find it. It never overwrites anything and never changes its source, which may be the file of
 * a running server. SQLite would read companion files beside the new file into it, so there must be none.
 */
export const restore = (file: string, data: string): Promise<BackupFault | null> => copy(file, data);

async function copy(from: string, to: string): Promise<BackupFault | null> {
  if (!existsSync(from)) return 'no-data';
  if (existsSync(to)) return 'exists';
  if (companionsOf(to).length > 0) return 'leftovers';
  const made = `${to}.${process.pid}.part`;
  try {
    mkdirSync(path.dirname(path.resolve(to)), { recursive: true });
    rmSync(made, { force: true });
  } catch {
    return 'unwritable';
  }
  try {
    return (await copyInto(from, made)) ?? (publish(made, to) ? null : 'exists');
  } catch {
    return 'unwritable';
  } finally {
    for (const rest of [made, ...companionsOf(made)]) rmSync(rest, { force: true });
  }
}

/**
 * A file that is in use is read through SQLite, which sees the log beside it. One that is not is copied first: opening it would
 * leave a log beside it.
 */
async function copyInto(from: string, made: string): Promise<BackupFault | null> {
  const isInUse = companionsOf(from).length > 0;
  const copied = `${made}.copy`;
  try {
    if (!isInUse) copyFileSync(from, copied);
    const db = await openReadable(isInUse ? from : copied, isInUse);
    if (db === null) return 'damaged';
    try {
      const fault = faultIn(db);
      if (fault === null) db.prepare('VACUUM INTO ?').run(made);
      return fault;
    } finally {
      db.close();
    }
  } finally {
    for (const rest of [copied, ...companionsOf(copied)]) rmSync(rest, { force: true });
  }
}

async function openReadable(file: string, readOnly: boolean): Promise<Database | null> {
  try {
    return await openDatabase(file, readOnly);
  } catch {
    return null;
  }
}

function faultIn(db: Database): BackupFault | null {
  try {
    if (!isSound(db) || !holdsTables(db)) return 'damaged';
    return isNewer(db) ? 'newer' : null;
  } catch {
    return 'damaged'; // not a database
  }
}
