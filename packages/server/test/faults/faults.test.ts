import { rngFrom, type Rng } from '@fathom/kernel';
import { soakRound, tally } from '@fathom/kernel/testing';
import { expect, test } from 'vitest';
import { rulesOf } from '../../src/base/games.ts';
import { openPostgres } from '../../src/journal/postgres/journal.ts';
import { patient } from '../kit.ts';
import { check } from './checker.ts';
import { Cluster } from './cluster.ts';
import { finalTables, playTables } from './contest.ts';
import { newArena, type Arena } from './contestant.ts';
import { schedule, strike } from './faults.ts';
import type { Outage, Violation } from './history.ts';
import { Recoveries } from './recoveries.ts';

/* Three servers, two workers, two databases and Redis fail in turn while games are played; then the histories are checked. */

const round = soakRound(process.env);
const FAULTS = Number(process.env['FATHOM_FAULTS'] ?? (round === null ? 4 : 200));
const VERBOSE = process.env['FATHOM_FAULTS_LOG'] !== undefined;
const TABLES = round === null ? 2 : 7;

/**
 * Service that is gone for less than three seconds is not noticed, and the beats that show it come every second. Readings of the
 * database's clock differ by less than half a second.
 */
const tolerance = { table: 1000, outage: 5000 };

interface Result {
  readonly violations: readonly Violation[];
  readonly outages: readonly Outage[];
  readonly commands: number;
  readonly tables: number;
}

async function run(seed: string, recoveries: Recoveries): Promise<Result> {
  const rng = rngFrom(seed);
  const cluster = await Cluster.start();
  try {
    const arena = newArena(
      `${seed}, clients`,
      cluster.machines.map(({ url }) => url),
    );
    let isLast = false;
    const games = Promise.all(Array.from({ length: TABLES }, (_, kind) => playTables(arena, kind, () => isLast)));
    const outages = await strikeAll(cluster, arena, rng, recoveries);
    isLast = true;
    const tables = (await games).flat();
    const journal = await openPostgres(cluster.database, 'checker');
    const final = await finalTables(journal, tables);
    await journal.close();
    const sent = [...arena.sent.values()];
    const violations = check({ sent, received: arena.received, outages }, final, { rulesOf, tolerance });
    return { violations, outages, tables: tables.length, commands: sent.filter(({ answer }) => answer === 'done').length };
  } finally {
    await cluster.remove();
  }
}

async function strikeAll(cluster: Cluster, arena: Arena, rng: Rng, recoveries: Recoveries): Promise<Outage[]> {
  const outages: Outage[] = [];
  await expect.poll(() => arena.progress.size, patient).toBe(TABLES);
  for (const names of schedule(rng, FAULTS)) {
    recoveries.begin(arena);
    const struck = await Promise.all(names.map((name) => strike(cluster, name, rng)));
    const found = struck.filter((outage) => outage !== null);
    outages.push(...found);
    expect(cluster.machines.filter(({ process: server }) => server.hasEnded)).toEqual([]); // only we end servers
    await recoveries.settle(arena, names.join(' and '));
    if (found.length > 0) await cluster.databases.repair();
    if (VERBOSE) console.log(names.join(' and '), found);
  }
  return outages;
}

test(`${FAULTS} faults while games are played: nothing is lost, doubled, out of order, unfairly charged or shown to the wrong seat`, async ({
  task,
}) => {
  const recoveries = new Recoveries();
  const { violations, commands, tables } = await run(round === null ? 'faults' : `faults, round ${round}`, recoveries);
  recoveries.print();
  expect(violations).toEqual([]);
  tally(task, { faults: FAULTS, commands, tables });
});
