import { openBotWorkers } from '../bots/botWorkers.ts';
import type { Settings } from '../base/settings.ts';
import { openWebhookSender } from '../webhook/sender.ts';
import type { Metrics } from '../wire/metrics.ts';
import { queuedJobs } from './bullmq.ts';
import { localJobs } from './local.ts';
import type { Jobs } from './port.ts';
import { startJobWorkers } from './worker.ts';

/** In this process; with Redis in the queues, whose work this process shares unless it has no threads for bots. */
export function openJobs({ redis, botThreads, botBudget, webhooks }: Settings, metrics: Metrics): Jobs {
  const onError = (error: unknown): void => metrics.failed(error, 'jobs');
  const onCall = (outcome: string): void => metrics.called(outcome);
  const local = localJobs(openBotWorkers({ threads: Math.max(1, botThreads), budget: botBudget }), openWebhookSender(webhooks, onCall));
  if (redis === null) return local;
  const queued = queuedJobs({ url: redis, budget: botBudget, onError }, local);
  if (botThreads === 0) return queued;
  const workers = startJobWorkers({ url: redis, threads: botThreads, budget: botBudget, webhooks, onError, onCall });
  return {
    ...queued,
    async close() {
      await workers.close();
      await queued.close();
    },
  };
}
