import { randomBytes } from 'node:crypto';
import { sharedClock, steadyClock } from './base/clock.ts';
import { aloneInService, SharedService, type Service } from './base/service.ts';
import { openRedis } from './base/redis.ts';
import type { Settings } from './base/settings.ts';
import { memoryBus } from './bus/memory.ts';
import type { Bus } from './bus/port.ts';
import { redisBus } from './bus/redis.ts';
import { lockData } from './journal/lock.ts';
import type { Journal } from './journal/port.ts';
import { openPostgres } from './journal/postgres/journal.ts';
import { openSqlite } from './journal/sqlite.ts';
import { noOthers, type SharedPresence } from './presence/port.ts';
import { RedisPresence } from './presence/redis.ts';
import { redisCounter, type SharedCounter } from './wire/rates.ts';

/** What a server stands on: one file and nothing else, or a database and Redis that it shares with other processes. */
export interface Backends {
  readonly journal: Journal;
  readonly bus: Bus;
  readonly presence: SharedPresence;
  readonly counter: SharedCounter | null;
  readonly now: () => number;
  readonly service: Service;
  /** Do other processes write to the same journal? */
  readonly isShared: boolean;
  /** Called from time to time. */
  readonly maintain: () => void;
  close(): Promise<void>;
}

export interface BackendHooks {
  readonly onTransaction: (commits: number, milliseconds: number) => void;
  readonly onError: (error: unknown, where: string) => void;
  /** The clock of a test. */
  readonly now?: (() => number) | undefined;
}

type Store = Pick<Backends, 'journal' | 'now' | 'service' | 'maintain'> & { readonly release: () => void };

export async function openBackends(settings: Settings, hooks: BackendHooks): Promise<Backends> {
  const process = randomBytes(6).toString('hex');
  const store = settings.database === null ? await openFile(settings.data, hooks) : await openServer(settings.database, process, hooks);
  try {
    const { bus, presence, counter } = settings.redis === null ? alone() : await connect(settings.redis, process, store.now, hooks);
    return {
      ...store,
      bus,
      presence,
      counter,
      isShared: settings.database !== null,
      async close() {
        presence.close();
        await store.journal.close();
        await bus.close();
        store.release();
      },
    };
  } catch (error) {
    await store.journal.close();
    store.release();
    throw error;
  }
}

async function openFile(file: string, { onTransaction, now }: BackendHooks): Promise<Store> {
  const lock = await lockData(file);
  try {
    const journal = await openSqlite(file, { onTransaction });
    const clock = steadyClock(
      () => Date.now(),
      () => performance.now(),
    );
    return { journal, now: now ?? clock, service: aloneInService, maintain: () => journal.checkpoint(), release: () => lock.release() };
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function openServer(url: string, process: string, { onTransaction, onError, now }: BackendHooks): Promise<Store> {
  const journal = await openPostgres(url, process, { onTransaction });
  const clock = await sharedClock(
    () => journal.time(),
    () => performance.now(),
  );
  const maintain = (): void => void clock.sync().catch((error: unknown) => onError(error, 'clock'));
  const time = now ?? clock.now;
  const service = new SharedService((...beat) => journal.beat(...beat), time);
  return { journal, now: time, service, maintain, release: () => {} };
}

type Connected = Pick<Backends, 'bus' | 'presence' | 'counter'>;

const alone = (): Connected => ({ bus: memoryBus(), presence: noOthers, counter: null });

async function connect(url: string, process: string, now: () => number, { onError }: BackendHooks): Promise<Connected> {
  const report = (error: unknown): void => onError(error, 'redis');
  const sender = await openRedis(url, report);
  const receiver = await openRedis(url, report);
  return { bus: redisBus(sender, receiver), presence: new RedisPresence(sender, process, now), counter: redisCounter(sender) };
}
