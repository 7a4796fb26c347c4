/**
 * The time of day for tables: it starts at what the machine says and from then on runs with its monotonic clock. Whoever sets the
 * machine's clock, forwards or back, gives no player time and takes none.
 */
export function steadyClock(wall: () => number, monotonic: () => number): () => number {
  const ahead = wall() - monotonic();
  return () => Math.floor(ahead + monotonic());
}
