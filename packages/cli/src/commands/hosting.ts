import {
  backup,
  DatabaseError,
  DataError,
  moveTables,
  postgresArchive,
  readSqlite,
  sqliteArchive,
  type Archive,
  recordFrom,
  restore,
  tableSummaries,
  type BackupFault,
} from '@fathom/server';
import { existsSync } from 'node:fs';
import { exit, stop } from '../base/errors.ts';
import type { Io } from '../base/io.ts';
import { harmless } from '../terminal/width.ts';
import type { Text } from '../text/index.ts';

/* Commands for operators: the data file of a server. */

export interface DataFlags {
  readonly data: string;
}

const MOST = 100_000;

/** Copies the complete file while the server runs. */
export async function backupCommand(io: Io, text: Text, file: string, { data }: DataFlags): Promise<number> {
  complain(await backup(data, file), data, file);
  io.stdout.write(`${text.hosting.copied(data, file)}\n`);
  return exit.done;
}

/** Puts a copy where the next server will find it. */
export async function restoreCommand(io: Io, text: Text, file: string, { data }: DataFlags): Promise<number> {
  complain(await restore(file, data), file, data);
  io.stdout.write(`${text.hosting.copied(file, data)}\n`);
  return exit.done;
}

/** Moves all tables from a file into a database, or back, and compares both afterwards. */
export async function migrateCommand(io: Io, text: Text, from: string, to: string): Promise<number> {
  if (!isDatabase(from) && !existsSync(from)) stop({ code: 'cannot-read', path: from });
  const source = await archiveAt(from);
  try {
    const target = await archiveAt(to);
    try {
      const moved = await moveTables(source, target, (tables) => io.stderr.write(`${text.hosting.moving(tables)}\n`));
      if (moved === null) stop({ code: 'tables-differ', from: nameOf(from), to: nameOf(to) });
      io.stdout.write(`${text.hosting.moved(moved.tables, moved.hash)}\n`);
      return exit.done;
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

const isDatabase = (place: string): boolean => /^postgres(?:ql)?:\/\//.test(place);

/** Without a password. */
const nameOf = (place: string): string => (isDatabase(place) ? place.replace(/\/\/[^@/]*@/, '//') : place);

async function archiveAt(place: string): Promise<Archive> {
  try {
    return await (isDatabase(place) ? postgresArchive(place) : sqliteArchive(place));
  } catch (error) {
    if (error instanceof DatabaseError) stop({ code: 'unusable-database', name: nameOf(place), why: error.message });
    if (error instanceof DataError && error.fault === 'in-use') stop({ code: 'data-in-use', path: place });
    return unusable(error);
  }
}

/** All tables of the file, or the record of one. */
export async function tablesCommand(
  io: Io,
  text: Text,
  id: string | undefined,
  flags: DataFlags & { readonly json?: boolean },
): Promise<number> {
  if (!existsSync(flags.data)) stop({ code: 'cannot-read', path: flags.data });
  const journal = await readSqlite(flags.data).catch((error: unknown) => unusable(error));
  try {
    if (id !== undefined) {
      const record = (await recordFrom(journal, id)) ?? stop({ code: 'no-such-table', id });
      io.stdout.write(`${JSON.stringify(record)}\n`);
      return exit.done;
    }
    const lines = await tableSummaries(journal, MOST);
    if (flags.json === true) io.stdout.write(`${JSON.stringify(lines, null, 2)}\n`);
    for (const { id, game, phase, touched, seats } of flags.json === true ? [] : lines) {
      const names = seats.map(({ name, level }) => harmless(name ?? level ?? '–')).join(', ');
      io.stdout.write(`${id}  ${new Date(touched).toISOString().slice(0, 16)}  ${text.hosting.phases[phase]}  ${game}  ${names}\n`);
    }
    return exit.done;
  } finally {
    await journal.close();
  }
}

function complain(fault: BackupFault | null, from: string, to: string): void {
  if (fault === 'no-data') stop({ code: 'cannot-read', path: from });
  if (fault === 'exists') stop({ code: 'file-exists', path: to });
  if (fault === 'damaged') stop({ code: 'damaged-data', path: from });
  if (fault === 'newer') stop({ code: 'newer-data', path: from });
  if (fault === 'leftovers') stop({ code: 'leftover-files', path: to });
  if (fault === 'unwritable') stop({ code: 'unwritable-file', path: to });
}

/** A file that cannot be read as a server's data is a usage error. */
function unusable(error: unknown): never {
  if (!(error instanceof DataError)) throw error;
  if (error.fault === 'newer') stop({ code: 'newer-data', path: error.file });
  if (error.fault === 'damaged') stop({ code: 'damaged-data', path: error.file });
  stop({ code: 'cannot-read', path: error.file });
}
