import { soakRound } from '@fathom/kernel/testing';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startPostgres, startRedis, type Postgres, type Service } from '../../../../scripts/services.mjs';
import { rulesOf } from '../../src/base/games.ts';
import type { Commit } from '../../src/journal/port.ts';
import type { PostgresJournal } from '../../src/journal/postgres/journal.ts';
import { newDatabase } from '../databases.ts';
import { testServer } from '../kit.ts';
import { check } from './checker.ts';
import { finalTables, playTables, SHORT } from './contest.ts';
import { newArena, type Arena } from './contestant.ts';
import type { Violation } from './history.ts';

/* The checker notices servers with a broken journal. */

type Breakage = (journal: PostgresJournal) => PostgresJournal['append'];
const built = vi.hoisted(() => ({ append: null as Breakage | null }));

vi.mock('../../src/journal/postgres/journal.ts', async (importOriginal) => {
  const original = await importOriginal<{ openPostgres: (...args: unknown[]) => Promise<PostgresJournal> }>();
  return {
    ...original,
    async openPostgres(...args: unknown[]) {
      const journal = await original.openPostgres(...args);
      if (built.append !== null)
        journal.append = built.append({ append: journal.append.bind(journal), seqs: journal.seqs.bind(journal) } as PostgresJournal);
      return journal;
    },
  };
});

/** Says that it is written before it is, except for a new table. */
const tooEarly: Breakage = (journal) => (commit) => {
  if (commit.after === 0) return journal.append(commit);
  journal.append(commit).catch(() => {});
  return Promise.resolve(true);
};

/** Writes whatever others have written since the table was read. */
const unconditional: Breakage = (journal) => async (commit) => {
  const last = (await journal.seqs([commit.id])).get(commit.id) ?? 0;
  return journal.append(renumbered(commit, last));
};

const renumbered = (commit: Commit, after: number): Commit => ({
  ...commit,
  after,
  entries: commit.entries.map((entry, i) => ({ ...entry, seq: after + 1 + i })),
});

let postgres: Postgres;
let redis: Service;
beforeAll(async () => {
  [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
});
afterAll(() => Promise.all([postgres.remove(), redis.remove()]));

interface Fault {
  readonly happen: (arena: Arena) => Promise<void>;
  /** Where people sit: at one server, a table is spoilt by the fault alone. */
  readonly serverFor: Arena['serverFor'];
}

/** Two servers with a broken journal, and games at them until a fault is over. They may never end: nobody waits for them. */
async function violationsOf(append: Breakage | null, fault: Fault): Promise<Violation['kind'][]> {
  built.append = append;
  const database = await newDatabase(postgres.url);
  const servers = [await testServer({ database, redis: redis.url }), await testServer({ database, redis: redis.url })];
  const arena = newArena(
    'broken',
    servers.map(({ url }) => url),
    fault.serverFor,
  );
  const games = [1, 2, 3].map(() => playTables(arena, SHORT, () => true));
  await fault.happen(arena);
  while (!(await fetch(`${servers[0]!.url}/readyz`)).ok) await sleep(5);
  const journal = servers[0]!.registry.context.journal;
  if (append === null) await Promise.all(games);
  const final = await finalTables(journal, [...arena.progress.keys()]);
  const history = { sent: [...arena.sent.values()], received: arena.received, outages: [] };
  const violations = check(history, final, { rulesOf, tolerance: { table: 1000, outage: 5000 } });
  for (const contestant of arena.contestants) contestant.client.close();
  for (const server of servers) await server.remove();
  return [...new Set(violations.map(({ kind }) => kind))];
}

/** Whether two servers write at the same moment, or one of them just when its database stops, is chance: it is tried until it happens. */
async function untilNoticed(append: Breakage, fault: Fault, kinds: readonly Violation['kind'][]): Promise<void> {
  while (!(await violationsOf(append, fault)).some((kind) => kinds.includes(kind))) continue;
}

/** A game that a broken journal has spoilt goes no further: nobody waits for it for ever. */
async function soon(isTrue: () => boolean): Promise<void> {
  for (let waits = 0; !isTrue() && waits < 1000; waits++) await sleep(5);
}

const acknowledged = ({ sent }: Arena): number => [...sent.values()].filter(({ answer }) => answer === 'done').length;

/** The database stops, and servers without it go on for a moment. */
const crash: Fault = {
  async happen(arena) {
    await soon(() => acknowledged(arena) >= 40);
    await postgres.stop('SIGQUIT');
    const before = acknowledged(arena);
    if (built.append !== null) await soon(() => acknowledged(arena) > before);
    await postgres.start();
  },
  serverFor: () => 0,
};

/** Everybody talks while the others move: their servers write at the same time. Nobody waits for an answer: it may never come. */
const talk: Fault = {
  async happen({ contestants }) {
    await soon(() => contestants.length >= 6);
    for (let line = 0; line < 20; line++) {
      for (const [i, { client }] of contestants.entries()) void client.do({ type: 'say', text: `Line ${line} of ${i}` });
      await sleep(20);
    }
  },
  serverFor: (seat) => seat,
};

test('a journal that acknowledges before the commit loses moves', () => untilNoticed(tooEarly, crash, ['lost']));

test('a journal that writes over what others wrote doubles moves, or cannot be replayed', () =>
  untilNoticed(unconditional, talk, ['doubled', 'replay', 'order', 'lost']));

test('the right one passes the same', async () => {
  /** The usual run has both in the same games. */
  const both: Fault = { happen: async (arena) => (await crash.happen(arena), talk.happen(arena)), serverFor: talk.serverFor };
  for (const fault of soakRound(process.env) === null ? [both] : [crash, talk]) expect(await violationsOf(null, fault)).toEqual([]);
});
