// How long tests wait before they give up. A busy or slow machine gets more time; nothing is ever too quick.

/** What the measured work takes on a quiet core of the kind the limits were chosen on. */
const QUIET = 8;
const MOST = 20;

/** How many times slower this machine is just now, from 1 to 20. Several tries, because a busy machine stutters; the slowest counts. */
export function slowness() {
  const tries = Array.from({ length: 5 }, () => {
    const started = performance.now();
    let sum = 0;
    for (let i = 0; i < 6_000_000; i++) sum = (sum * 31 + i) | 0;
    return performance.now() - started + (sum & 0);
  });
  return Math.min(MOST, Math.max(1, Math.max(...tries) / QUIET));
}

/** The factor that was measured once for the whole run. */
export const patience = Number(process.env.FATHOM_PATIENCE ?? 1);

/** A limit in milliseconds, stretched by that factor. */
export const atMost = (ms) => Math.ceil(ms * patience);
