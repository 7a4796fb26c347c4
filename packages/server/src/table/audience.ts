import type { Seat } from '@fathom/kernel';
import type { ServerMessage, Update } from '@fathom/wire';
import type { Notice } from '../bus/port.ts';
import type { ServerContext } from './context.ts';
import type { TableRegistry } from './tableRegistry.ts';
import { eventIn } from './serialize.ts';
import { Presence } from './presence.ts';
import { eventFor, type NumberedEvent, seatOf, type TableRunner, updateFor } from '@fathom/table';

/** A connection that watches a table. */
export interface Viewer {
  readonly table: string;
  /** The hash of the device's token; null if it has none. */
  readonly key: string | null;
  /** The last number that was sent. */
  seq: number;
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
/** The number of sockets of one seat: tabs and devices. The oldest is closed. */
const MOST_PER_SEAT = 16;

/** Updates by seat and first number: viewers of the same seat with the same number share one. */
type Made = Map<string, Update>;

export const seatIn = (runner: TableRunner, viewer: Viewer): Seat | null => (viewer.key === null ? null : seatOf(runner.table, viewer.key));

/** All viewers of tables on this server. Catching up and live updates are the same: the events after the viewer's last number. */
export class Audience {
  private readonly registry: TableRegistry;
  private readonly context: ServerContext;
  private readonly viewers = new Map<string, Set<Viewer>>();
  private readonly presence: Presence;

  constructor(registry: TableRegistry) {
    this.registry = registry;
    this.context = registry.context;
    this.presence = new Presence(this.context.now);
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
    return this.at(runner.table.id).some((viewer) => seatIn(runner, viewer) === seat);
  }

  /** For how many milliseconds nobody has been connected for a seat; 0 while a device is. */
  absence(runner: TableRunner, seat: Seat): number {
    return this.isPresent(runner, seat) ? 0 : this.presence.absence(runner.table.id, seat);
  }

  join(runner: TableRunner, viewer: Viewer): void {
    const already = this.viewers.get(viewer.table);
    if (already === undefined) this.viewers.set(viewer.table, new Set([viewer]));
    else already.add(viewer);
    if (viewer.seq > runner.seq) viewer.seq = 0; // it has numbers that this journal does not have: send everything again
    this.catchUp(runner, viewer, true);
    this.count(runner);
  }

  leave(viewer: Viewer): void {
    const others = this.viewers.get(viewer.table);
    if (others?.delete(viewer) !== true) return;
    if (others.size === 0) this.viewers.delete(viewer.table);
    const runner = this.registry.inUse(viewer.table);
    if (runner === null) return;
    const seat = seatIn(runner, viewer);
    if (seat !== null) this.presence.left(viewer.table, seat);
    this.count(runner);
  }

  /** Sends nothing more. */
  close(): void {
    this.viewers.clear();
  }

  private at(table: string): Viewer[] {
    return [...(this.viewers.get(table) ?? [])];
  }

  private onNotice({ table, seq }: Notice): void {
    const viewers = this.viewers.get(table);
    const runner = this.registry.inUse(table);
    if (viewers === undefined || runner === null) return;
    if (runner.seq >= seq) return this.updateAll(runner);
    runner.refresh().then(
      () => this.updateAll(runner),
      (error: unknown) => this.context.report(error, 'refresh'),
    );
  }

  private updateAll(runner: TableRunner): void {
    const made: Made = new Map();
    for (const viewer of this.at(runner.table.id)) this.catchUp(runner, viewer, false, made);
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
      const events = runner.since(viewer.seq) ?? (await this.part(viewer));
      const isLast = events.length === 0 || events.at(-1)!.seq >= runner.seq;
      this.update(runner, viewer, events, isLast);
    }
    viewer.busy = false;
  }

  private async part({ table, seq }: Viewer): Promise<readonly NumberedEvent[]> {
    const entries = await this.context.journal.entries(table, seq, PART);
    let characters = 0;
    return entries.filter(({ body }, i) => (characters += body.length) <= PART_CHARACTERS || i === 0).map(eventIn);
  }

  private update(runner: TableRunner, viewer: Viewer, happened: readonly NumberedEvent[], isLast: boolean, made: Made = new Map()): void {
    const seat = seatIn(runner, viewer);
    const name = `${seat}/${viewer.seq}`;
    const update = made.get(name) ?? this.updateFor(runner, seat, happened, isLast);
    made.set(name, update);
    viewer.seq = update.seq;
    viewer.send(update);
  }

  private updateFor(runner: TableRunner, seat: Seat | null, happened: readonly NumberedEvent[], isLast: boolean): Update {
    if (isLast) return { type: 'update', ...updateFor(runner, happened, seat, this.context.now()) };
    const events = happened.flatMap((one) => eventFor(one, seat, runner.rules) ?? []);
    return { type: 'update', seq: happened.at(-1)!.seq, events, snapshot: null, steps: [] };
  }

  /** Sends to everybody who is connected. */
  private count(runner: TableRunner): void {
    const viewers = this.at(runner.table.id);
    const seats = viewers.map((viewer) => seatIn(runner, viewer));
    const present: ServerMessage = {
      type: 'present',
      seats: [...new Set(seats.filter((seat) => seat !== null))].sort((a, b) => a - b),
      spectators: seats.filter((seat) => seat === null).length,
    };
    for (const viewer of viewers) viewer.send(present);
  }
}
