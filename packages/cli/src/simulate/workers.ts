import type { Io } from '../base/io.ts';
import { wholeNumber } from '../base/numbers.ts';
import { openPool } from '../base/pool.ts';
import { progressBar } from '../terminal/progress.ts';

/** The requested number of threads, or the number of processors. */
export const workersOf = (io: Io, flag: string | undefined): number =>
  flag === undefined ? io.processors : wholeNumber('--workers', flag, 1, 256);

export interface Done<R> {
  readonly results: readonly R[];
  readonly seconds: number;
  readonly threads: number;
}

/** Runs all jobs and returns the results in order, with a progress bar. */
export async function doAll<J, R>(
  io: Io,
  workers: number,
  jobs: readonly J[],
  work: (job: J) => R,
  unit: string,
  worth: (job: J) => number,
): Promise<Done<R>> {
  const total = jobs.reduce((sum, job) => sum + worth(job), 0);
  const pool = await openPool(workers === 1 ? 0 : Math.min(workers, jobs.length), 'simulate-worker', work);
  const progress = progressBar(io, total, unit);
  const started = io.clock();
  try {
    const results = await Promise.all(
      jobs.map(async (job) => {
        const result = await pool.run(job);
        progress.add(worth(job));
        return result;
      }),
    );
    return { results, seconds: Math.max(0.001, (io.clock() - started) / 1000), threads: pool.threads };
  } finally {
    progress.stop();
    await pool.close();
  }
}
