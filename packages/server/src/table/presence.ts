import type { Seat } from '@fathom/kernel';

/** The number of seats that are remembered; the longest absent is forgotten first. */
const MOST_SEATS = 50_000;

/**
 * When a device was last connected for a seat. It is kept in memory: after a restart absence is counted from the start of the
 * server.
 */
export class Presence {
  private readonly now: () => number;
  private readonly most: number;
  private readonly lastSeen = new Map<string, number>();
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
    this.lastSeen.delete(name);
    this.lastSeen.set(name, this.now());
    if (this.lastSeen.size <= this.most) return;
    const [oldest, at] = this.lastSeen.entries().next().value!;
    this.lastSeen.delete(oldest);
    this.floor = Math.max(this.floor, at);
  }

  /** How long no device has been connected for a seat, at least. */
  absence(table: string, seat: Seat): number {
    return Math.max(0, this.now() - (this.lastSeen.get(`${table}/${seat}`) ?? this.floor));
  }
}
