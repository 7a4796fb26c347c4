import { invariant } from '@fathom/kernel';
import type { Commit, Journal, Listed, Stored } from '../journal/port.ts';
import {
  type Change,
  clampToNow,
  emptyLog,
  type LogText,
  type NumberedEvent,
  type Opened,
  phaseOf,
  readLog,
  readStored,
  type Rules,
  storedOf,
  type StoredTable,
  summaryOf,
  type Table,
  type TableSummary,
  wakeAt,
  withLine,
} from '@fathom/table';
import { rulesOf } from '../base/games.ts';

/*
 * How a table is written to the journal and read again. Its log is in its body, so that a move writes one row. What would make the
 * body long is in entries: lines of chat, each in its own, because old ones are dropped, and earlier parts of a long log.
 */

/** A log longer than this becomes an entry, and the body begins a new one: so a move never writes more, however long the table lasts. */
const LONGEST_LOG = 8192;

/** A change as the journal writes it, and the log in the body after it; `before` is null for a new table. */
export function commitOf(
  { before, table, after, events, forgotten, at }: NewOrChanged,
  rules: Rules,
  log: LogText,
  bodies: BodyWriter = new BodyWriter(),
): { readonly commit: Commit; readonly log: LogText } {
  const { play } = table;
  const isReplayable = play === null || play.version === rules.version;
  const written = events.filter(({ kind }) => kind !== 'said').reduce((text, event) => withLine(text, event, isReplayable), log);
  const chat = events.filter(({ kind }) => kind === 'said').map(entryOf);
  const isLong = written.text.length > LONGEST_LOG;
  const left = isLong ? emptyLog : written;
  const commit: Commit = {
    id: table.id,
    after,
    seq: after + events.length,
    entries: isLong ? [...chat, { seq: written.seq, at: written.at, body: written.text }] : chat,
    forgotten,
    facts: { listed: table.listed, over: phaseOf(table) === 'over', touched: at, wake: wakeAt(table, at, rules) },
    keys: before === null || before.seats.some((place, seat) => place.keys !== table.seats[seat]!.keys) ? keysOf(table) : [],
    body: bodies.write(storedOf(table), left.text),
    save: play === null ? null : rules.save(play.state, play.hash),
  };
  return { commit, log: left };
}

/** Writes the bodies of one table. What is still the same object as last time is not written again: a move changes one seat and the play. */
export class BodyWriter {
  private readonly parts = new Map<string, { readonly value: unknown; readonly text: string }>();

  write(table: StoredTable, log: string): string {
    let text = '';
    for (const [name, value] of Object.entries(table))
      text += `"${name}":${name === 'seats' ? this.list(name, table.seats) : this.part(name, value)},`;
    return `{${text}"log":${JSON.stringify(log)}}`;
  }

  private list(name: string, values: readonly unknown[]): string {
    return `[${values.map((value, i) => this.part(`${name} ${i}`, value)).join()}]`;
  }

  private part(name: string, value: unknown): string {
    if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null);
    const known = this.parts.get(name);
    if (known?.value === value) return known.text;
    const text = JSON.stringify(value);
    this.parts.set(name, { value, text });
    return text;
  }
}

type NewOrChanged = Omit<Change, 'before'> & { readonly before: Table | null };

const entryOf = ({ seq, at, ...event }: NumberedEvent): Commit['entries'][number] => ({ seq, at, body: JSON.stringify(event) });

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

/** A table with the log that its body holds. */
export interface OpenedTable extends Opened {
  readonly rules: Rules;
  readonly log: LogText;
}

/** A table from the journal, with its game under today's rules. */
export async function openTable(journal: Journal, id: string, now: number): Promise<OpenedTable | null> {
  const stored = await journal.load(id);
  return stored === null ? null : openStored(stored, now);
}

export function openStored({ seq, body, save }: Stored, now: number): OpenedTable {
  const { log: text = '', ...written } = readStored(body);
  const last = text === '' ? undefined : readLog(text).at(-1);
  const log = last === undefined ? emptyLog : { text, seq: last.seq, at: last.at };
  const kept = written.times === null ? written : { ...written, times: clampToNow(written.times, now) };
  const rules = rulesOf(kept.game);
  invariant(rules !== null, `the game ${kept.game} is listed`);
  if (kept.play === null) return { table: { ...kept, play: null }, seq, rules, log };
  const state = rules.load(save!);
  invariant(state.ok, 'a stored state can be read');
  return { table: { ...kept, play: { ...kept.play, settled: kept.play.settled ?? [], state: state.value } }, seq, rules, log };
}

/** A summary of each table of a journal, the latest first. */
export const tableSummaries = async (journal: Journal, most: number): Promise<TableSummary[]> =>
  readable(await journal.list({ kind: 'all' }, most), () => {}).map(({ kept, touched }) => summaryOf(kept, touched, null));
