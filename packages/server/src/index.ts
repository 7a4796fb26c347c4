/* What other packages may use of the server: its journal. */
export { openSqlite } from './journal/sqlite.ts';
export type { Journal, Listed } from './journal/port.ts';
