import { Presets, SingleBar } from 'cli-progress';
import type { Io } from './io.ts';

export interface Progress {
  add(count: number): void;
  stop(): void;
}

/** A bar on stderr, if somebody is there to see it. */
export function progressOf(io: Io, total: number, unit: string): Progress {
  if (io.stderr.isTTY !== true) return { add: () => {}, stop: () => {} };
  const format = ` {bar} {value}/{total} ${unit}  {eta_formatted}`;
  const bar = new SingleBar({ stream: io.stderr, format, clearOnComplete: true, hideCursor: true, etaBuffer: 50 }, Presets.shades_classic);
  bar.start(total, 0);
  return { add: (count) => bar.increment(count), stop: () => bar.stop() };
}
