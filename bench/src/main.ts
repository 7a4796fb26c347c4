import { conspiracy } from '@fathom/conspiracy';
import { rngFrom, type Rng } from '@fathom/kernel';
import { writeFileSync } from 'node:fs';
import { Bench } from 'tinybench';
import { costOfAbyssByQuarter, gameOfAbyss } from './abyss.ts';
import { costByQuarter, gameByPlay, gameByStep, middles } from './fathom.ts';
import { peerOnCopy, peerOnDraft } from './peer.ts';
import { benchServer } from './server/bench.ts';
import { reportServer } from './server/report.ts';

/** One row of the table: either whole games (then moves count), or one operation. */
interface Row {
  readonly name: string;
  readonly perSecond: number;
  readonly movesPerSecond: number | null;
  readonly microseconds: number;
}

const BARS = { movesPerSecond: 1_000_000, timesThePeer: 50, abyssMovesPerSecond: 500_000 };

/** Measures one thing for a while, on one core, after warming it up. `work` gives how many moves it played. */
async function measure(name: string, work: () => number, time = 3000): Promise<Row> {
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

const dice = (label: string): Rng => rngFrom(`bench ${label}`);

async function benchEngine(): Promise<void> {
  const rows: Row[] = [];
  for (const seats of [2, 3, 4]) {
    const rng = dice(`step ${seats}`);
    rows.push(await measure(`step, ${seats} players`, () => gameByStep(seats, rng)));
  }
  const forPlay = dice('play');
  rows.push(await measure('play, 2 players', () => gameByPlay(2, forPlay)));
  const forCopy = dice('peer');
  rows.push(await measure('boardgame.io client, new state', () => peerOnCopy(2, forCopy)));
  const forDraft = dice('peer');
  rows.push(await measure('boardgame.io client, draft', () => peerOnDraft(2, forDraft)));

  const tables = middles(256, dice('middles'));
  let at = 0;
  const table = (): (typeof tables)[number] => tables[at++ & 255]!;
  rows.push(await measure('clone, 4 players', () => (conspiracy.clone(table()), 0), 1000));
  rows.push(await measure('view, 4 players', () => (conspiracy.view(table(), 0), 0), 1000));

  const forQuarters = dice('quarters');
  const quarters = costByQuarter(200, forQuarters, () => performance.now());

  for (const kraken of [false, true]) {
    for (const seats of [2, 3, 4]) {
      const rng = dice(`abyss ${seats} ${kraken}`);
      rows.push(await measure(`Abyss${kraken ? ' with Kraken' : ''}, step, ${seats} players`, () => gameOfAbyss(seats, kraken, rng)));
    }
  }
  const abyssQuarters = costOfAbyssByQuarter(60, dice('abyss quarters'), () => performance.now());
  report(rows, quarters, abyssQuarters);
}

function report(rows: readonly Row[], quarters: readonly number[], abyssQuarters: readonly number[]): void {
  const speed = (name: string): number => rows.find((row) => row.name === name)!.movesPerSecond!;
  const ours = speed('step, 2 players');
  const peer = Math.max(speed('boardgame.io client, new state'), speed('boardgame.io client, draft'));
  const deep = speed('Abyss, step, 2 players');
  const bars = {
    movesPerSecond: { measured: ours, bar: BARS.movesPerSecond, met: ours >= BARS.movesPerSecond },
    timesThePeer: { measured: ours / peer, bar: BARS.timesThePeer, met: ours / peer >= BARS.timesThePeer },
    growthOverAGame: { measured: quarters[3]! / quarters[0]! },
    abyssMovesPerSecond: { measured: deep, bar: BARS.abyssMovesPerSecond, met: deep >= BARS.abyssMovesPerSecond },
    abyssGrowthOverAGame: { measured: abyssQuarters[3]! / abyssQuarters[0]! },
  };
  console.log(`Conspiracy, and Abyss below · Node ${process.versions.node} · one core\n`);
  console.log(line('', 'moves/s', 'games or ops/s', 'µs each'));
  for (const row of rows) {
    console.log(
      line(row.name, row.movesPerSecond === null ? '' : whole(row.movesPerSecond), whole(row.perSecond), row.microseconds.toFixed(2)),
    );
  }
  console.log(`\nns per move by quarter of a 4-player game: ${quarters.map((ns) => ns.toFixed(0)).join('  ')}`);
  console.log(`through step, 2 players: ${whole(ours)} moves/s (bar ${whole(BARS.movesPerSecond)}): ${verdict(bars.movesPerSecond.met)}`);
  console.log(
    `against boardgame.io in this run: ${(ours / peer).toFixed(0)} times (bar ${BARS.timesThePeer}): ${verdict(bars.timesThePeer.met)}`,
  );
  console.log(
    `Abyss through step, 2 players: ${whole(deep)} moves/s (bar ${whole(BARS.abyssMovesPerSecond)}): ${verdict(bars.abyssMovesPerSecond.met)}`,
  );
  console.log(`Abyss, ns per move by quarter of a 4-player game: ${abyssQuarters.map((ns) => ns.toFixed(0)).join('  ')}`);
  const met = bars.movesPerSecond.met && bars.timesThePeer.met && bars.abyssMovesPerSecond.met;
  write('bench-results.json', { node: process.versions.node, rows, quarters, abyssQuarters, bars }, met);
}

function write(file: string, results: object, met: boolean): void {
  writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`);
  console.log(`\nwritten to ${file}`);
  if (!met) process.exitCode = 1;
}

const verdict = (met: boolean): string => (met ? 'met' : 'MISSED');
const whole = (n: number): string => Math.round(n).toLocaleString('en');
const line = (name: string, ...cells: readonly string[]): string => name.padEnd(34) + cells.map((cell) => cell.padStart(16)).join('');

/** `npm run bench -- engine` and `npm run bench -- server` measure one part; the browser's is in scripts. */
const only = process.argv[2];
if (only !== 'server') await benchEngine();
if (only !== 'engine') {
  const report = await benchServer((line) => console.error(`… ${line}`));
  const { lines, met } = reportServer(report);
  console.log(`\n${lines.join('\n')}`);
  write('bench-server-results.json', { node: process.versions.node, ...report }, met);
}
process.exit();
