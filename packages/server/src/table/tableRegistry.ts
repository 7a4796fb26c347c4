import type { Due } from '../journal/port.ts';
import type { ServerContext } from './context.ts';
import { commitOf, openTable } from './serialize.ts';
import { rulesOf } from '../base/games.ts';
import { environmentFor } from './environment.ts';
import { decide, emptyLog, Retries, TableRunner, type Table } from '@fathom/table';

/** So many due tables are read at once. */
const ROUND = 1000;

interface Loaded {
  readonly runner: Promise<TableRunner | null>;
  /** The runner, once it is loaded. */
  current: TableRunner | null;
  used: number;
}

/** All tables that are in use. The others are only in the journal and use no memory. */
export class TableRegistry {
  readonly context: ServerContext;
  private readonly loaded = new Map<string, Loaded>();
  private readonly retries: Retries;
  private waking: Promise<void> | null = null;
  private closed = false;
  private wasAway = false;
  private readonly mostTables: number;
  private tables: Promise<number> | null = null;
  private created = 0;

  constructor(context: ServerContext, mostTables = Infinity) {
    this.context = context;
    this.mostTables = mostTables;
    this.retries = new Retries(context.now);
  }

  /** The runner of a table, loaded if necessary; null if there is no such table. */
  async at(id: string): Promise<TableRunner | null> {
    const entry = this.loaded.get(id) ?? this.open(id);
    entry.used = this.context.now();
    if (entry.current !== null && this.context.mayBeOutdated(id)) await entry.current.refresh();
    return entry.runner;
  }

  /** The runner of a table that is already in memory. */
  inUse(id: string): TableRunner | null {
    return this.loaded.get(id)?.current ?? null;
  }

  get tablesInUse(): number {
    return this.loaded.size;
  }

  /** Has the file reached its limit of tables? Counted once, and incremented with each new table. */
  async isFull(): Promise<boolean> {
    this.tables ??= this.context.journal.count();
    return (await this.tables) + this.created >= this.mostTables;
  }

  /** Stores a new table. */
  async create(table: Table): Promise<void> {
    const now = this.context.now();
    const { commit } = commitOf(
      { before: null, table, after: 0, events: [{ kind: 'created', seq: 1, at: now }], forgotten: [], at: now },
      rulesOf(table.game)!,
      emptyLog,
    );
    this.created++; // at once: many may be created together
    try {
      if (!(await this.context.journal.append(commit))) throw new Error('the ID of a new table is already in use');
    } catch (error) {
      this.created--;
      throw error;
    }
  }

  /** Wakes the tables with due actions. One that fails is logged, retried ever more rarely, and stops no other. */
  wakeDue(): Promise<void> {
    this.waking ??= this.wakeAll().finally(() => (this.waking = null));
    return this.waking;
  }

  private async wakeAll(): Promise<void> {
    const { journal, now } = this.context;
    await this.beat();
    const at = now();
    let due: readonly Due[] = [];
    do {
      due = await journal.due(at, ROUND, due.at(-1));
      for (const { id } of due) await this.wake(id);
    } while (due.length === ROUND && !this.closed);
  }

  /** While the journal is away everything fails. When it is back, nothing waits any longer because of that. */
  private async beat(): Promise<void> {
    try {
      await this.context.service.beat();
    } catch (error) {
      this.wasAway = true;
      throw error;
    }
    if (!this.wasAway) return;
    this.wasAway = false;
    this.retries.clear();
    for (const { current } of this.loaded.values()) current?.forgetFailures();
  }

  private async wake(id: string): Promise<void> {
    if (this.closed || !this.retries.isDue(id)) return;
    try {
      (await this.at(id))?.runDue();
      this.retries.succeeded(id);
    } catch (error) {
      this.retries.failed(id);
      this.context.report(error, `wake ${id.slice(0, 6)}`); // enough to find it, not to open it
    }
  }

  /** Removes tables from memory that were not used for a while. */
  sweep(idle: number, isWatched: (id: string) => boolean): void {
    const before = this.context.now() - idle;
    for (const [id, { current, used }] of this.loaded) {
      if (used <= before && !isWatched(id) && current?.isBusy !== true) this.loaded.delete(id);
    }
  }

  /** Starts nothing more, and finishes what was started. */
  async close(): Promise<void> {
    this.closed = true;
    await this.waking?.catch((error: unknown) => this.context.report(error, 'wake'));
    await Promise.allSettled([...this.loaded.values()].map(async ({ runner }) => (await runner)?.stop()));
  }

  private open(id: string): Loaded {
    const entry: Loaded = { runner: this.load(id), current: null, used: 0 };
    this.loaded.set(id, entry);
    this.fill(id, entry).catch(() => this.loaded.delete(id)); // callers that await the runner get the error
    return entry;
  }

  private async fill(id: string, entry: Loaded): Promise<void> {
    const runner = await entry.runner;
    entry.current = runner;
    if (runner === null) this.loaded.delete(id);
    else runner.runDue();
  }

  private async load(id: string): Promise<TableRunner | null> {
    const { journal, service, now } = this.context;
    await service.outagesKnown(); // before anybody's time can be up
    const opened = await openTable(journal, id, now());
    if (opened === null) return null;
    const runner: TableRunner = new TableRunner(
      environmentFor(this.context, opened, () => runner),
      opened.rules,
      opened,
      decide,
    );
    return runner;
  }
}
