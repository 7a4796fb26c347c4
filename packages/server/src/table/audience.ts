import type { Seat } from '@fathom/kernel';
import { changeOf, type Change, type ServerMessage, type Update } from '@fathom/wire';
import type { Notice } from '../bus/port.ts';
import type { ServerContext } from './context.ts';
import type { TableRegistry } from './tableRegistry.ts';
import { Histories } from './history.ts';
import { LocalPresence } from '../presence/local.ts';
import type { Present, SharedPresence } from '../presence/port.ts';
import { eventFor, type NumberedEvent, seatOf, snapshotFor, type TableRunner, updateFor } from '@fathom/table';

/** A connection that watches a table. */
export interface Viewer {
  readonly table: string;
  /** The hash of the device's token; null if it has none. */
  readonly key: string | null;
  /** The last number that was sent. */
  seq: number;
  /** Does it understand updates that are differences to its last snapshot? */
  readsChanges: boolean;
  /** The number of the snapshot that it has; null if it has none. */
  snapshotSeq: number | null;
  /** How many updates were sent as differences since the last whole one. */
  changes: number;
  /** A long log is being sent. */
  busy: boolean;
  readonly send: (message: ServerMessage) => void;
  /** Null if more can be sent at once; otherwise resolves when the socket has drained, or the connection is closed. */
  readonly drained: () => Promise<void> | null;
  /** Closes the connection. */
  readonly drop: () => void;
}

/** A long log is sent in parts of at most so many events, and of about so many characters. */
const PART = 100;
const PART_CHARACTERS = 32_768;
/** So many tables are looked up at once. */
const LOOKED_FOR = 1000;
/** The number of sockets of one seat: tabs and devices. The oldest is closed. */
const MOST_PER_SEAT = 16;

/** Updates by seat and first number: viewers of the same seat with the same number share one. */
type Made = Map<string, Update | Change>;

export const seatIn = (runner: TableRunner, viewer: Viewer): Seat | null => (viewer.key === null ? null : seatOf(runner.table, viewer.key));

/** So many updates may be differences before one is whole again. */
const MOST_CHANGES = 50;

/** Can this viewer be sent the difference to the snapshot that it has? It is the one before the latest change, of the same seat. */
const mayPatch = ({ before }: TableRunner, { readsChanges, snapshotSeq, changes, key }: Viewer, seat: Seat | null): boolean =>
  readsChanges &&
  before !== null &&
  snapshotSeq === before.seq &&
  changes < MOST_CHANGES &&
  (key === null ? null : seatOf(before.table, key)) === seat;

/** All viewers of tables on this server. Catching up and live updates are the same: the events after the viewer's last number. */
export class Audience {
  private readonly registry: TableRegistry;
  private readonly context: ServerContext;
  private readonly viewers = new Map<string, Set<Viewer>>();
  private readonly left: LocalPresence;
  private readonly others: SharedPresence;
  private readonly histories: Histories;
  /** What was last said of each table to the other processes and to its viewers. */
  private readonly announced = new Map<string, string>();

  constructor(registry: TableRegistry, others: SharedPresence) {
    this.registry = registry;
    this.context = registry.context;
    this.others = others;
    this.histories = new Histories(this.context.journal, this.context.report);
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
    this.catchUp(runner, viewer, true);
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
    const made: Made = new Map();
    const viewers = this.at(runner.table.id);
    for (const viewer of viewers) this.catchUp(runner, viewer, false, made);
    if (viewers.every(({ seq }) => seq === runner.seq)) runner.forgetBefore();
  }

  /**
   * Brings a viewer up to date: at once if the socket has drained and the events are in memory, otherwise in parts. A failure affects
   * only this viewer.
   */
  private catchUp(runner: TableRunner, viewer: Viewer, always: boolean, made: Made = new Map()): void {
    if (viewer.busy) return;
    try {
      const events = runner.since(viewer.seq);
      if (events !== null && viewer.drained() === null)
        return events.length > 0 || always ? this.update(runner, viewer, events, true, made) : undefined;
    } catch (error) {
      return this.giveUp(viewer, error);
    }
    viewer.busy = true;
    this.sendParts(runner, viewer, always).catch((error: unknown) => this.giveUp(viewer, error));
  }

  /** A viewer that cannot be served is disconnected; its client reconnects. */
  private giveUp(viewer: Viewer, error: unknown): void {
    viewer.busy = false;
    this.context.report(error, 'update');
    viewer.drop();
  }

  private async sendParts(runner: TableRunner, viewer: Viewer, always: boolean): Promise<void> {
    for (let isFirst = always; isFirst || viewer.seq < runner.seq; isFirst = false) {
      await viewer.drained();
      if (this.viewers.get(viewer.table)?.has(viewer) !== true) break;
      const events = runner.since(viewer.seq) ?? (await this.part(runner, viewer));
      const isLast = events.length === 0 || events.at(-1)!.seq >= runner.seq;
      this.update(runner, viewer, events, isLast);
    }
    viewer.busy = false;
  }

  private async part(runner: TableRunner, { seq }: Viewer): Promise<readonly NumberedEvent[]> {
    const events = (await this.histories.after(runner, seq)).slice(0, PART);
    let characters = 0;
    return events.filter((event, i) => (characters += JSON.stringify(event).length) <= PART_CHARACTERS || i === 0);
  }

  private update(runner: TableRunner, viewer: Viewer, happened: readonly NumberedEvent[], isLast: boolean, made: Made = new Map()): void {
    const seat = seatIn(runner, viewer);
    const isChange = isLast && mayPatch(runner, viewer, seat);
    const name = `${seat}/${viewer.seq}/${isChange}`;
    const update = made.get(name) ?? this.messageFor(runner, seat, happened, isLast, isChange);
    made.set(name, update);
    viewer.seq = update.seq;
    viewer.changes = isChange ? viewer.changes + 1 : 0;
    viewer.snapshotSeq = isLast ? update.seq : null;
    viewer.send(update);
  }

  private messageFor(
    runner: TableRunner,
    seat: Seat | null,
    happened: readonly NumberedEvent[],
    isLast: boolean,
    isChange: boolean,
  ): Update | Change {
    const update = this.updateFor(runner, seat, happened, isLast);
    if (!isChange || update.snapshot === null) return update;
    const { table, seq } = runner.before!;
    return changeOf(seq, snapshotFor(table, seat, runner.rules, this.context.now()), { ...update, snapshot: update.snapshot });
  }

  private updateFor(runner: TableRunner, seat: Seat | null, happened: readonly NumberedEvent[], isLast: boolean): Update {
    if (isLast) return { type: 'update', ...updateFor(runner, happened, seat, this.context.now()) };
    const events = happened.flatMap((one) => eventFor(one, seat, runner.rules) ?? []);
    return { type: 'update', seq: happened.at(-1)!.seq, events, snapshot: null, steps: [] };
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
