import pg from 'pg';
import { setTimeout as sleep } from 'node:timers/promises';
import { startPostgres, startStandby, type Postgres } from '../../../../scripts/services.mjs';

/** The standby looks for its primary often: a commit waits for it. */
const settings = { fsync: 'off', wal_retrieve_retry_interval: '100ms', shared_buffers: '32MB', max_connections: '80' };

/**
 * A primary and a streaming standby that every commit waits for. After a promotion the old primary stays down until it is
 * rebuilt as the standby.
 */
export class DatabasePair {
  private readonly both: readonly [Postgres, Postgres];
  private current = 0;
  private hasStandby = true;

  private constructor(both: readonly [Postgres, Postgres]) {
    this.both = both;
  }

  static async start(): Promise<DatabasePair> {
    const primary = await startPostgres(settings);
    const pair = new DatabasePair([primary, await startStandby(primary, settings)]);
    await pair.waitForStandby();
    return pair;
  }

  get ports(): readonly number[] {
    return this.both.map(({ port }) => port);
  }

  get primary(): Postgres {
    return this.both[this.current]!;
  }

  /** Stops the primary without a checkpoint and starts it again after a while. */
  async restart(pause: number): Promise<void> {
    await this.primary.stop('SIGQUIT');
    await sleep(pause);
    await this.primary.start();
  }

  /** The primary is lost, and the standby takes over. */
  async promote(pause: number): Promise<void> {
    await this.primary.stop('SIGQUIT');
    await sleep(pause);
    this.current = 1 - this.current;
    this.hasStandby = false;
    await this.sql('SELECT pg_promote()');
  }

  /** Afterwards there is a standby that has everything. */
  async repair(): Promise<void> {
    if (!this.hasStandby) {
      const standby = this.both[1 - this.current]!;
      await standby.follow(this.primary);
      await standby.start();
      this.hasStandby = true;
    }
    await this.waitForStandby();
  }

  async sql(text: string, database = 'postgres'): Promise<void> {
    await this.rows(text, database);
  }

  async remove(): Promise<void> {
    await Promise.all(this.both.map((server) => server.remove()));
  }

  private async rows(text: string, database = 'postgres'): Promise<object[]> {
    const url = new URL(this.primary.url);
    url.pathname = database;
    const client = new pg.Client(url.href);
    client.on('error', () => {});
    await client.connect();
    try {
      return (await client.query<object>(text)).rows ?? [];
    } finally {
      await client.end().catch(() => {});
    }
  }

  private async waitForStandby(): Promise<void> {
    while ((await this.rows(`SELECT 1 FROM pg_stat_replication WHERE state = 'streaming'`)).length === 0) await sleep(50);
    await this.sql(`ALTER SYSTEM SET synchronous_standby_names = '*'`);
    await this.sql('SELECT pg_reload_conf()');
  }
}
