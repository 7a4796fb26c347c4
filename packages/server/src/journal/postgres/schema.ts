import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { DatabaseError, openingError, Primary } from './primary.ts';

interface Step {
  readonly sql: string;
  /** The oldest release that can work with the database after this step, as the number of its steps. */
  readonly compatibleFrom: number;
}

/**
 * One step per release that changed the database. Processes of the previous release are running while a new one is started, so
 * a step only adds; what is no longer used is removed by a later release, which raises `compatibleFrom`.
 */
const steps: readonly Step[] = [
  {
    compatibleFrom: 1,
    sql: `
      CREATE TABLE tables (
        id text PRIMARY KEY, seq integer NOT NULL, listed boolean NOT NULL, over boolean NOT NULL, touched bigint NOT NULL, wake bigint,
        body text NOT NULL, save text
      );
      CREATE INDEX tables_listed ON tables (touched) WHERE listed AND NOT over;
      CREATE INDEX tables_touched ON tables (touched, id);
      CREATE INDEX tables_wake ON tables (wake, id) WHERE wake IS NOT NULL;
      CREATE TABLE entries (id text NOT NULL, seq integer NOT NULL, at bigint NOT NULL, body text NOT NULL, PRIMARY KEY (id, seq));
      CREATE TABLE keys (key text NOT NULL, id text NOT NULL, PRIMARY KEY (key, id));
      CREATE INDEX keys_id ON keys (id);
      CREATE UNLOGGED TABLE leases (id text PRIMARY KEY, owner text NOT NULL, until bigint NOT NULL);
    `,
  },
  {
    compatibleFrom: 1,
    sql: `
      CREATE TABLE served (is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only), at bigint NOT NULL);
      CREATE TABLE outages (began bigint PRIMARY KEY, ended bigint NOT NULL);
    `,
  },
  {
    // The log is in the body, and tables whose game is over are packed: earlier releases cannot read that.
    compatibleFrom: 3,
    sql: 'ALTER TABLE tables ADD COLUMN packed bytea;',
  },
];

/** Any number, the same in every process: only one changes the schema at a time. */
const LOCK = 7_231_984;
/** How often it is asked for, in milliseconds. */
const LOCK_PAUSE = 200;
/** How long one step may take, in milliseconds: an hour. */
const LONGEST_STEP = 3_600_000;

/** Opens a database and applies the steps that are missing. Throws a `DatabaseError` if it cannot be used. */
export async function openPrimary(url: string): Promise<Primary> {
  const primary = new Primary(url);
  try {
    await primary.alone((client) => locked(client, () => migrate(client)));
    return primary;
  } catch (error) {
    await primary.close();
    throw openingError(error);
  }
}

/** Asking again, and not waiting in a statement: a statement may take only seconds, a migration by another process longer. */
async function lock(client: pg.ClientBase): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>('SELECT pg_try_advisory_lock($1) AS taken', [LOCK]);
    if (rows[0]!.taken) return;
    await sleep(LOCK_PAUSE);
  }
}

async function locked(client: pg.ClientBase, work: () => Promise<void>): Promise<void> {
  await lock(client);
  try {
    await work();
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [LOCK]);
  }
}

async function migrate(client: pg.ClientBase): Promise<void> {
  await client.query('CREATE TABLE IF NOT EXISTS fathom_schema (version integer NOT NULL, compatible_from integer NOT NULL)');
  const { rows } = await client.query<{ version: number; compatible_from: number }>('SELECT version, compatible_from FROM fathom_schema');
  const { version, compatible_from: compatibleFrom } = rows[0] ?? { version: 0, compatible_from: 0 };
  if (compatibleFrom > steps.length) throw new DatabaseError('newer', 'it was changed by a newer release');
  for (const [i, step] of [...steps.entries()].slice(version)) {
    const text = `
      BEGIN;
      SET LOCAL statement_timeout = 0;
      ${step.sql}
      DELETE FROM fathom_schema;
      INSERT INTO fathom_schema VALUES (${i + 1}, ${step.compatibleFrom});
      COMMIT;
    `;
    await client.query({ text, query_timeout: LONGEST_STEP } as pg.QueryConfig);
  }
}
