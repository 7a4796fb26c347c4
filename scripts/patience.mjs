// How long tests wait before they give up. A busy or slow machine gets more time; no test fails because it was late.

/** What the measured work takes on a quiet core of the kind the limits were chosen on, in milliseconds. */
const QUIET = 15;
const MOST = 20;

/** How many times slower this machine is just now, from 1 to 20. A busy machine stutters, so the slowest of some tries counts. */
export function slowness() {
  const tries = Array.from({ length: 8 }, () => {
    const started = performance.now();
    let sum = 0;
    for (let i = 0; i < 6_000_000; i++) sum = (sum * 31 + i) | 0;
    return performance.now() - started + (sum & 0);
  });
  const warm = tries.slice(2); // the first are compiled on the way
  return Math.min(MOST, Math.max(1, Math.max(...warm) / QUIET));
}

/** The factor that was measured at the start of the run. */
const patience = Number(process.env.FATHOM_PATIENCE ?? 1);

/** A limit in milliseconds, stretched by that factor. */
export const atMost = (ms) => Math.ceil(ms * patience);
