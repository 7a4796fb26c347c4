import { isLevel } from '@fathom/bots';
import type { Seat } from '@fathom/kernel';
import type { Table } from '@fathom/table';
import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { openBotWorkers } from './bots/botWorkers.ts';
import { memoryBus } from './bus/memory.ts';
import { steadyClock } from './base/clock.ts';
import { lockData, type DataLock } from './journal/lock.ts';
import { openSqlite } from './journal/sqlite.ts';
import { Lobby } from './lobby/lobby.ts';
import type { Settings } from './base/settings.ts';
import { Audience } from './table/audience.ts';
import { TableRegistry } from './table/tableRegistry.ts';
import { isWebhook } from './webhook/guard.ts';
import { openWebhookSender, type WebhookSender } from './webhook/sender.ts';
import { buildApp } from './wire/app.ts';
import { openMetrics } from './wire/metrics.ts';
import type { ServerContext } from './table/context.ts';

export interface Server {
  /** Where it listens. */
  readonly port: number;
  readonly registry: TableRegistry;
  /** Answers open requests, writes what is queued, and stops. */
  close(): Promise<void>;
}

/** How often the registry looks for due tables, and how often the journal's log is checkpointed. */
const WAKE_EVERY = 250;
const CHECKPOINT_EVERY = 60_000;

const machineClock = (): (() => number) =>
  steadyClock(
    () => Date.now(),
    () => performance.now(),
  );

/** The sources of time and randomness; tests pass their own. */
export type Sources = Pick<ServerContext, 'now' | 'secret'>;

const ofMachine = (): Sources => ({ now: machineClock(), secret: (bytes) => randomBytes(bytes).toString('hex') });

/** Assembles the whole server. */
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
  const botWorkers = openBotWorkers(settings.botThreads, settings.botBudget);
  const sender = openWebhookSender(settings.webhooks, (outcome) => metrics.called(outcome));
  const context: ServerContext = {
    journal,
    bus: memoryBus(),
    botWorkers,
    meter: metrics,
    ...sources,
    pause: (most) => setTimeout(Math.min(settings.settlePause, most), undefined, { ref: false }),
    isLevel,
    isWebhook: (url) => isWebhook(url, settings.webhooks),
    report: (error, where) => app.log.error({ err: error, where }, 'internal error'),
    absence: (runner, seat) => audience.absence(runner, seat),
    notify: (table, seat) => notifyAbsent(registry, audience, sender, table, seat),
  };
  const registry = new TableRegistry(context, settings.limits.tables);
  const audience = new Audience(registry);
  const app = await buildApp({ registry, lobby: new Lobby(registry), audience, metrics, settings, page });
  await app.listen({ port: settings.port, host: settings.host });

  const timers = startTimers(registry, audience, journal, settings.idle);
  const address = app.server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : settings.port,
    registry,
    async close() {
      for (const timer of timers) clearInterval(timer);
      await app.close();
      audience.close();
      await registry.close();
      await botWorkers.close();
      await journal.close();
      await context.bus.close();
      lock.release();
    },
  };
}

/** Calls the webhook of a person who is not connected. */
function notifyAbsent(registry: TableRegistry, audience: Audience, sender: WebhookSender, table: Table, seat: Seat): void {
  const { webhook } = table.seats[seat]!;
  const runner = registry.inUse(table.id);
  if (webhook === null || (runner !== null && audience.isPresent(runner, seat))) return;
  sender.call(webhook, { table: table.id, seat, ply: table.play?.state.ply ?? 0 });
}

function startTimers(registry: TableRegistry, audience: Audience, journal: { checkpoint(): void }, idle: number): NodeJS.Timeout[] {
  const wakeDue = (): void => void registry.wakeDue().catch((error: unknown) => registry.context.report(error, 'wakeDue'));
  return [
    setInterval(wakeDue, WAKE_EVERY),
    setInterval(() => journal.checkpoint(), CHECKPOINT_EVERY),
    setInterval(() => registry.sweep(idle, (id) => audience.isWatched(id)), idle / 4),
  ];
}
