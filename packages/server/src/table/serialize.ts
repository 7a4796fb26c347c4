import { invariant } from '@fathom/kernel';
import type { Commit, JournalEntry, Journal, Listed } from '../journal/port.ts';
import {
  type Change,
  clampToNow,
  type NumberedEvent,
  type Opened,
  phaseOf,
  readStored,
  type Rules,
  storedOf,
  type StoredTable,
  summaryOf,
  type Table,
  type TableSummary,
  wakeAt,
} from '@fathom/table';
import { rulesOf } from '../base/games.ts';

/* How a table is written to the journal and read again. */

/** A change as the journal writes it; `before` is null for a new table. */
export function commitOf({ before, table, after, events, forgotten, at }: NewOrChanged, rules: Rules): Commit {
  const { play } = table;
  return {
    id: table.id,
    after,
    entries: events.map(entryOf),
    forgotten,
    facts: { listed: table.listed, over: phaseOf(table) === 'over', touched: at, wake: wakeAt(table, at, rules) },
    keys: before === null || before.seats.some((place, seat) => place.keys !== table.seats[seat]!.keys) ? keysOf(table) : [],
    body: JSON.stringify(storedOf(table)),
    save: play === null ? null : rules.save(play.state, play.hash),
  };
}

type NewOrChanged = Omit<Change, 'before'> & { readonly before: Table | null };

function entryOf({ seq, at, ...event }: NumberedEvent): JournalEntry {
  return { seq, at, body: JSON.stringify(event) };
}

export const eventIn = ({ seq, at, body }: JournalEntry): NumberedEvent => ({ ...(JSON.parse(body) as NumberedEvent), seq, at });

const keysOf = ({ seats }: Table): string[] => seats.flatMap(({ keys, recovery }) => [...keys, ...(recovery === null ? [] : [recovery])]);

/** The readable tables of a list: one that cannot be read is reported and left out. */
export function readable(
  found: readonly Listed[],
  report: (error: unknown) => void,
): { readonly kept: StoredTable; readonly touched: number }[] {
  return found.flatMap(({ body, touched }) => {
    try {
      return [{ kept: readStored(body), touched }];
    } catch (error) {
      report(error);
      return [];
    }
  });
}

/** A table from the journal, with its game under today's rules. */
export async function openTable(journal: Journal, id: string, now: number): Promise<(Opened & { readonly rules: Rules }) | null> {
  const stored = await journal.load(id);
  if (stored === null) return null;
  const written = readStored(stored.body);
  const kept = written.times === null ? written : { ...written, times: clampToNow(written.times, now) };
  const rules = rulesOf(kept.game);
  invariant(rules !== null, `the game ${kept.game} is listed`);
  if (kept.play === null) return { table: { ...kept, play: null }, seq: stored.seq, rules };
  const state = rules.load(stored.save!);
  invariant(state.ok, 'a stored state can be read');
  return { table: { ...kept, play: { ...kept.play, settled: kept.play.settled ?? [], state: state.value } }, seq: stored.seq, rules };
}

/** A summary of each table of a journal, the latest first. */
export const tableSummaries = async (journal: Journal, most: number): Promise<TableSummary[]> =>
  readable(await journal.list({ kind: 'all' }, most), () => {}).map(({ kept, touched }) => summaryOf(kept, touched, null));
