import type { Seat } from '@fathom/kernel';
import type { TableRunner } from '@fathom/table';
import type { ServerMessage } from '@fathom/wire';
import type { Notice } from '../bus/port.ts';
import { LocalPresence } from '../presence/local.ts';
import type { Present, SharedPresence } from '../presence/port.ts';
import type { ServerContext } from './context.ts';
import type { TableRegistry } from './tableRegistry.ts';
import { seatIn, type Viewer } from './viewer.ts';
import { ViewerUpdates } from './viewerUpdates.ts';

/** So many tables are looked up at once. */
const LOOKED_FOR = 1000;
/** The number of sockets of one seat: tabs and devices. The oldest is closed. */
const MOST_PER_SEAT = 16;

/** All viewers of tables on this server, and who is present. */
export class Audience {
  private readonly registry: TableRegistry;
  private readonly context: ServerContext;
  private readonly viewers = new Map<string, Set<Viewer>>();
  private readonly left: LocalPresence;
  private readonly others: SharedPresence;
  private readonly updates: ViewerUpdates;
  /** What was last said of each table to the other processes and to its viewers. */
  private readonly announced = new Map<string, string>();

  constructor(registry: TableRegistry, others: SharedPresence) {
    this.registry = registry;
    this.context = registry.context;
    this.others = others;
    this.updates = new ViewerUpdates(this.context, (viewer) => this.viewers.get(viewer.table)?.has(viewer) === true);
    this.left = new LocalPresence(this.context.now);
    this.context.bus.subscribe((notice) => this.onNotice(notice));
  }

  isWatched(table: string): boolean {
    return this.viewers.has(table);
  }

  /** Spectators are limited. A seat always has a place: its oldest socket is closed if it has too many. */
  hasPlaceFor(runner: TableRunner, viewer: Viewer, spectators: number): boolean {
    const seat = seatIn(runner, viewer);
    const alike = this.at(viewer.table).filter((other) => seatIn(runner, other) === seat);
    if (seat === null) return alike.length < spectators;
    for (const oldest of alike.slice(0, Math.max(0, alike.length + 1 - MOST_PER_SEAT))) oldest.drop();
    return true;
  }

  isPresent(runner: TableRunner, seat: Seat): boolean {
    return this.presentHere(runner).seats.includes(seat) || this.others.elsewhere(runner.table.id).seats.includes(seat);
  }

  /** Also for a table that nobody watches here. */
  async isPresentAnywhere(table: string, seat: Seat): Promise<boolean> {
    const runner = this.registry.inUse(table);
    if (runner !== null && this.presentHere(runner).seats.includes(seat)) return true;
    if (!this.viewers.has(table)) await this.others.refresh([table]);
    const isElsewhere = this.others.elsewhere(table).seats.includes(seat);
    if (!this.viewers.has(table)) this.others.forget(table);
    return isElsewhere;
  }

  /** For how many milliseconds nobody has been connected for a seat; 0 while a device is. */
  absence(runner: TableRunner, seat: Seat): number {
    const { id } = runner.table;
    if (this.isPresent(runner, seat)) return 0;
    return Math.max(0, this.context.now() - Math.max(this.left.lastSeen(id, seat), this.others.lastSeen(id, seat)));
  }

  /** Looks for what notices did not tell: events of the watched tables, and who is connected elsewhere. */
  async lookForMissed(): Promise<void> {
    const watched = [...this.viewers.keys()];
    for (let from = 0; from < watched.length; from += LOOKED_FOR) {
      const tables = watched.slice(from, from + LOOKED_FOR);
      const seqs = await this.context.journal.seqs(tables);
      for (const table of tables) this.onNotice({ kind: 'events', table, seq: seqs.get(table) ?? 0 });
      await this.readPresence(tables);
    }
  }

  join(runner: TableRunner, viewer: Viewer): void {
    const already = this.viewers.get(viewer.table);
    if (already === undefined) {
      this.viewers.set(viewer.table, new Set([viewer]));
      this.context.bus.follow(viewer.table);
      this.readPresence([viewer.table]).catch((error: unknown) => this.context.report(error, 'presence'));
    } else already.add(viewer);
    if (viewer.seq > runner.seq) viewer.seq = 0; // it has numbers that this journal does not have: send everything again
    this.updates.catchUp(runner, viewer, true);
    this.count(runner);
  }

  leave(viewer: Viewer): void {
    const others = this.viewers.get(viewer.table);
    if (others?.delete(viewer) !== true) return;
    const runner = this.registry.inUse(viewer.table);
    if (others.size === 0) this.unwatch(viewer.table);
    if (runner === null) return;
    const seat = seatIn(runner, viewer);
    if (seat !== null && !this.presentHere(runner).seats.includes(seat)) {
      this.left.left(viewer.table, seat);
      this.others.left(viewer.table, seat, this.context.now());
    }
    this.count(runner);
  }

  private unwatch(table: string): void {
    this.viewers.delete(table);
    this.context.bus.unfollow(table);
    this.others.forget(table);
  }

  /** Sends nothing more. */
  close(): void {
    this.viewers.clear();
  }

  private at(table: string): Viewer[] {
    return [...(this.viewers.get(table) ?? [])];
  }

  private onNotice(notice: Notice): void {
    const runner = this.registry.inUse(notice.table);
    if (!this.viewers.has(notice.table) || runner === null) return;
    const failed = (error: unknown): void => this.context.report(error, notice.kind);
    if (notice.kind === 'presence') this.readPresence([notice.table]).catch(failed);
    else if (runner.seq >= notice.seq) this.updateAll(runner);
    else runner.refresh().then(() => this.updateAll(runner), failed);
  }

  private async readPresence(tables: readonly string[]): Promise<void> {
    const changed = await this.others.refresh(tables);
    for (const runner of tables.filter((_, i) => changed[i]).map((table) => this.registry.inUse(table)))
      if (runner !== null) this.count(runner);
  }

  private presentHere(runner: TableRunner): Present {
    const seats = this.at(runner.table.id).map((viewer) => seatIn(runner, viewer));
    return {
      seats: [...new Set(seats.filter((seat) => seat !== null))].sort((a, b) => a - b),
      spectators: seats.filter((seat) => seat === null).length,
    };
  }

  private updateAll(runner: TableRunner): void {
    this.updates.catchUpAll(runner, this.at(runner.table.id));
  }

  private announce(table: string, here: Present): void {
    try {
      this.others.announce(table, here);
      this.context.bus.publish({ kind: 'presence', table });
    } catch (error) {
      this.context.report(error, 'presence');
    }
  }

  /** Tells everybody, here and at other processes, who is connected. */
  private count(runner: TableRunner): void {
    const { id } = runner.table;
    const here = this.presentHere(runner);
    const elsewhere = this.others.elsewhere(id);
    const text = JSON.stringify(here);
    if (this.announced.get(id) !== text) {
      this.announced.set(id, text);
      if (!this.viewers.has(id)) this.announced.delete(id);
      this.announce(id, here);
    }
    const present: ServerMessage = {
      type: 'present',
      seats: [...new Set([...here.seats, ...elsewhere.seats])].sort((a, b) => a - b),
      spectators: here.spectators + elsewhere.spectators,
    };
    for (const viewer of this.at(id)) viewer.send(present);
  }
}
