/**
 * The time of day for tables: it starts at the machine's time and then runs with its monotonic clock. Setting the machine's clock
 * gives no player time and takes none.
 */
export function steadyClock(wall: () => number, monotonic: () => number): () => number {
  const ahead = wall() - monotonic();
  return () => Math.floor(ahead + monotonic());
}
