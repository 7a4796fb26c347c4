import { copyFileSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { openDatabase } from './driver.ts';

/** What can stand in the way of a copy. */
export type BackupFault = 'no-data' | 'exists' | 'damaged';

/** A whole, compact copy, taken while the server goes on. Null when it is done. */
export async function backup(data: string, file: string): Promise<BackupFault | null> {
  if (!existsSync(data)) return 'no-data';
  if (existsSync(file)) return 'exists';
  mkdirSync(path.dirname(path.resolve(file)), { recursive: true });
  const db = await openDatabase(data);
  try {
    db.prepare('VACUUM INTO ?').run(file);
  } finally {
    db.close();
  }
  return (await isSound(file)) ? null : 'damaged';
}

/** Lays a copy where a server will find it. It never writes over anything: a running server would not survive that. */
export async function restore(file: string, data: string): Promise<BackupFault | null> {
  if (!existsSync(file)) return 'no-data';
  if (existsSync(data)) return 'exists';
  if (!(await isSound(file))) return 'damaged';
  mkdirSync(path.dirname(path.resolve(data)), { recursive: true });
  copyFileSync(file, data);
  return null;
}

async function isSound(file: string): Promise<boolean> {
  try {
    const db = await openDatabase(file);
    const { quick_check: verdict } = db.prepare('PRAGMA quick_check').get() as { quick_check: string };
    const { tables } = db.prepare("SELECT count(*) AS tables FROM sqlite_master WHERE name = 'entries'").get() as { tables: number };
    db.close();
    for (const rest of [`${file}-wal`, `${file}-shm`]) rmSync(rest, { force: true });
    return verdict === 'ok' && tables === 1;
  } catch {
    return false; // not a database at all
  }
}
