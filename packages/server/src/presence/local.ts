import type { Seat } from '@fathom/kernel';

/** The number of seats that are remembered; the longest absent is forgotten first. */
const MOST_SEATS = 50_000;

/**
 * When a device was last connected to this process for a seat. It is kept in memory: after a restart absence is counted from the
 * start of the process.
 */
export class LocalPresence {
  private readonly now: () => number;
  private readonly most: number;
  private readonly seen = new Map<string, number>();
  /** Seats that are not remembered have been absent since then. */
  private floor: number;

  constructor(now: () => number, most = MOST_SEATS) {
    this.now = now;
    this.most = most;
    this.floor = now();
  }

  /** The last connection of a seat was closed. */
  left(table: string, seat: Seat): void {
    const name = `${table}/${seat}`;
    this.seen.delete(name);
    this.seen.set(name, this.now());
    if (this.seen.size <= this.most) return;
    const [oldest, at] = this.seen.entries().next().value!;
    this.seen.delete(oldest);
    this.floor = Math.max(this.floor, at);
  }

  /** When the last device for a seat left; at the latest, if it is not remembered. */
  lastSeen(table: string, seat: Seat): number {
    return this.seen.get(`${table}/${seat}`) ?? this.floor;
  }
}
