import { availableParallelism } from 'node:os';
import { openRedis, RedisError } from './base/redis.ts';
import { readSettings } from './base/settings.ts';
import { startJobWorkers, type JobWorkers } from './jobs/worker.ts';

/**
 * Starts a worker from flags and environment: a process that does the jobs of all servers at one Redis. Returns an error message
 * if that is not possible.
 */
export async function startWorker(
  argv: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  report: (error: unknown) => void,
): Promise<(JobWorkers & { readonly threads: number }) | string> {
  const settings = readSettings(argv, { FATHOM_BOT_THREADS: String(availableParallelism()), ...env }, availableParallelism());
  if (typeof settings === 'string') return settings;
  const { redis, botThreads, botBudget, webhooks } = settings;
  if (redis === null) return 'A worker takes its work from Redis: --redis redis://127.0.0.1:6379, the same as its servers.';
  if (botThreads === 0) return 'A worker needs at least one thread: FATHOM_BOT_THREADS.';
  try {
    (await openRedis(redis, () => {})).disconnect();
  } catch (error) {
    if (error instanceof RedisError) return `Redis cannot be used (--redis): ${error.message}.`;
    throw error;
  }
  const bots = { threads: botThreads, budget: botBudget, dedicated: true };
  const workers = startJobWorkers({ url: redis, ...bots, webhooks, onError: report, onCall: () => {} });
  return { ...workers, threads: botThreads };
}
