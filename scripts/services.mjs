// PostgreSQL and Redis for tests, benches and a cluster on one machine: each in a scratch folder, on a port of its own.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './ports.mjs';
import { installPackages, isRoot, onPath } from './system.mjs';

const START_LIMIT = 60_000;

const redisProgram = () => process.env.FATHOM_REDIS_SERVER ?? onPath('redis-server') ?? onPath('valkey-server');

export const ensureServices = (log) =>
  installPackages([...(postgresFolder() ? [] : ['postgresql']), ...(redisProgram() ? [] : ['redis-server'])], log);

/** Debian has the programs of PostgreSQL outside the path, in a folder per version; the newest is used. */
function postgresFolder() {
  if (process.env.FATHOM_POSTGRES_BIN) return process.env.FATHOM_POSTGRES_BIN;
  const versions = '/usr/lib/postgresql';
  const found = fs.existsSync(versions) ? fs.readdirSync(versions).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [...found.map((version) => path.join(versions, version, 'bin')), path.dirname(onPath('initdb') ?? '')];
  return folders.find((folder) => fs.existsSync(path.join(folder, 'initdb')));
}

/** PostgreSQL refuses to run as root. */
function postgresUser() {
  const id = (what) => Number(spawnSync('id', [what, 'postgres'], { encoding: 'utf8' }).stdout);
  return isRoot ? { uid: id('-u'), gid: id('-g') } : {};
}

/** A PostgreSQL server. Its data survive `stop` and `kill` until `remove`; `start` starts it again on the same port. */
export class Postgres {
  /** `settings` are those of postgresql.conf. By default nothing is synced to the disk: faster, and enough for tests. */
  constructor({ port, folder, settings = { fsync: 'off' } }) {
    this.port = port;
    this.folder = folder;
    this.data = path.join(folder, 'data');
    this.settings = settings;
    this.url = `postgres://postgres@127.0.0.1:${port}/postgres`;
    this.options = { ...postgresUser(), cwd: folder, env: { PATH: process.env.PATH, HOME: folder, LC_ALL: 'C.UTF-8' } };
  }

  run(program, ...args) {
    const { status, stderr } = spawnSync(path.join(postgresFolder(), program), args, { ...this.options, encoding: 'utf8' });
    if (status !== 0) throw new Error(`${program}: ${stderr}`);
  }

  init() {
    this.run('initdb', '-D', this.data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync');
  }

  /** Becomes a streaming standby of a running server: everything that was here is replaced. `start` starts it. */
  async follow(primary) {
    fs.rmSync(this.data, { recursive: true, force: true });
    const source = ['-h', '127.0.0.1', '-p', String(primary.port), '-U', 'postgres'];
    const args = [...source, '-D', this.data, '-R', '-c', 'fast', '-X', 'stream', '--no-sync'];
    const child = spawn(path.join(postgresFolder(), 'pg_basebackup'), args, { ...this.options, stdio: 'ignore' });
    const [status] = await once(child, 'exit');
    if (status !== 0) throw new Error(`pg_basebackup ended with ${status}`);
    // Once promoted it waits for nobody, until it is told to.
    fs.appendFileSync(path.join(this.data, 'postgresql.auto.conf'), "synchronous_standby_names = ''\n");
  }

  async start() {
    const settings = { listen_addresses: '127.0.0.1', ...this.settings };
    const args = [
      '-D',
      this.data,
      '-p',
      this.port,
      '-k',
      this.folder,
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ];
    this.child = spawn(path.join(postgresFolder(), 'postgres'), args.map(String), { ...this.options, stdio: 'ignore' });
    await until(
      () => spawnSync(path.join(postgresFolder(), 'pg_isready'), ['-q', '-h', '127.0.0.1', '-p', String(this.port)]).status === 0,
      this.child,
    );
  }

  /** `SIGINT` closes the connections and stops; `SIGQUIT` stops at once, without a checkpoint. */
  async stop(signal = 'SIGINT') {
    await stopped(this.child, signal);
  }

  async remove() {
    await this.stop('SIGQUIT');
    fs.rmSync(this.folder, { recursive: true, force: true });
  }
}

export async function startPostgres(settings) {
  const server = await emptyPostgres(settings);
  server.init();
  await server.start();
  return server;
}

/** A streaming standby of a running server. */
export async function startStandby(primary, settings) {
  const server = await emptyPostgres(settings);
  await server.follow(primary);
  await server.start();
  return server;
}

async function emptyPostgres(settings) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'fathom-postgres-'));
  if (isRoot) fs.chownSync(folder, postgresUser().uid, postgresUser().gid);
  return new Postgres({ port: await freePort(), folder, settings });
}

/** A Redis server without persistence: stopped, it loses everything. `start` starts it again on the same port. */
export class Redis {
  constructor(port, folder) {
    this.port = port;
    this.folder = folder;
    this.url = `redis://127.0.0.1:${port}`;
  }

  async start() {
    const args = [
      '--port',
      this.port,
      '--bind',
      '127.0.0.1',
      '--dir',
      this.folder,
      '--save',
      '',
      '--appendonly',
      'no',
      '--maxmemory-policy',
      'noeviction',
    ];
    this.child = spawn(redisProgram(), args.map(String), { cwd: this.folder, stdio: 'ignore' });
    await until(() => answers(this.port), this.child);
  }

  async stop(signal = 'SIGKILL') {
    await stopped(this.child, signal);
  }

  async remove() {
    await this.stop();
    fs.rmSync(this.folder, { recursive: true, force: true });
  }
}

export async function startRedis() {
  const server = new Redis(await freePort(), fs.mkdtempSync(path.join(os.tmpdir(), 'fathom-redis-')));
  await server.start();
  return server;
}

async function stopped(child, signal) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill(signal);
  await gone;
}

async function until(isReady, child) {
  const end = performance.now() + START_LIMIT;
  while (!(await isReady())) {
    if (child.exitCode !== null || performance.now() > end) throw new Error(`${child.spawnfile} did not start`);
    await sleep(25);
  }
}

const answers = (port) =>
  new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
