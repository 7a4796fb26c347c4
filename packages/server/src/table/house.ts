import type { World } from '../world.ts';
import { Keeper } from './keeper.ts';
import { commitOf, openTable } from './keeping.ts';
import { refereeOf } from './referee.ts';
import type { Table } from './table.ts';

interface Room {
  readonly keeper: Promise<Keeper | null>;
  /** The keeper, once it is there. */
  here: Keeper | null;
  used: number;
}

/** All tables that are in use. The others lie in the journal and cost nothing. */
export class House {
  readonly world: World;
  private readonly rooms = new Map<string, Room>();

  constructor(world: World) {
    this.world = world;
  }

  /** The keeper of a table, called if need be; null if there is no such table. */
  async at(id: string): Promise<Keeper | null> {
    const room = this.rooms.get(id) ?? this.open(id);
    room.used = this.world.now();
    return room.keeper;
  }

  /** The keeper of a table that is in use already. */
  inUse(id: string): Keeper | null {
    return this.rooms.get(id)?.here ?? null;
  }

  get tablesInUse(): number {
    return this.rooms.size;
  }

  /** Lays a new table. */
  async lay(table: Table): Promise<void> {
    const now = this.world.now();
    const written = await this.world.journal.append(
      commitOf(null, table, refereeOf(table.game)!, 0, [{ kind: 'created', seq: 1, at: now }], now),
    );
    if (!written) throw new Error('a new table has a name that nobody else has');
  }

  /** Wakes the tables whose hour has come. */
  async tend(): Promise<void> {
    const due = await this.world.journal.due(this.world.now(), 1000);
    for (const id of due) (await this.at(id))?.tend();
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
    await Promise.all([...this.rooms.values()].map(async ({ keeper }) => (await keeper)?.stop()));
  }

  private open(id: string): Room {
    const room: Room = { keeper: this.call(id), here: null, used: 0 };
    this.rooms.set(id, room);
    this.moveIn(id, room).catch(() => this.rooms.delete(id)); // whoever waits for the keeper hears of it
    return room;
  }

  private async moveIn(id: string, room: Room): Promise<void> {
    const keeper = await room.keeper;
    room.here = keeper;
    if (keeper === null) this.rooms.delete(id);
    else keeper.tend();
  }

  private async call(id: string): Promise<Keeper | null> {
    const { journal, now } = this.world;
    const opened = await openTable(journal, id, now());
    return opened === null ? null : new Keeper(this.world, opened.referee, opened, () => openTable(journal, id, now()));
  }
}
