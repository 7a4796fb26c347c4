import type { Due } from '../journal/port.ts';
import type { ServerContext } from '../context.ts';
import { commitOf, openTable } from './serialize.ts';
import { rulesOf } from '../games.ts';
import { environmentFor } from './environment.ts';
import { decide, Retries, TableRunner, type Table } from '@fathom/table';

/** So many tables are looked up at once. */
const ROUND = 1000;

interface Room {
  readonly runner: Promise<TableRunner | null>;
  /** The runner, once it is there. */
  here: TableRunner | null;
  used: number;
}

/** All tables that are in use. The others lie in the journal and cost nothing. */
export class TableRegistry {
  readonly world: ServerContext;
  private readonly rooms = new Map<string, Room>();
  private readonly retries: Retries;
  private tending: Promise<void> | null = null;
  private closed = false;
  private readonly mostTables: number;
  private tables: Promise<number> | null = null;
  private laid = 0;

  constructor(world: ServerContext, mostTables = Infinity) {
    this.world = world;
    this.mostTables = mostTables;
    this.retries = new Retries(world.now);
  }

  /** The runner of a table, called if need be; null if there is no such table. */
  async at(id: string): Promise<TableRunner | null> {
    const room = this.rooms.get(id) ?? this.open(id);
    room.used = this.world.now();
    return room.runner;
  }

  /** The runner of a table that is in use already. */
  inUse(id: string): TableRunner | null {
    return this.rooms.get(id)?.here ?? null;
  }

  get tablesInUse(): number {
    return this.rooms.size;
  }

  /** Is there room for another table in the file? Counted once, and from then on as they are made. */
  async isFull(): Promise<boolean> {
    this.tables ??= this.world.journal.count();
    return (await this.tables) + this.laid >= this.mostTables;
  }

  /** Lays a new table. */
  async lay(table: Table): Promise<void> {
    const now = this.world.now();
    const commit = commitOf(
      { before: null, table, after: 0, events: [{ kind: 'created', seq: 1, at: now }], forgotten: [], at: now },
      rulesOf(table.game)!,
    );
    this.laid++; // at once: many may be laid together
    try {
      if (!(await this.world.journal.append(commit))) throw new Error('a new table has a name that nobody else has');
    } catch (error) {
      this.laid--;
      throw error;
    }
  }

  /** Wakes the tables whose hour has come. One that cannot be woken is reported, tried again ever more seldom, and stops no other. */
  tend(): Promise<void> {
    this.tending ??= this.wakeAll().finally(() => (this.tending = null));
    return this.tending;
  }

  private async wakeAll(): Promise<void> {
    const { journal, now } = this.world;
    const hour = now();
    let due: readonly Due[] = [];
    do {
      due = await journal.due(hour, ROUND, due.at(-1));
      for (const { id } of due) await this.wake(id);
    } while (due.length === ROUND && !this.closed);
  }

  private async wake(id: string): Promise<void> {
    if (this.closed || !this.retries.isDue(id)) return;
    try {
      (await this.at(id))?.runDue();
      this.retries.succeeded(id);
    } catch (error) {
      this.retries.failed(id);
      this.world.report(error, `wake ${id.slice(0, 6)}`); // enough to find it, not to open it
    }
  }

  /** Lets go of tables that nobody has used for a while. */
  sweep(idle: number, isWatched: (id: string) => boolean): void {
    const before = this.world.now() - idle;
    for (const [id, { here, used }] of this.rooms) {
      if (used <= before && !isWatched(id) && here?.isBusy !== true) this.rooms.delete(id);
    }
  }

  /** Nothing is begun any more; what was begun is finished. */
  async close(): Promise<void> {
    this.closed = true;
    await this.tending?.catch((error: unknown) => this.world.report(error, 'tend'));
    await Promise.allSettled([...this.rooms.values()].map(async ({ runner }) => (await runner)?.stop()));
  }

  private open(id: string): Room {
    const room: Room = { runner: this.call(id), here: null, used: 0 };
    this.rooms.set(id, room);
    this.moveIn(id, room).catch(() => this.rooms.delete(id)); // whoever waits for the runner hears of it
    return room;
  }

  private async moveIn(id: string, room: Room): Promise<void> {
    const runner = await room.runner;
    room.here = runner;
    if (runner === null) this.rooms.delete(id);
    else runner.runDue();
  }

  private async call(id: string): Promise<TableRunner | null> {
    const { journal, now } = this.world;
    const opened = await openTable(journal, id, now());
    if (opened === null) return null;
    const runner: TableRunner = new TableRunner(
      environmentFor(this.world, id, opened.rules, () => runner),
      opened.rules,
      opened,
      decide,
    );
    return runner;
  }
}
