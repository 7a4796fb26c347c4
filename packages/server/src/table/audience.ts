import type { Seat } from '@fathom/kernel';
import type { ServerMessage, Update } from '@fathom/wire';
import type { Notice } from '../bus/port.ts';
import type { ServerContext } from '../context.ts';
import type { TableRegistry } from './tableRegistry.ts';
import { eventIn } from './serialize.ts';
import { Presence } from './presence.ts';
import { stepsFor, eventsFor, snapshotFor, type NumberedEvent, seatOf, type TableRunner } from '@fathom/table';

/** Somebody who looks at a table. */
export interface Viewer {
  readonly table: string;
  /** The hash of the device; null for one without. */
  readonly key: string | null;
  /** The last number that was told. */
  seq: number;
  /** The story so far is being told. */
  busy: boolean;
  readonly send: (tell: ServerMessage) => void;
  /** Null if more of the story may be told at once; else it is fulfilled when there is room, or nobody is there any more. */
  readonly room: () => Promise<void> | null;
  /** Asks the viewer to go. */
  readonly drop: () => void;
}

/** A long story is told in parts of so many entries, and of about so many letters. */
const PART = 100;
const PART_LETTERS = 32_768;
/** So many sockets may be open for one seat: tabs and devices. The oldest goes. */
const MOST_PER_SEAT = 16;

/** Updates by the seat they are for and the number they go on from: whoever looks from the same place hears the same. */
type Made = Map<string, Update>;

export const seatIn = (runner: TableRunner, viewer: Viewer): Seat | null => (viewer.key === null ? null : seatOf(runner.table, viewer.key));

/** Everybody who looks at tables through this server. Catching up and hearing the latest are the same: whatever comes after one's number. */
export class Audience {
  private readonly registry: TableRegistry;
  private readonly world: ServerContext;
  private readonly viewers = new Map<string, Set<Viewer>>();
  private readonly presence: Presence;

  constructor(registry: TableRegistry) {
    this.registry = registry;
    this.world = registry.world;
    this.presence = new Presence(this.world.now);
    this.world.bus.subscribe((notice) => this.hear(notice));
  }

  isWatched(table: string): boolean {
    return this.viewers.has(table);
  }

  /** Spectators are limited. A seat always finds room: its oldest socket goes if it has too many. */
  hasRoomFor(runner: TableRunner, viewer: Viewer, spectators: number): boolean {
    const seat = seatIn(runner, viewer);
    const alike = this.at(viewer.table).filter((other) => seatIn(runner, other) === seat);
    if (seat === null) return alike.length < spectators;
    for (const oldest of alike.slice(0, Math.max(0, alike.length + 1 - MOST_PER_SEAT))) oldest.drop();
    return true;
  }

  isPresent(runner: TableRunner, seat: Seat): boolean {
    return this.at(runner.table.id).some((viewer) => seatIn(runner, viewer) === seat);
  }

  /** For how many milliseconds nobody has been connected for a seat; 0 while somebody is. */
  absence(runner: TableRunner, seat: Seat): number {
    return this.isPresent(runner, seat) ? 0 : this.presence.absence(runner.table.id, seat);
  }

  join(runner: TableRunner, viewer: Viewer): void {
    const already = this.viewers.get(viewer.table);
    if (already === undefined) this.viewers.set(viewer.table, new Set([viewer]));
    else already.add(viewer);
    if (viewer.seq > runner.seq) viewer.seq = 0; // it remembers what this journal does not: the story begins anew
    this.bring(runner, viewer, true);
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

  /** Nobody is told anything any more. */
  close(): void {
    this.viewers.clear();
  }

  private at(table: string): Viewer[] {
    return [...(this.viewers.get(table) ?? [])];
  }

  private hear({ table, seq }: Notice): void {
    const viewers = this.viewers.get(table);
    const runner = this.registry.inUse(table);
    if (viewers === undefined || runner === null) return;
    if (runner.seq >= seq) return this.tell(runner);
    runner.refresh().then(
      () => this.tell(runner),
      (error: unknown) => this.world.report(error, 'refresh'),
    );
  }

  private tell(runner: TableRunner): void {
    const made: Made = new Map();
    for (const viewer of this.at(runner.table.id)) this.bring(runner, viewer, false, made);
  }

  /** Brings a viewer up to date: at once if there is room and the news is at hand, else part by part. What goes wrong with one is no other's. */
  private bring(runner: TableRunner, viewer: Viewer, always: boolean, made: Made = new Map()): void {
    if (viewer.busy) return;
    try {
      const news = runner.since(viewer.seq);
      if (news !== null && viewer.room() === null)
        return news.length > 0 || always ? this.update(runner, viewer, news, true, made) : undefined;
    } catch (error) {
      return this.giveUp(viewer, error);
    }
    viewer.busy = true;
    this.tellFrom(runner, viewer, always).catch((error: unknown) => this.giveUp(viewer, error));
  }

  /** A viewer that cannot be told the truth is asked to come again. */
  private giveUp(viewer: Viewer, error: unknown): void {
    viewer.busy = false;
    this.world.report(error, 'telling');
    viewer.drop();
  }

  private async tellFrom(runner: TableRunner, viewer: Viewer, always: boolean): Promise<void> {
    for (let isFirst = always; isFirst || viewer.seq < runner.seq; isFirst = false) {
      await viewer.room();
      if (this.viewers.get(viewer.table)?.has(viewer) !== true) break;
      const news = runner.since(viewer.seq) ?? (await this.part(viewer));
      const isLast = news.length === 0 || news.at(-1)!.seq >= runner.seq;
      this.update(runner, viewer, news, isLast);
    }
    viewer.busy = false;
  }

  private async part({ table, seq }: Viewer): Promise<readonly NumberedEvent[]> {
    const entries = await this.world.journal.entries(table, seq, PART);
    let letters = 0;
    return entries.filter(({ body }, i) => (letters += body.length) <= PART_LETTERS || i === 0).map(eventIn);
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
    const { table, rules } = runner;
    const events = happened.flatMap((one) => eventsFor(one, seat, rules) ?? []);
    if (!isLast) return { type: 'update', seq: happened.at(-1)!.seq, events, snapshot: null, steps: [] };
    const snapshot = snapshotFor(table, seat, rules, this.world.now());
    return { type: 'update', seq: runner.seq, events, snapshot, steps: stepsFor(runner, happened, seat) };
  }

  /** Tells everybody who is here. */
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
