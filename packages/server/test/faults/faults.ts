import { below, pick, shuffle, type Rng } from '@fathom/kernel';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Cluster, Machine } from './cluster.ts';
import type { Outage } from './history.ts';
import type { Line, Proxy } from './proxy.ts';

const HOUR = 3_600_000;

/** What can go wrong. Each does it, waits a little, and puts it right again; `isOutage` if nobody can write meanwhile. */
export interface Fault {
  readonly isOutage: boolean;
  /** How often it is chosen. */
  readonly weight: number;
  readonly run: (cluster: Cluster, rng: Rng) => Promise<void>;
}

const someMachine = ({ machines }: Cluster, rng: Rng): Machine => pick(rng, machines);

async function restartServer(cluster: Cluster, rng: Rng, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  const machine = someMachine(cluster, rng);
  await machine.process.kill(signal);
  await sleep(below(rng, 1000));
  await cluster.startServer(machine, pick(rng, [0, HOUR, -HOUR]));
}

async function disturb(lines: readonly Proxy[], line: Line, ms: number): Promise<void> {
  for (const each of lines) each.set(line);
  await sleep(ms);
  for (const each of lines) each.heal();
}

const linesOf = (cluster: Cluster, rng: Rng): readonly Proxy[] => {
  const machine = someMachine(cluster, rng);
  return pick(rng, [[machine.front], machine.databases, [machine.redis]]);
};

export const faults = {
  'kill a server': { isOutage: false, weight: 4, run: (cluster, rng) => restartServer(cluster, rng, 'SIGKILL') },
  'stop a server': { isOutage: false, weight: 3, run: (cluster, rng) => restartServer(cluster, rng, 'SIGTERM') },
  'kill a worker': {
    isOutage: false,
    weight: 2,
    async run(cluster, rng) {
      const worker = pick(rng, cluster.workers);
      await worker.kill();
      await sleep(below(rng, 500));
      await worker.start();
    },
  },
  'lose Redis': {
    isOutage: false,
    weight: 2,
    async run(cluster, rng) {
      await cluster.redis.stop('SIGKILL');
      await sleep(below(rng, 3000));
      await cluster.redis.start();
    },
  },
  'stop PostgreSQL': { isOutage: true, weight: 2, run: ({ databases }, rng) => databases.restart(below(rng, 7000)) },
  'promote the standby': { isOutage: true, weight: 1, run: ({ databases }, rng) => databases.promote(below(rng, 1000)) },
  'cut a line': {
    isOutage: false,
    weight: 3,
    run: async (cluster, rng) => disturb(linesOf(cluster, rng), { kind: 'cut' }, below(rng, 1500)),
  },
  'slow a line': {
    isOutage: false,
    weight: 2,
    run: async (cluster, rng) => disturb(linesOf(cluster, rng), { kind: 'slow', delay: 50 + below(rng, 250) }, 500 + below(rng, 2000)),
  },
  'leave a line half open': {
    isOutage: false,
    weight: 2,
    run: async (cluster, rng) => disturb(linesOf(cluster, rng), { kind: 'half-open' }, 500 + below(rng, 6000)),
  },
  'fill the disk': {
    isOutage: true,
    weight: 1,
    async run(cluster, rng) {
      await cluster.fillDisk(true);
      await sleep(below(rng, 2500));
      await cluster.fillDisk(false);
    },
  },
} as const satisfies Record<string, Fault>;

export type FaultName = keyof typeof faults;

/**
 * Each fault once first, in random order; then by weight. A fault of a line that follows another kind happens at the same time: the
 * two are given together.
 */
export function schedule(rng: Rng, count: number): FaultName[][] {
  const names = Object.keys(faults) as FaultName[];
  const weighted = names.flatMap((name) => Array.from({ length: faults[name].weight }, () => name));
  const all = [...shuffle(rng, [...names]), ...Array.from({ length: count }, () => pick(rng, weighted))].slice(0, count);
  const together: FaultName[][] = [];
  for (const name of all) {
    const last = together.at(-1);
    if (last?.length === 1 && isOfLine(name) && !isOfLine(last[0]!)) last.push(name);
    else together.push([name]);
  }
  return together;
}

const isOfLine = (name: FaultName): boolean => name.endsWith(' line') || name.endsWith('half open');

/** Runs a fault; returns when nobody could be served because of it, if so. */
export async function strike(cluster: Cluster, name: FaultName, rng: Rng): Promise<Outage | null> {
  const fault: Fault = faults[name];
  const from = Date.now();
  await fault.run(cluster, rng);
  if (!fault.isOutage) return null;
  while (!(await cluster.isServing())) await sleep(20);
  return { from, to: Date.now() };
}
