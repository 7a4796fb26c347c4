import { Bench } from 'tinybench';

/** One row of the table: whole games (then moves are counted), or one operation. */
export interface Row {
  readonly name: string;
  readonly perSecond: number;
  readonly movesPerSecond: number | null;
  readonly microseconds: number;
}

/** Measures one thing for a while, on one core, after a warm-up. `work` returns the number of moves. */
export async function measure(name: string, work: () => number, time = 3000): Promise<Row> {
  let moves = 0;
  const bench = new Bench({ time, warmupTime: time });
  bench.add(
    name,
    () => {
      moves += work();
    },
    { beforeAll: () => void (moves = 0) },
  );
  const [task] = await bench.run();
  if (task?.result.state !== 'completed') throw new Error(`${name} did not run`);
  const { totalTime, latency } = task.result;
  const runs = latency.samplesCount;
  return {
    name,
    perSecond: (runs / totalTime) * 1000,
    movesPerSecond: moves === 0 ? null : (moves / totalTime) * 1000,
    microseconds: (totalTime / (moves === 0 ? runs : moves)) * 1000,
  };
}
