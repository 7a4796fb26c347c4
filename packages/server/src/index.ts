/* What other packages may use of the server: the journal's file. */
export { backup, restore, type BackupFault } from './journal/backup.ts';
export { DataError, type DataFault } from './journal/file.ts';
export { openSqlite, readSqlite } from './journal/sqlite.ts';
export { recordFrom } from './table/record.ts';
export { tableSummaries } from './table/serialize.ts';
