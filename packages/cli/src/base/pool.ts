import fs from 'node:fs';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

/** Runs jobs, in other threads if there are any. */
export interface Pool<J, R> {
  readonly threads: number;
  run(job: J): Promise<R>;
  close(): Promise<void>;
}

/**
 * A pool for one kind of work: a function that a worker file exports under its own name. Without threads, or if nothing is
 * built yet, the work is done in this thread.
 */
export async function openPool<J, R>(threads: number, worker: string, work: (job: J) => R): Promise<Pool<J, R>> {
  const filename = builtFile(worker);
  if (threads === 0 || filename === null)
    return { threads: 1, run: async (job) => (await nextTurn(), work(job)), close: () => Promise.resolve() };
  const { Piscina } = await import('piscina');
  const pool = new Piscina<J, R>({ filename, minThreads: threads, maxThreads: threads });
  return { threads, run: (job) => pool.run(job, { name: work.name }), close: () => pool.destroy() };
}

/** Beside this file once it is built, or in dist beside the sources. */
function builtFile(worker: string): string | null {
  const places = [`../${worker}.js`, `../../dist/${worker}.js`];
  return places.map((place) => fileURLToPath(new URL(place, import.meta.url))).find((file) => fs.existsSync(file)) ?? null;
}
