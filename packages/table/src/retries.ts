interface Failure {
  readonly times: number;
  readonly next: number;
}

const FIRST = 1000;
const LONGEST = 300_000;
/** The number of failures that are remembered; the oldest is forgotten first. */
const MOST = 10_000;

/** When to retry what has failed: after a second, then twice as long each time, up to five minutes. */
export class Retries {
  private readonly now: () => number;
  private readonly failures = new Map<string, Failure>();

  constructor(now: () => number) {
    this.now = now;
  }

  isDue(name: string): boolean {
    return (this.failures.get(name)?.next ?? 0) <= this.now();
  }

  failed(name: string): void {
    const times = this.failures.get(name)?.times ?? 0;
    this.failures.delete(name);
    this.failures.set(name, { times: times + 1, next: this.now() + Math.min(LONGEST, FIRST * 2 ** times) });
    if (this.failures.size > MOST) this.failures.delete(this.failures.keys().next().value!);
  }

  /** Everything may be tried again at once. */
  clear(): void {
    this.failures.clear();
  }

  succeeded(name: string): void {
    this.failures.delete(name);
  }
}
