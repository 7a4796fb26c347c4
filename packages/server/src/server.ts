import { isBot } from '@fathom/bots';
import type { Seat } from '@fathom/kernel';
import type { Table } from '@fathom/table';
import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import type { Journal } from './journal/port.ts';
import { openJobs } from './jobs/open.ts';
import { openBackends, type Backends } from './backends.ts';
import { Lobby } from './lobby/lobby.ts';
import { rarely } from './base/rarely.ts';
import type { Settings } from './base/settings.ts';
import { Audience } from './table/audience.ts';
import { TableRegistry } from './table/tableRegistry.ts';
import { isWebhook } from './webhook/guard.ts';
import { buildApp } from './wire/app.ts';
import { openMetrics, type Metrics } from './wire/metrics.ts';
import type { ServerContext } from './table/context.ts';

export interface Server {
  /** Where it listens. */
  readonly port: number;
  readonly registry: TableRegistry;
  /** Answers open requests, writes what is queued, and stops. */
  close(): Promise<void>;
}

/** How often the registry looks for due tables, how often for what notices did not tell, and how often the backends are maintained. */
const WAKE_EVERY = 250;
const LOOK_EVERY = 2000;
const MAINTAIN_EVERY = 60_000;

/** The sources of time and randomness; tests pass their own. */
export type Sources = Pick<ServerContext, 'now' | 'secret'>;

/** Assembles the whole server. */
export async function startServer(settings: Settings, page: string | null, sources: Partial<Sources> = {}): Promise<Server> {
  const metrics = openMetrics();
  const backends = await openBackends(settings, {
    onTransaction: (commits, ms) => metrics.transaction(commits, ms),
    onError: (error, where) => metrics.failed(error, where),
    now: sources.now,
  });
  try {
    const { secret = (bytes): string => randomBytes(bytes).toString('hex') } = sources;
    return await startOn({ backends, metrics, settings, page, secret });
  } catch (error) {
    await backends.close();
    throw error;
  }
}

interface Assembly {
  readonly backends: Backends;
  readonly metrics: Metrics;
  readonly settings: Settings;
  readonly page: string | null;
  readonly secret: Sources['secret'];
}

async function startOn({ backends, metrics, settings, page, secret }: Assembly): Promise<Server> {
  const jobs = openJobs(settings, metrics);
  const context: ServerContext = {
    ...contextOn(backends, settings),
    jobs,
    meter: metrics,
    secret,
    mayBeOutdated: (table) => backends.isShared && !audience.isWatched(table),
    report: rarely((error, where, times) => app.log.error({ err: error, where, times }, 'internal error')),
    absence: (runner, seat) => audience.absence(runner, seat),
    notify: (table, seat) => notifyAbsent(context, audience, table, seat),
  };
  let isDraining = false;
  const isReady = async (): Promise<boolean> => !isDraining && (await reaches(backends.journal));
  const { presence, counter } = backends;
  const registry = new TableRegistry(context, settings.limits.tables);
  const audience = new Audience(registry, presence);
  const app = await buildApp({ registry, lobby: new Lobby(registry), audience, metrics, counter, settings, page, isReady });
  await app.listen({ port: settings.port, host: settings.host });

  const timers = startTimers(registry, audience, backends, settings.idle);
  return {
    port: portOf(app.server.address()) ?? settings.port,
    registry,
    async close() {
      isDraining = true;
      await setTimeout(settings.drain);
      for (const timer of timers) clearInterval(timer);
      await app.close();
      audience.close();
      await registry.close();
      await Promise.all([backends.close(), jobs.close()]);
    },
  };
}

const portOf = (address: string | AddressInfo | null): number | null => (typeof address === 'object' ? (address?.port ?? null) : null);

const contextOn = (
  { journal, bus, service, now }: Backends,
  { settlePause, webhooks }: Settings,
): Pick<ServerContext, 'journal' | 'bus' | 'service' | 'now' | 'pause' | 'isLevel' | 'isWebhook'> => ({
  journal,
  bus,
  service,
  now,
  pause: (most) => setTimeout(Math.min(settlePause, most), undefined, { ref: false }),
  isLevel: isBot,
  isWebhook: (url) => isWebhook(url, webhooks),
});

const REACH_TIMEOUT = 2000;

const reaches = (journal: Journal): Promise<boolean> =>
  Promise.race([
    journal.seqs([]).then(
      () => true,
      () => false,
    ),
    setTimeout(REACH_TIMEOUT, false, { ref: false }),
  ]);

/** Calls the webhook of a person who is not connected anywhere. */
function notifyAbsent({ jobs, report }: ServerContext, audience: Audience, table: Table, seat: Seat): void {
  const { webhook } = table.seats[seat]!;
  if (webhook === null) return;
  const ply = table.play?.state.ply ?? 0;
  audience.isPresentAnywhere(table.id, seat).then(
    (isPresent) => isPresent || jobs.call(`${table.id}/${ply}/${seat}`, webhook, { table: table.id, seat, ply }),
    (error: unknown) => report(error, 'notify'),
  );
}

function startTimers(registry: TableRegistry, audience: Audience, { isShared, maintain }: Backends, idle: number): NodeJS.Timeout[] {
  const { report } = registry.context;
  const wakeDue = (): void => void registry.wakeDue().catch((error: unknown) => report(error, 'wakeDue'));
  const look = (): void => void audience.lookForMissed().catch((error: unknown) => report(error, 'lookForMissed'));
  return [
    setInterval(wakeDue, WAKE_EVERY),
    setInterval(maintain, MAINTAIN_EVERY),
    ...(isShared ? [setInterval(look, LOOK_EVERY)] : []),
    setInterval(() => registry.sweep(idle, (id) => audience.isWatched(id)), idle / 4),
  ];
}
