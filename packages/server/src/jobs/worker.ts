import { Worker } from 'bullmq';
import { openBotWorkers, type BotThreads } from '../bots/botWorkers.ts';
import type { Reach } from '../webhook/guard.ts';
import { callWebhook } from '../webhook/sender.ts';
import { CALL, closed, queueConnection, THINK, type CallData, type ThinkData } from './queues.ts';

export interface WorkerOptions extends BotThreads {
  readonly url: string;
  readonly webhooks: Reach;
  readonly onError: (error: unknown) => void;
  readonly onCall: (outcome: 'called' | 'failed') => void;
}

export interface JobWorkers {
  /** Finishes what was begun, and stops. */
  close(): Promise<void>;
}

/** Concurrent calls of one process. */
const CALLS = 20;
/** A worker that was killed has lost its job after so long; the others look so often. One without Redis tries again so soon. */
const supervision = { lockDuration: 3000, stalledInterval: 1000, runRetryDelay: 500 } as const;

/** Does the work of the queues: in a server, or in a process of its own (`fathom worker`), as many as wanted. */
export function startJobWorkers({ url, webhooks, onError, onCall, ...bot }: WorkerOptions): JobWorkers {
  const bots = openBotWorkers(bot);
  const connection = queueConnection(url, onError);
  const thinking = new Worker<ThinkData>(THINK, ({ data }) => bots.choose(data), { connection, concurrency: bot.threads, ...supervision });
  const calling = new Worker<CallData>(
    CALL,
    async ({ data: { webhook, call } }) => {
      const isGood = await callWebhook(webhook, call, webhooks).catch(() => false);
      onCall(isGood ? 'called' : 'failed');
      if (!isGood) throw new Error('the webhook did not accept the call');
    },
    { connection, concurrency: CALLS, ...supervision },
  );
  for (const worker of [thinking, calling]) worker.on('error', onError);
  return {
    async close() {
      await closed(thinking.close(), calling.close());
      connection.disconnect();
      await bots.close();
    },
  };
}
