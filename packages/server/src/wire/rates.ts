import type { Redis } from 'ioredis';

/** The answer of a rate limiter: how many requests an address has made in its window, and how long the window lasts. */
interface Rate {
  current: number;
  ttl: number;
}

interface Window extends Rate {
  started: number;
}

/** Counts for all processes together. Null if that is not possible at the moment. */
export type SharedCounter = (name: string, length: number) => Promise<Rate | null>;

/** The number of addresses that are remembered for one limit; the longest inactive is forgotten first. */
const MOST_ADDRESSES = 5000;

/**
 * Counts requests per address: for all processes together if there is a shared counter that answers, else for this one. It uses
 * the monotonic clock, so that setting the machine's clock locks nobody out.
 */
export class RateStore {
  private readonly windows = new Map<string, Window>();
  private readonly shared: SharedCounter | null;
  private readonly name: string;

  constructor(shared: SharedCounter | null = null, name = 'all') {
    this.shared = shared;
    this.name = name;
  }

  /** Counts a request, and returns how many there were in the window. */
  async count(address: string, length: number): Promise<number> {
    return (await this.ask(address, length)).current;
  }

  /** The interface of the HTTP server's rate limiter. */
  incr(address: string, answer: (error: Error | null, rate?: Rate) => void, length: number): void {
    this.ask(address, length).then(
      (rate) => answer(null, rate),
      (error: unknown) => answer(error as Error),
    );
  }

  /** A route with a limit of its own has its own counter. */
  child(route: object): RateStore {
    const { method, url } = 'routeInfo' in route ? (route.routeInfo as { method: string; url: string }) : { method: 'all', url: '' };
    return new RateStore(this.shared, `${method} ${url}`);
  }

  private async ask(address: string, length: number): Promise<Rate> {
    return (await this.shared?.(`${this.name}:${address}`, length)) ?? this.askHere(address, length);
  }

  private askHere(address: string, length: number): Rate {
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
}

/** The HTTP server's rate limiter makes its store by itself. */
export const rateStoreOver = (shared: SharedCounter | null): new () => RateStore =>
  class extends RateStore {
    constructor() {
      super(shared);
    }
  };

/** A counter in Redis that expires by itself. */
export const redisCounter =
  (redis: Redis): SharedCounter =>
  async (name, length) => {
    if (redis.status !== 'ready') return null;
    const key = `fathom:rate:${name}`;
    try {
      const [, counted, left] = (await redis.pipeline().set(key, 0, 'PX', length, 'NX').incr(key).pttl(key).exec())!;
      const [current, ttl] = [Number(counted?.[1]), Number(left?.[1])];
      return Number.isFinite(current) && Number.isFinite(ttl) ? { current, ttl: Math.max(0, ttl) } : null;
    } catch {
      return null;
    }
  };
