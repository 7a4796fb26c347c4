import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** A server under load, in a process of its own. */
export interface Running {
  readonly url: string;
  /** From the start of the process until it listens. */
  readonly startMs: number;
  /** Its resident memory, in bytes. */
  memory(): number;
  /** CPU time that the process has used, all its threads, in microseconds. */
  cpu(): number;
  stop(): Promise<void>;
}

const here = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

/** On the disk of the checkout, not in a memory file system, so that durability has its real cost. */
export function freshFolder(name: string): string {
  const folder = path.join(here('../../../.build/bench'), name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return folder;
}

const boundless =
  'perAddress=1000000,perTable=1000000,perMinute=1000000000,burst=1000000000,perSecond=1000000000,tablesPerDay=100000000,connections=100000';

export const startFathom = (folder: string, idle = 60_000): Promise<Running> =>
  run([here('../../../packages/server/dist/main.js'), '--port', '0', '--data', path.join(folder, 'fathom.sqlite')], {
    FATHOM_LIMITS: boundless,
    FATHOM_IDLE: String(idle),
    FATHOM_LOG: 'error',
    FATHOM_SETTLE_PAUSE: '0', // the peers wait for nobody
  });

export const startPlain = (storage: 'sqlite' | 'memory', folder: string): Promise<Running> =>
  run([here('./plain-process.js'), storage, folder], {});

export const startColyseus = (): Promise<Running> => run([here('./colyseus-process.js')], {});

export const startPeer = (storage: 'files' | 'memory', folder: string): Promise<Running> =>
  run([here('./peer-process.js'), storage, folder], {});

async function run(command: readonly string[], env: Readonly<Record<string, string>>): Promise<Running> {
  const started = performance.now();
  const child = spawn(process.execPath, command, {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  let address: RegExpExecArray | null = null;
  while (address === null) {
    const [bytes] = (await once(child.stdout, 'data')) as [Buffer];
    output += bytes.toString();
    address = /http:\/\/\S+/.exec(output);
  }
  const startMs = performance.now() - started;
  child.stdout.resume();
  const url = address[0].replace('localhost', '127.0.0.1');
  return { url, startMs, memory: () => memoryOf(child), cpu: () => cpuOf(child), stop: () => stop(child) };
}

function cpuOf({ pid }: ChildProcess): number {
  const threads = readdirSync(`/proc/${pid}/task`).map((id) => readFileSync(`/proc/${pid}/task/${id}/schedstat`, 'utf8'));
  return threads.reduce((sum, text) => sum + Number(text.split(' ')[0]) / 1000, 0);
}

function memoryOf({ pid }: ChildProcess): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) * 1024;
}

async function stop(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  await gone;
}
