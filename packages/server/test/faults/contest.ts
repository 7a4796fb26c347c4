import { below } from '@fathom/kernel';
import type { ClockPlan, NewTable } from '@fathom/wire';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Journal } from '../../src/journal/port.ts';
import { historyOf, readLogOf } from '../../src/table/history.ts';
import { storedOf } from '@fathom/table';
import { Device } from '../kit.ts';
import { Contestant, type Arena } from './contestant.ts';
import type { FinalTable } from './history.ts';

/** A bank that nobody uses up, without an increment: what is missing from it at the end was charged. */
const clock: ClockPlan = { pace: { kind: 'bank', bank: 36_000_000, increment: 0 }, atZero: 'move', level: 'greedy' };

/** All games; some with bots that search, some with clocks. */
const kinds: readonly Partial<NewTable>[] = [
  { game: 'abyss', seats: ['me', 'open'], plan: clock },
  { game: 'conspiracy', seats: ['me', 'ismcts-50', 'open'], plan: clock },
  { game: 'waterdeep', seats: ['me', 'open'] },
  { game: 'conspiracy', seats: ['me', 'ismcts-50', 'ismcts-50'] },
  { game: 'waterdeep', seats: ['me', 'open', 'ismcts-50'], plan: clock },
  { game: 'abyss', seats: ['me', 'open', 'open'] },
  { game: 'conspiracy', seats: ['me', 'open'], plan: clock },
];
/** The shortest game between two people. */
export const SHORT = kinds.length - 1;

/** Tables that are played one after another, each to its end, until told to stop. Returns their IDs. */
export async function playTables(arena: Arena, kind: number, isLast: () => boolean): Promise<string[]> {
  const tables: string[] = [];
  do {
    const { table, contestants } = await sitDown(arena, kinds[kind % kinds.length]!);
    tables.push(table);
    await Promise.all(contestants.map((contestant) => contestant.play()));
  } while (!isLast());
  return tables;
}

/** People take the open seats. If a server fails meanwhile, another table is tried; the first one stays empty. */
async function sitDown(arena: Arena, kind: Partial<NewTable>): Promise<{ table: string; contestants: Contestant[] }> {
  for (;;) {
    try {
      const host = new Device(anyUrl(arena));
      const { table } = await host.create(kind);
      const people = [{ device: host, seat: 0 }];
      for (const [seat, holder] of kind.seats!.entries()) {
        if (holder !== 'open') continue;
        const device = new Device(anyUrl(arena));
        await device.sit(table, seat, `Friend ${seat}`);
        people.push({ device, seat });
      }
      return { table, contestants: people.map(({ device, seat }) => new Contestant(arena, table, seat, device.cookie)) };
    } catch {
      await sleep(100);
    }
  }
}

const anyUrl = ({ rng, urls }: Arena): string => urls[below(rng, urls.length)]!;

/** These tables as the journal has them. */
export const finalTables = (journal: Journal, tables: readonly string[]): Promise<FinalTable[]> =>
  Promise.all(
    tables.map(async (table) => {
      const stored = (await readLogOf(journal, table))!;
      return { stored: storedOf(stored.table), events: historyOf(stored).events, state: stored.table.play?.state ?? null };
    }),
  );
