import type { Journal, JournalEntry } from '../journal/port.ts';
import { type LoggedEvent, type NumberedEvent, readLog, replayedLog, seedOf, type TableRunner } from '@fathom/table';
import { openStored, type OpenedTable } from './serialize.ts';

/** So many entries are read at once. */
const PART = 1000;
/** So many tables whose whole history was asked for lately stay in memory. */
const MOST_KEPT = 64;

/** A stored table, and its log as far as it was logged. */
export interface StoredLog extends OpenedTable {
  readonly logged: readonly LoggedEvent[];
}

/** A table with its whole log as it is stored; null if there is no such table. */
export async function readLogOf(journal: Journal, id: string): Promise<StoredLog | null> {
  const stored = await journal.load(id); // first: what moves from the body into an entry meanwhile is then found twice, not never
  if (stored === null) return null;
  const opened = openStored(stored, 0);
  const rows = (await allEntries(journal, id)).flatMap(loggedIn);
  const kept = opened.log.text === '' ? [] : readLog(opened.log.text);
  const bySeq = new Map([...rows, ...kept].filter(({ seq }) => seq <= stored.seq).map((event) => [event.seq, event]));
  return { ...opened, logged: [...bySeq.values()].sort((a, b) => a.seq - b.seq) };
}

async function allEntries(journal: Journal, id: string): Promise<JournalEntry[]> {
  const entries: JournalEntry[] = [];
  for (;;) {
    const part = await journal.entries(id, entries.at(-1)?.seq ?? 0, PART);
    entries.push(...part);
    if (part.length < PART) return entries;
  }
}

/** An entry is a part of a log, or one event: a line of chat, or any event at a table of an earlier release. */
export const loggedIn = ({ seq, at, body }: JournalEntry): LoggedEvent[] =>
  body.startsWith('{') ? [{ ...(JSON.parse(body) as LoggedEvent), seq, at }] : readLog(body);

/** Everything that happened at a table. What was not stored is played again. */
export function historyOf({ table, rules, logged }: StoredLog): ReturnType<typeof replayedLog> {
  const deal = () => rules.begin(table.seats.length, table.options, seedOf(table));
  return replayedLog(logged, { state: null, deal }, table.play?.state ?? null, rules);
}

interface Kept {
  readonly seq: number;
  readonly events: readonly NumberedEvent[];
}

/**
 * What clients have missed that is no longer in memory. A replay takes some milliseconds, so the latest ones are kept and continued:
 * asking again costs nothing.
 */
export class Histories {
  private readonly journal: Journal;
  private readonly report: (error: unknown, where: string) => void;
  private readonly kept = new Map<string, Kept>();
  private readonly reading = new Map<string, Promise<Kept>>();

  constructor(journal: Journal, report: (error: unknown, where: string) => void) {
    this.journal = journal;
    this.report = report;
  }

  /** The events of a table after a number, up to what its runner knows: another process may have written more. */
  async after(runner: TableRunner, seq: number): Promise<readonly NumberedEvent[]> {
    const { events } = this.continued(runner) ?? (await this.readOnce(runner.table.id));
    return events.filter((event) => event.seq > seq && event.seq <= runner.seq);
  }

  /** A history that was read before, with what has happened since. */
  private continued(runner: TableRunner): Kept | null {
    const { id } = runner.table;
    const before = this.kept.get(id);
    const since = before === undefined ? null : before.seq >= runner.seq ? [] : runner.since(before.seq);
    if (before === undefined || since === null) return null;
    return this.keep(id, since.length === 0 ? before : { seq: since.at(-1)!.seq, events: [...before.events, ...since] });
  }

  /** Once for all who ask meanwhile. */
  private readOnce(id: string): Promise<Kept> {
    const reading = this.reading.get(id) ?? this.read(id).finally(() => this.reading.delete(id));
    this.reading.set(id, reading);
    return reading;
  }

  private async read(id: string): Promise<Kept> {
    const stored = await readLogOf(this.journal, id);
    if (stored === null) return { seq: 0, events: [] };
    const { events, isWhole } = historyOf(stored);
    if (!isWhole) this.report(new Error('moves of this table cannot be replayed: they have no events'), `history ${id.slice(0, 6)}`);
    return this.keep(id, { seq: stored.seq, events });
  }

  /** The one that was used longest ago is dropped. */
  private keep(id: string, kept: Kept): Kept {
    this.kept.delete(id);
    this.kept.set(id, kept);
    if (this.kept.size > MOST_KEPT) this.kept.delete(this.kept.keys().next().value!);
    return kept;
  }
}
