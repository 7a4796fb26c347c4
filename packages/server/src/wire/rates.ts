/** What a rate limiter answers: how often an address has asked in its window, and how long that window lasts. */
interface Rate {
  current: number;
  ttl: number;
}

interface Window extends Rate {
  started: number;
}

/** So many addresses are remembered for one limit; whoever has not asked for longest is forgotten first. */
const MOST_ADDRESSES = 5000;

/** Counts requests per address. It runs on the monotonic clock: a machine whose clock is set back locks nobody out. */
export class RateStore {
  private readonly windows = new Map<string, Window>();

  /** Counts a request, and tells how many there were in the window. */
  count(address: string, length: number): number {
    return this.ask(address, length).current;
  }

  /** The same as the rate limiter of the HTTP server wants it. */
  incr(address: string, answer: (error: null, rate: Rate) => void, length: number): void {
    answer(null, this.ask(address, length));
  }

  private ask(address: string, length: number): Rate {
    const now = performance.now();
    const known = this.windows.get(address);
    const isOpen = known !== undefined && known.started + length > now;
    const started = isOpen ? known.started : now;
    const next: Window = { current: isOpen ? known.current + 1 : 1, ttl: started + length - now, started };
    this.windows.delete(address);
    this.windows.set(address, next);
    if (this.windows.size > MOST_ADDRESSES) this.windows.delete(this.windows.keys().next().value!);
    return next;
  }

  /** A route with a limit of its own counts by itself. */
  child(): RateStore {
    return new RateStore();
  }
}
