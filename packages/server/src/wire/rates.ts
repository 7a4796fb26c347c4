/** The answer of a rate limiter: how many requests an address has made in its window, and how long the window lasts. */
interface Rate {
  current: number;
  ttl: number;
}

interface Window extends Rate {
  started: number;
}

/** The number of addresses that are remembered for one limit; the longest inactive is forgotten first. */
const MOST_ADDRESSES = 5000;

/** Counts requests per address. It uses the monotonic clock, so that setting the machine's clock locks nobody out. */
export class RateStore {
  private readonly windows = new Map<string, Window>();

  /** Counts a request, and returns how many there were in the window. */
  count(address: string, length: number): number {
    return this.ask(address, length).current;
  }

  /** The interface of the HTTP server's rate limiter. */
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

  /** A route with a limit of its own has its own counter. */
  child(): RateStore {
    return new RateStore();
  }
}
