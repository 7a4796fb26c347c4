/* What other packages may use of the server: its journals, and the workers for its jobs. */
export { moveTables, type Archive, type Moved } from './journal/archive.ts';
export { postgresArchive } from './journal/postgres/archive.ts';
export { DatabaseError } from './journal/postgres/primary.ts';
export { sqliteArchive } from './journal/sqliteArchive.ts';
export { backup, restore, type BackupFault } from './journal/backup.ts';
export { DataError, type DataFault } from './journal/file.ts';
export { openSqlite, readSqlite } from './journal/sqlite.ts';
export { recordFrom } from './table/record.ts';
export { tableSummaries } from './table/serialize.ts';
