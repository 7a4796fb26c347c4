import type { Seat } from '@fathom/kernel';

/** So many seats are remembered; whoever has been gone for longest is forgotten first. */
const MOST_SEATS = 50_000;

/** When somebody was last connected for a seat. It lives in memory: a server that has just started knows of nobody, and counts from then. */
export class Presence {
  private readonly now: () => number;
  private readonly most: number;
  private readonly lastSeen = new Map<string, number>();
  /** Nobody who is not remembered has been here since. */
  private floor: number;

  constructor(now: () => number, most = MOST_SEATS) {
    this.now = now;
    this.most = most;
    this.floor = now();
  }

  /** Somebody has left the seat just now. */
  left(table: string, seat: Seat): void {
    const name = `${table}/${seat}`;
    this.lastSeen.delete(name);
    this.lastSeen.set(name, this.now());
    if (this.lastSeen.size <= this.most) return;
    const [oldest, at] = this.lastSeen.entries().next().value!;
    this.lastSeen.delete(oldest);
    this.floor = Math.max(this.floor, at);
  }

  /** How long a seat that nobody is connected for has been so, at least. */
  absence(table: string, seat: Seat): number {
    return Math.max(0, this.now() - (this.lastSeen.get(`${table}/${seat}`) ?? this.floor));
  }
}
