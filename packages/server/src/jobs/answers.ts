import type { Job, Queue, QueueEvents } from 'bullmq';
import type { Redis } from 'ioredis';
import type { ThinkData } from './queues.ts';

/** How often a job is looked up: its event may be missed while a connection is renewed, and Redis may come back empty. */
const LOOK_EVERY = 1000;
/** How long a job may wait for a worker. Then this process decides. */
const PATIENCE = 5000;
/** A command to Redis without an answer for so long has failed. */
const COMMAND_TIMEOUT = 3000;

/** Waits for the answers of jobs, and gives up soon if none can be expected. */
export class JobAnswers {
  private readonly queue: Queue<ThinkData>;
  private readonly connection: Redis;
  private readonly waiting = new Map<string, Set<() => void>>();

  constructor(queue: Queue<ThinkData>, events: QueueEvents, connection: Redis) {
    this.queue = queue;
    this.connection = connection;
    events.on('completed', ({ jobId }) => this.wake(jobId));
    events.on('failed', ({ jobId }) => this.wake(jobId));
    connection.on('close', () => {
      for (const id of this.waiting.keys()) this.wake(id);
    });
  }

  /** The answer of a job that may be thought about for so long. */
  async of(id: string, budget: number): Promise<unknown> {
    const since = performance.now();
    for (;;) {
      const news = this.news(id);
      const job = await this.look(id);
      if (job?.finishedOn !== undefined) return answerOf(job);
      const patience = job?.processedOn === undefined ? PATIENCE : PATIENCE + budget;
      if (job === undefined || performance.now() - since > patience) {
        job?.remove().catch(() => {}); // a worker may have it
        throw new Error(job === undefined ? 'the job was lost' : 'no worker has answered in time');
      }
      await news;
    }
  }

  private look(id: string): Promise<Job<ThinkData> | undefined> {
    if (this.connection.status !== 'ready') return Promise.reject(new Error('Redis is away'));
    return within(COMMAND_TIMEOUT, this.queue.getJob(id));
  }

  /** Resolves when something has happened to a job, or soon. */
  private news(id: string): Promise<void> {
    const waiting = this.waiting.get(id) ?? new Set();
    this.waiting.set(id, waiting);
    return new Promise((resolve) => {
      const done = (): void => {
        clearTimeout(timer);
        waiting.delete(done);
        if (waiting.size === 0 && this.waiting.get(id) === waiting) this.waiting.delete(id);
        resolve();
      };
      const timer = setTimeout(done, LOOK_EVERY);
      waiting.add(done);
    });
  }

  private wake(id: string): void {
    for (const done of this.waiting.get(id) ?? []) done();
  }
}

function answerOf(job: Job<ThinkData>): unknown {
  if (job.failedReason) throw new Error(job.failedReason);
  return job.returnvalue as unknown;
}

/** Work that fails if it takes longer: the queue waits for Redis as long as it takes. */
export async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error('Redis does not answer')), milliseconds);
  });
  work.catch(() => {});
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
