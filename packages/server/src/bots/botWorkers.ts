import type { ThinkJob } from '@fathom/bots';
import { existsSync } from 'node:fs';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import { think } from './think.ts';

/** Chooses moves for the bots. */
export interface BotWorkers {
  choose(job: ThinkJob): Promise<unknown>;
  close(): Promise<void>;
}

/** So many bots may wait for a thread; beyond that a fast bot decides. */
const MOST_WAITING = 1000;

export interface BotThreads {
  readonly threads: number;
  /** How long a bot may think, in milliseconds. */
  readonly budget: number;
  /** Does this process do nothing else? Then its threads are always ready. In a server, people's moves go first. */
  readonly dedicated?: boolean;
}

/** Fast bots answer here. Those that search run in other threads. */
export function openBotWorkers({ threads, budget, dedicated = false }: BotThreads): BotWorkers {
  const pool = new Piscina<ThinkJob, unknown>({
    filename: workerFile(),
    name: think.name,
    maxThreads: threads,
    maxQueue: MOST_WAITING,
    ...(dedicated ? { minThreads: threads } : { minThreads: 0, idleTimeout: 30_000, niceIncrement: 19 }),
  });
  return {
    async choose(job) {
      if (job.play.type !== 'ismcts') return (await nextTurn(), think(job));
      try {
        return await pool.run(job, { signal: AbortSignal.timeout(budget) });
      } catch (error) {
        if (!isTooLate(error) && pool.queueSize < MOST_WAITING) throw error;
        return think({ ...job, play: { type: 'greedy' } }); // the time is up, or too many wait: a fast bot decides
      }
    },
    close: () => pool.destroy(),
  };
}

const isTooLate = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError';

/** A thread runs the built file: beside this file, or in dist beside the sources. */
function workerFile(): string {
  const places = ['./think-worker.js', '../../dist/bots/think-worker.js'].map((file) => fileURLToPath(new URL(file, import.meta.url)));
  return places.find((file) => existsSync(file)) ?? places[1]!;
}
