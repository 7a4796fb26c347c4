import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../../../scripts/ports.mjs';
import { startRedis, type Service } from '../../../../scripts/services.mjs';
import { ServerProcess } from '../process.ts';
import { DatabasePair } from './databasePair.ts';
import { Proxy } from './proxy.ts';

const program = fileURLToPath(new URL('../../../cli/dist/main.js', import.meta.url));
const skewedClock = new URL('skewed-clock.mjs', import.meta.url).href;
const DATABASE = 'fathom';
const TRY_AGAIN = 200;

/** A server with the lines to its clients, to both databases and to Redis. */
export interface Machine {
  readonly front: Proxy;
  readonly databases: readonly Proxy[];
  readonly redis: Proxy;
  /** As its clients reach it; and directly. */
  readonly url: string;
  readonly direct: string;
  process: ServerProcess;
  readonly port: number;
}

/** Three servers and two workers on two databases and one Redis. */
export class Cluster {
  readonly databases: DatabasePair;
  readonly redis: Service;
  readonly machines: Machine[] = [];
  readonly workers: WorkerProcess[] = [];
  private isClosing = false;

  private constructor(databases: DatabasePair, redis: Service) {
    this.databases = databases;
    this.redis = redis;
  }

  static async start(servers = 3, workers = 2): Promise<Cluster> {
    const [databases, redis] = await Promise.all([DatabasePair.start(), startRedis()]);
    await databases.sql(`CREATE DATABASE ${DATABASE}`);
    const cluster = new Cluster(databases, redis);
    for (let i = 0; i < servers; i++) cluster.machines.push(await cluster.machine());
    await Promise.all(cluster.machines.map((machine) => cluster.startServer(machine, 0)));
    for (let i = 0; i < workers; i++) {
      const worker = new WorkerProcess(await Proxy.to(redis.port));
      cluster.workers.push(worker);
      await worker.start();
    }
    return cluster;
  }

  /** For the checker. */
  get database(): string {
    return `postgres://postgres@127.0.0.1:${this.databases.primary.port}/${DATABASE}`;
  }

  /** All writes fail as on a full disk, or no longer do. */
  async fillDisk(isFull: boolean): Promise<void> {
    const tables = ['tables', 'entries', 'keys', 'leases', 'served', 'outages'];
    const raise = `CREATE OR REPLACE FUNCTION disk_full() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = '53100'; END $$;`;
    const each = tables.map((table) =>
      isFull
        ? `CREATE TRIGGER disk_full BEFORE INSERT OR UPDATE ON ${table} FOR EACH STATEMENT EXECUTE FUNCTION disk_full();`
        : `DROP TRIGGER IF EXISTS disk_full ON ${table};`,
    );
    await this.databases.sql([...(isFull ? [raise] : []), ...each].join('\n'), DATABASE);
  }

  /** Starts a server whose machine's clock is wrong by so much. Tries until it starts: what it needs may be away. */
  async startServer(machine: Machine, ahead: number): Promise<void> {
    const hosts = machine.databases.map(({ port }) => `127.0.0.1:${port}`).join(',');
    const clock = ahead === 0 ? {} : { NODE_OPTIONS: `--import=${skewedClock}`, FATHOM_TEST_AHEAD: String(ahead) };
    machine.process = new ServerProcess(machine.port, '', {
      FATHOM_DATABASE: `postgres://postgres@${hosts}/${DATABASE}`,
      FATHOM_REDIS: `redis://127.0.0.1:${machine.redis.port}`,
      FATHOM_BOT_THREADS: '0',
      FATHOM_SETTLE_PAUSE: '50',
      FATHOM_IDLE: '4000',
      FATHOM_LOG: process.env['FATHOM_FAULTS_LOG'] ?? 'silent',
      ...clock,
    });
    for (let started = false; !started && !this.isClosing;) {
      started = await machine.process.start().then(
        () => true,
        () => false,
      );
      if (!started) await sleep(TRY_AGAIN);
    }
  }

  /** Does any server answer that it is ready? */
  async isServing(): Promise<boolean> {
    const ready = this.machines.map(async ({ direct }) => {
      const answer = await fetch(`${direct}/readyz`, { signal: AbortSignal.timeout(3000) });
      if (!answer.ok) throw new Error('not ready');
    });
    return Promise.any(ready).then(
      () => true,
      () => false,
    );
  }

  async remove(): Promise<void> {
    this.isClosing = true;
    await Promise.all([
      ...this.machines.map(({ process: server }) => server.kill('SIGKILL')),
      ...this.workers.map((worker) => worker.kill()),
    ]);
    for (const { front, databases, redis } of this.machines) for (const proxy of [front, redis, ...databases]) proxy.close();
    for (const { line } of this.workers) line.close();
    await Promise.all([this.databases.remove(), this.redis.remove()]);
  }

  private async machine(): Promise<Machine> {
    const port = await freePort();
    const front = await Proxy.to(port);
    const databases = await Promise.all(this.databases.ports.map((each) => Proxy.to(each)));
    const redis = await Proxy.to(this.redis.port);
    const direct = `http://127.0.0.1:${port}`;
    return { front, databases, redis, port, direct, url: `http://127.0.0.1:${front.port}`, process: new ServerProcess(port, '') };
  }
}

/** `fathom worker` as a process of its own. If it ends by itself, as it does without Redis, it is started again. */
class WorkerProcess {
  readonly line: Proxy;
  private child: ChildProcess | null = null;
  private isWanted = false;

  constructor(line: Proxy) {
    this.line = line;
  }

  async start(): Promise<void> {
    this.isWanted = true;
    const args = [program, 'worker', '--redis', `redis://127.0.0.1:${this.line.port}`];
    const child = spawn(process.execPath, args, { env: { ...process.env, FATHOM_BOT_THREADS: '1' }, stdio: 'ignore' });
    this.child = child;
    child.once('exit', () => setTimeout(() => this.child === child && this.isWanted && void this.start(), TRY_AGAIN));
    await once(child, 'spawn');
  }

  async kill(): Promise<void> {
    this.isWanted = false;
    const { child } = this;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }
}
