import type { ThinkJob } from '@fathom/bots';
import type { Webhook } from '@fathom/wire';
import { Redis } from 'ioredis';
import { setTimeout } from 'node:timers/promises';
import type { Call } from '../webhook/sender.ts';

/* The queues in Redis, and what is in their jobs. */

export const THINK = 'fathom-think';
export const CALL = 'fathom-call';

export type ThinkData = ThinkJob;

export interface CallData {
  readonly webhook: Webhook;
  readonly call: Call;
}

/** How long closing may take: without Redis it would never end. */
const CLOSE_TIMEOUT = 5000;

export const closed = (...closing: readonly Promise<unknown>[]): Promise<unknown> =>
  Promise.race([Promise.allSettled(closing), setTimeout(CLOSE_TIMEOUT, undefined, { ref: false })]);

/** A connection on which no answer arrives for so long is opened anew. The queues wait for at most ten seconds on purpose. */
const SILENCE = 15_000;

/** BullMQ waits for Redis by itself, as long as it takes. */
export function queueConnection(url: string, onError: (error: unknown) => void): Redis {
  const retryStrategy = (attempt: number): number => Math.min(50 * attempt, 1000);
  const redis = new Redis(url, { maxRetriesPerRequest: null, socketTimeout: SILENCE, retryStrategy });
  redis.on('error', onError);
  return redis;
}
