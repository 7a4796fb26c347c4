import { isLevel } from '@fathom/bots';
import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { openBotWorkers } from './bots/botWorkers.ts';
import { memoryBus } from './bus/memory.ts';
import { steadyClock } from './clock.ts';
import { lockData, type DataLock } from './journal/lock.ts';
import { openSqlite } from './journal/sqlite.ts';
import { Lobby } from './lobby/lobby.ts';
import type { Settings } from './settings.ts';
import { Audience } from './table/audience.ts';
import { TableRegistry } from './table/tableRegistry.ts';
import { isWebhook } from './webhook/guard.ts';
import { openWebhookSender } from './webhook/sender.ts';
import { buildApp } from './wire/app.ts';
import { openMetrics } from './wire/metrics.ts';
import type { ServerContext } from './context.ts';

export interface Server {
  /** Where it listens. */
  readonly port: number;
  readonly registry: TableRegistry;
  /** Answers what is being asked, writes what is to be written, and stops. */
  close(): Promise<void>;
}

const LOOK_ROUND = 250;
/** How often the log of the journal is folded into its file. */
const FOLD = 60_000;

const machineClock = (): (() => number) =>
  steadyClock(
    () => Date.now(),
    () => performance.now(),
  );

/** Where a server gets the time and its secrets from; tests bring their own. */
export type Sources = Pick<ServerContext, 'now' | 'secret'>;

const ofMachine = (): Sources => ({ now: machineClock(), secret: (bytes) => randomBytes(bytes).toString('hex') });

/** The whole server, wired. */
export async function startServer(settings: Settings, page: string | null, sources: Partial<Sources> = {}): Promise<Server> {
  const lock = await lockData(settings.data);
  try {
    return await startLocked(settings, page, { ...ofMachine(), ...sources }, lock);
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function startLocked(settings: Settings, page: string | null, sources: Sources, lock: DataLock): Promise<Server> {
  const metrics = openMetrics();
  const journal = await openSqlite(settings.data, { onTransaction: (commits, ms) => metrics.transaction(commits, ms) });
  const thinker = openBotWorkers(settings.botThreads, settings.botBudget);
  const sender = openWebhookSender(settings.webhooks, (outcome) => metrics.called(outcome));
  const world: ServerContext = {
    journal,
    bus: memoryBus(),
    thinker,
    meter: metrics,
    ...sources,
    pause: (most) => setTimeout(Math.min(settings.settlePause, most), undefined, { ref: false }),
    isLevel,
    isWebhook: (url) => isWebhook(url, settings.webhooks),
    report: (error, where) => app.log.error({ err: error, where }, 'something went wrong in the registry'),
    absence: (runner, seat) => audience.absence(runner, seat),
    summon(table, seat) {
      const { webhook } = table.seats[seat]!;
      const runner = registry.inUse(table.id);
      if (webhook === null || (runner !== null && audience.isPresent(runner, seat))) return;
      sender.call(webhook, { table: table.id, seat, ply: table.play?.state.ply ?? 0 });
    },
  };
  const registry = new TableRegistry(world, settings.limits.tables);
  const audience = new Audience(registry);
  const app = await buildApp({ registry, lobby: new Lobby(registry), audience, metrics, settings, page });
  await app.listen({ port: settings.port, host: settings.host });

  const tend = (): void => void registry.tend().catch((error: unknown) => world.report(error, 'tend'));
  const timers = [
    setInterval(tend, LOOK_ROUND),
    setInterval(() => journal.checkpoint(), FOLD),
    setInterval(() => registry.sweep(settings.idle, (id) => audience.isWatched(id)), settings.idle / 4),
  ];
  const address = app.server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : settings.port,
    registry,
    async close() {
      for (const timer of timers) clearInterval(timer);
      await app.close();
      audience.close();
      await registry.close();
      await thinker.close();
      await journal.close();
      await world.bus.close();
      lock.release();
    },
  };
}
