import { Presets, SingleBar } from 'cli-progress';
import type { Io } from '../base/io.ts';

export interface ProgressBar {
  add(count: number): void;
  stop(): void;
}

/** A bar on stderr, if it is a terminal. */
export function progressBar(io: Io, total: number, unit: string): ProgressBar {
  if (io.stderr.isTTY !== true) return { add: () => {}, stop: () => {} };
  const format = ` {bar} {value}/{total} ${unit}  {eta_formatted}`;
  const bar = new SingleBar({ stream: io.stderr, format, clearOnComplete: true, hideCursor: true, etaBuffer: 50 }, Presets.shades_classic);
  bar.start(total, 0);
  return { add: (count) => bar.increment(count), stop: () => bar.stop() };
}
