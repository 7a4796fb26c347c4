import type { Seat } from '@fathom/kernel';
import type { BeatNow, Tell, Update } from '@fathom/wire';
import type { Notice } from '../bus/port.ts';
import type { World } from '../world.ts';
import type { House } from './house.ts';
import type { Keeper } from './keeper.ts';
import { happenedIn } from './keeping.ts';
import { Presence } from './presence.ts';
import { seatOf, type Numbered } from './table.ts';
import { newsFor, nowFor } from './telling.ts';

/** Somebody who looks at a table. */
export interface Viewer {
  readonly table: string;
  /** The hash of the device; null for one without. */
  readonly key: string | null;
  /** The last number that was told. */
  seq: number;
  /** The story so far is being told. */
  busy: boolean;
  readonly send: (tell: Tell) => void;
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

export const seatIn = (keeper: Keeper, viewer: Viewer): Seat | null => (viewer.key === null ? null : seatOf(keeper.table, viewer.key));

/** What is seen on the way to the newest state: of the moves that have just been played, all beats but the last. */
function beatsOf(keeper: Keeper, happened: readonly Numbered[], seat: Seat | null): readonly BeatNow[] {
  const played = happened.filter((one) => one.kind === 'played');
  return keeper.watch(played, seat).slice(0, -1);
}

/** Everybody who looks at tables through this server. Catching up and hearing the latest are the same: whatever comes after one's number. */
export class Audience {
  private readonly house: House;
  private readonly world: World;
  private readonly viewers = new Map<string, Set<Viewer>>();
  private readonly presence: Presence;

  constructor(house: House) {
    this.house = house;
    this.world = house.world;
    this.presence = new Presence(this.world.now);
    this.world.bus.subscribe((notice) => this.hear(notice));
  }

  isWatched(table: string): boolean {
    return this.viewers.has(table);
  }

  /** Spectators are limited. A seat always finds room: its oldest socket goes if it has too many. */
  hasRoomFor(keeper: Keeper, viewer: Viewer, spectators: number): boolean {
    const seat = seatIn(keeper, viewer);
    const alike = this.at(viewer.table).filter((other) => seatIn(keeper, other) === seat);
    if (seat === null) return alike.length < spectators;
    for (const oldest of alike.slice(0, Math.max(0, alike.length + 1 - MOST_PER_SEAT))) oldest.drop();
    return true;
  }

  isPresent(keeper: Keeper, seat: Seat): boolean {
    return this.at(keeper.table.id).some((viewer) => seatIn(keeper, viewer) === seat);
  }

  /** For how many milliseconds nobody has been connected for a seat; 0 while somebody is. */
  absence(keeper: Keeper, seat: Seat): number {
    return this.isPresent(keeper, seat) ? 0 : this.presence.absence(keeper.table.id, seat);
  }

  join(keeper: Keeper, viewer: Viewer): void {
    const already = this.viewers.get(viewer.table);
    if (already === undefined) this.viewers.set(viewer.table, new Set([viewer]));
    else already.add(viewer);
    if (viewer.seq > keeper.seq) viewer.seq = 0; // it remembers what this journal does not: the story begins anew
    this.bring(keeper, viewer, true);
    this.count(keeper);
  }

  leave(viewer: Viewer): void {
    const others = this.viewers.get(viewer.table);
    if (others?.delete(viewer) !== true) return;
    if (others.size === 0) this.viewers.delete(viewer.table);
    const keeper = this.house.inUse(viewer.table);
    if (keeper === null) return;
    const seat = seatIn(keeper, viewer);
    if (seat !== null) this.presence.left(viewer.table, seat);
    this.count(keeper);
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
    const keeper = this.house.inUse(table);
    if (viewers === undefined || keeper === null) return;
    if (keeper.seq >= seq) return this.tell(keeper);
    keeper.refresh().then(
      () => this.tell(keeper),
      (error: unknown) => this.world.report(error, 'refresh'),
    );
  }

  private tell(keeper: Keeper): void {
    const made: Made = new Map();
    for (const viewer of this.at(keeper.table.id)) this.bring(keeper, viewer, false, made);
  }

  /** Brings a viewer up to date: at once if there is room and the news is at hand, else part by part. What goes wrong with one is no other's. */
  private bring(keeper: Keeper, viewer: Viewer, always: boolean, made: Made = new Map()): void {
    if (viewer.busy) return;
    try {
      const news = keeper.since(viewer.seq);
      if (news !== null && viewer.room() === null)
        return news.length > 0 || always ? this.update(keeper, viewer, news, true, made) : undefined;
    } catch (error) {
      return this.giveUp(viewer, error);
    }
    viewer.busy = true;
    this.tellFrom(keeper, viewer, always).catch((error: unknown) => this.giveUp(viewer, error));
  }

  /** A viewer that cannot be told the truth is asked to come again. */
  private giveUp(viewer: Viewer, error: unknown): void {
    viewer.busy = false;
    this.world.report(error, 'telling');
    viewer.drop();
  }

  private async tellFrom(keeper: Keeper, viewer: Viewer, always: boolean): Promise<void> {
    for (let isFirst = always; isFirst || viewer.seq < keeper.seq; isFirst = false) {
      await viewer.room();
      if (this.viewers.get(viewer.table)?.has(viewer) !== true) break;
      const news = keeper.since(viewer.seq) ?? (await this.part(viewer));
      const isLast = news.length === 0 || news.at(-1)!.seq >= keeper.seq;
      this.update(keeper, viewer, news, isLast);
    }
    viewer.busy = false;
  }

  private async part({ table, seq }: Viewer): Promise<readonly Numbered[]> {
    const entries = await this.world.journal.entries(table, seq, PART);
    let letters = 0;
    return entries.filter(({ body }, i) => (letters += body.length) <= PART_LETTERS || i === 0).map(happenedIn);
  }

  private update(keeper: Keeper, viewer: Viewer, happened: readonly Numbered[], isLast: boolean, made: Made = new Map()): void {
    const seat = seatIn(keeper, viewer);
    const name = `${seat}/${viewer.seq}`;
    const update = made.get(name) ?? this.updateFor(keeper, seat, happened, isLast);
    made.set(name, update);
    viewer.seq = update.seq;
    viewer.send(update);
  }

  private updateFor(keeper: Keeper, seat: Seat | null, happened: readonly Numbered[], isLast: boolean): Update {
    const { table, referee } = keeper;
    const news = happened.flatMap((one) => newsFor(one, seat, referee) ?? []);
    if (!isLast) return { type: 'update', seq: happened.at(-1)!.seq, news, now: null, beats: [] };
    const now = nowFor(table, seat, referee, this.world.now());
    return { type: 'update', seq: keeper.seq, news, now, beats: beatsOf(keeper, happened, seat) };
  }

  /** Tells everybody who is here. */
  private count(keeper: Keeper): void {
    const viewers = this.at(keeper.table.id);
    const seats = viewers.map((viewer) => seatIn(keeper, viewer));
    const present: Tell = {
      type: 'present',
      seats: [...new Set(seats.filter((seat) => seat !== null))].sort((a, b) => a - b),
      spectators: seats.filter((seat) => seat === null).length,
    };
    for (const viewer of viewers) viewer.send(present);
  }
}
