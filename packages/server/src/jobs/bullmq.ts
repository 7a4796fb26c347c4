import { Queue, QueueEvents } from 'bullmq';
import { JobAnswers, within } from './answers.ts';
import { CALL, closed, queueConnection, THINK, type CallData, type ThinkData } from './queues.ts';
import type { Jobs } from './port.ts';

/** A finished job is remembered for so many seconds: a second request gets its answer. */
const REMEMBERED = 120;
/** How often a call is tried, and how long it waits before the second try. */
const CALLS = 3;
const CALL_DELAY = 2000;
/** How long Redis may take to accept a job. */
const ADD_TIMEOUT = 3000;

export interface QueueOptions {
  readonly url: string;
  /** How long a bot may think, in milliseconds. */
  readonly budget: number;
  readonly onError: (error: unknown) => void;
}

/** Hands work to the processes that run `startJobWorkers`. `instead` decides if none answers in time, or Redis cannot be reached. */
export function queuedJobs({ url, budget, onError }: QueueOptions, instead: Jobs): Jobs {
  const [connection, listening] = [queueConnection(url, onError), queueConnection(url, onError)];
  const events = new QueueEvents(THINK, { connection: listening });
  const thinking = new Queue<ThinkData>(THINK, { connection, skipWaitingForReady: true });
  const calling = new Queue<CallData>(CALL, { connection, skipWaitingForReady: true });
  events.on('error', onError);
  thinking.on('error', onError);
  calling.on('error', onError);
  const finished = { removeOnComplete: { age: REMEMBERED }, removeOnFail: { age: REMEMBERED } };
  const isReachable = (): boolean => connection.status === 'ready';

  const answers = new JobAnswers(thinking, events, connection);

  return {
    async think(id, job) {
      // A bot that does not search answers faster than a queue.
      if (job.play.type !== 'ismcts' || !isReachable()) return instead.think(id, job);
      try {
        await within(ADD_TIMEOUT, thinking.add('think', job, { jobId: id, ...finished }));
        return await answers.of(id, budget);
      } catch (error) {
        onError(error);
        return instead.think(id, { ...job, play: { type: 'greedy' } });
      }
    },
    call(id, webhook, call) {
      if (!isReachable()) return instead.call(id, webhook, call);
      const backoff = { type: 'exponential', delay: CALL_DELAY };
      calling.add('call', { webhook, call }, { jobId: id, attempts: CALLS, backoff, ...finished }).catch(onError);
    },
    async close() {
      await closed(events.close(), thinking.close(), calling.close());
      for (const each of [connection, listening]) each.disconnect();
      await instead.close();
    },
  };
}
