/** The part of `node:sqlite` that is needed. */
export interface Database {
  exec(sql: string): void;
  prepare(sql: string): Statement;
  close(): void;
}

export interface Statement {
  run(...values: readonly Value[]): { readonly changes: number | bigint };
  get(...values: readonly Value[]): object | undefined;
  all(...values: readonly Value[]): object[];
}

export type Value = string | number | Uint8Array | null;

/** Node's SQLite; if this version of Node has none, a package with the same interface. */
export async function openDatabase(file: string, readOnly = false): Promise<Database> {
  const { DatabaseSync } = (builtIn() ?? (await import('@photostructure/sqlite'))) as {
    DatabaseSync: new (file: string, options: { readonly readOnly: boolean }) => Database;
  };
  return new DatabaseSync(file, { readOnly });
}

const builtIn = (): object | undefined => process.getBuiltinModule('node:sqlite' as 'node:fs');
