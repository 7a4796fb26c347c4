export interface SharedClock {
  readonly now: () => number;
  /** Follows the shared time, if it has drifted away a little. */
  sync(): Promise<void>;
}

/** A larger difference is a clock that was set, which gives no player time and takes none. */
const MOST_DRIFT = 2000;

/** The same time for many processes, whatever their machines' clocks say: that of the database, running on between two readings. */
export async function sharedClock(read: () => Promise<number>, monotonic: () => number): Promise<SharedClock> {
  const ahead = async (): Promise<number> => {
    const asked = monotonic();
    const time = await read();
    return time - (asked + monotonic()) / 2;
  };
  let current = await ahead();
  return {
    now: () => Math.floor(current + monotonic()),
    async sync() {
      const next = await ahead();
      if (Math.abs(next - current) <= MOST_DRIFT) current = next;
    },
  };
}

/**
 * The time of day for tables: it starts at the machine's time and then runs with its monotonic clock. Setting the machine's clock
 * gives no player time and takes none.
 */
export function steadyClock(wall: () => number, monotonic: () => number): () => number {
  const ahead = wall() - monotonic();
  return () => Math.floor(ahead + monotonic());
}
