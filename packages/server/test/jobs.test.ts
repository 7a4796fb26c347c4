import { strategyOf } from '@fathom/bots';
import { conspiracy } from '@fathom/conspiracy';
import { asked, openRecord, validateSetup } from '@fathom/kernel';
import { Worker } from 'bullmq';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startRedis, type Service } from '../../../scripts/services.mjs';
import { queuedJobs } from '../src/jobs/bullmq.ts';
import type { Jobs } from '../src/jobs/port.ts';
import { queueConnection, THINK } from '../src/jobs/queues.ts';
import { startJobWorkers, type JobWorkers } from '../src/jobs/worker.ts';
import { patient } from './kit.ts';

let redis: Service;
beforeAll(async () => {
  redis = await startRedis();
});
afterAll(() => redis.remove());

const table = validateSetup(conspiracy, 2, {});
if (!table.ok) throw new Error('the options fit');
const { state } = openRecord(conspiracy, ['A', 'B'], table.value.options, { secret: 'jobs', words: [] });
const job = { game: 'conspiracy', play: strategyOf('ismcts-50'), state, seat: asked(conspiracy, state)[0]!, seed: 'jobs' };

/** However slow the machine is, nobody is out of time. */
const PATIENT = 600_000;

/** Jobs whose last resort is known. */
function jobsFor(budget: number): { jobs: Jobs; instead: string[] } {
  const instead: string[] = [];
  const last: Jobs = {
    think: (id) => (instead.push(id), Promise.resolve('instead')),
    call: (id) => void instead.push(id),
    close: () => Promise.resolve(),
  };
  return { jobs: queuedJobs({ url: redis.url, budget, onError: () => {} }, last), instead };
}

const workers = (): JobWorkers =>
  startJobWorkers({ url: redis.url, threads: 1, budget: 20_000, webhooks: 'any', onError: () => {}, onCall: () => {} });

/** A worker that takes a job and never answers; `taken` resolves when it has one. */
function stuckWorker(): { taken: Promise<void>; die: () => Promise<void> } {
  const connection = queueConnection(redis.url, () => {});
  const worker = new Worker(THINK, () => new Promise(() => {}), { connection, lockDuration: 3000 });
  const taken = new Promise<void>((resolve) => worker.once('active', () => resolve()));
  worker.on('error', () => {});
  return {
    taken,
    async die() {
      await worker.close(true);
      connection.disconnect();
    },
  };
}

/** Until the queue is used. */
async function warmUp(jobs: Jobs): Promise<void> {
  const worker = workers();
  await expect.poll(() => jobs.think('warm up', job), patient).not.toBe('instead');
  await worker.close();
}

test('what several processes ask under one ID is thought about once, and all get the same answer', async () => {
  const [one, two] = [jobsFor(PATIENT), jobsFor(PATIENT)];
  const worker = workers();
  const other = { ...job, seed: 'another seed' };
  await expect.poll(() => one.jobs.think('warm up', job), patient).not.toBe('instead');
  const answers = await Promise.all([one.jobs.think('t/1/0', job), two.jobs.think('t/1/0', other), one.jobs.think('t/1/0', job)]);
  expect(answers[1]).toEqual(answers[0]);
  expect(answers[2]).toEqual(answers[0]);
  expect(await two.jobs.think('t/1/0', other)).toEqual(answers[0]); // also when it was finished before
  for (const each of [one.jobs, two.jobs, worker]) await each.close();
});

test('a job whose worker has died is done by another', async () => {
  const { jobs } = jobsFor(PATIENT);
  await warmUp(jobs);
  const stuck = stuckWorker();
  const answer = jobs.think('orphan', job);
  await stuck.taken;
  await stuck.die();
  const worker = workers();
  expect(await answer).not.toBe('instead');
  await worker.close();
  await jobs.close();
});

test('a job that is lost with everything in Redis keeps no table waiting', async () => {
  const { jobs } = jobsFor(PATIENT);
  await warmUp(jobs);
  const stuck = stuckWorker();
  const answer = jobs.think('lost', job);
  await stuck.taken;
  await redis.stop();
  await stuck.die();
  await redis.start();
  expect(await answer).toBe('instead');
  await jobs.close();
});

test('if no worker answers in time, or Redis is away, this process decides', async () => {
  const { jobs, instead } = jobsFor(1);
  await expect.poll(() => jobs.think('nobody', job), patient).toBe('instead');
  await redis.stop();
  expect(await jobs.think('away', job)).toBe('instead');
  expect(instead).toContain('away');
  await redis.start();
  const worker = workers();
  await expect.poll(() => jobs.think('back', job), patient).not.toBe('instead');
  await worker.close();
  await jobs.close();
});
