import pg from 'pg';

/* The connections to PostgreSQL, also while it is restarted or another machine takes over. */

/** A database that cannot be used, and why. */
export class DatabaseError extends Error {
  readonly fault: 'unreachable' | 'newer' | 'malformed';

  constructor(fault: DatabaseError['fault'], message: string, cause?: unknown) {
    super(message, { cause });
    this.fault = fault;
  }
}

/** How many connections a process has, and how long it waits for one and for an answer. */
const CONNECTIONS = 10;
const CONNECT_TIMEOUT = 3000;
const QUERY_TIMEOUT = 5000;

const INT8 = 20;
/** Numbers up to 2^53 are numbers. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text'): unknown =>
    oid === INT8 ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

export interface Query {
  /** Prepared once per connection under this name. */
  readonly name: string;
  readonly text: string;
  readonly values: readonly unknown[];
}

/**
 * The server that accepts writes, among the hosts of the URL (postgres://user@one,two/name). When it cannot be reached, or only
 * reads any more, the next host is tried on the next query.
 */
export class Primary {
  private readonly hosts: readonly string[];
  private current = 0;
  private pool: pg.Pool | null = null;
  private opening: Promise<pg.Pool> | null = null;

  constructor(url: string) {
    this.hosts = hostsOf(url);
  }

  /** The rows of a query. After an error it may have been carried out all the same. */
  async query<Row extends object>({ name, text, values }: Query): Promise<Row[]> {
    const pool = this.pool ?? (await this.open());
    try {
      return (await pool.query<Row>({ name, text, values: [...values] })).rows;
    } catch (error) {
      if (isLost(error)) this.leave(pool);
      throw error;
    }
  }

  /** Runs work on one connection, for example to hold a lock on it. */
  async alone<T>(work: (client: pg.ClientBase) => Promise<T>): Promise<T> {
    const client = await (this.pool ?? (await this.open())).connect();
    try {
      const done = await work(client);
      client.release();
      return done;
    } catch (error) {
      client.release(true);
      throw error;
    }
  }

  async close(): Promise<void> {
    const { pool } = this;
    this.pool = null;
    await pool?.end();
  }

  /** One at a time: many queries may wait for it. */
  private open(): Promise<pg.Pool> {
    this.opening ??= this.find().finally(() => (this.opening = null));
    return this.opening;
  }

  private async find(): Promise<pg.Pool> {
    let last: unknown = null;
    for (let tried = 0; tried < this.hosts.length; tried++) {
      const pool = poolAt(this.hosts[this.current]!);
      try {
        const { rows } = await pool.query<{ standby: boolean }>('SELECT pg_is_in_recovery() AS standby');
        if (!rows[0]!.standby) return (this.pool = pool);
        last = new DatabaseError('unreachable', 'it is a standby, which accepts no writes');
      } catch (error) {
        last = error;
      }
      void pool.end();
      this.current = (this.current + 1) % this.hosts.length;
    }
    throw last;
  }

  private leave(pool: pg.Pool): void {
    if (this.pool !== pool) return;
    this.pool = null;
    pool.end().catch(() => {}); // its connections are lost anyway
  }
}

function poolAt(url: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    query_timeout: QUERY_TIMEOUT,
    statement_timeout: QUERY_TIMEOUT,
    keepAlive: true,
    application_name: 'fathom',
    types,
  });
  pool.on('error', () => {}); // an idle connection was lost: the next query opens another
  return pool;
}

/** One URL per host of a URL with several. */
function hostsOf(url: string): string[] {
  const parts = /^(?<scheme>postgres(?:ql)?:\/\/)(?<user>[^@/]*@)?(?<hosts>[^/?]+)(?<rest>.*)$/.exec(url)?.groups;
  if (parts === undefined) throw new DatabaseError('malformed', 'it must begin with postgres://');
  return parts['hosts']!.split(',').map((host) => `${parts['scheme']}${parts['user'] ?? ''}${host}${parts['rest']}`);
}

const SQLSTATE = /^[0-9A-Z]{5}$/;
/** PostgreSQL is shutting down, has crashed or is starting; or it is a standby now. */
const GONE = new Set(['57P01', '57P02', '57P03', '25006']);

/** Was the connection lost, or the server replaced? Then nobody knows whether a statement was carried out. */
export function isLost(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code !== 'string' || !SQLSTATE.test(code) || GONE.has(code) || code.startsWith('08');
}

/** Why a database cannot be opened. */
export const openingError = (error: unknown): DatabaseError =>
  error instanceof DatabaseError ? error : new DatabaseError('unreachable', messageOf(error), error);

/** A name that leads to several addresses gives several errors, and no message of its own. */
const messageOf = (error: unknown): string =>
  error instanceof AggregateError ? messageOf(error.errors[0]) : error instanceof Error ? error.message : String(error);
