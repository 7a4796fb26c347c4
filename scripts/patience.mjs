// Timeouts of tests, stretched on a slow or busy machine, so that no test fails because it was late.
import { createHash } from 'node:crypto';

/** What the measured work takes on an idle core of the kind the limits were chosen on, in milliseconds. */
const QUIET = 24;
const MOST = 20;

/** How many times slower this machine is now, from 1 to 20. A busy machine varies, so the slowest of some tries counts. */
export function slowness() {
  const block = Buffer.alloc(32 << 20);
  const tries = Array.from({ length: 6 }, () => {
    const started = performance.now();
    createHash('sha256').update(block).digest();
    return performance.now() - started;
  });
  return Math.min(MOST, Math.max(1, Math.max(...tries) / QUIET));
}

/** The factor that was measured at the start of the run. */
const patience = Number(process.env.FATHOM_PATIENCE ?? 1);

/** A limit in milliseconds, multiplied by that factor. */
export const atMost = (ms) => Math.ceil(ms * patience);
