import { writeFileSync } from 'node:fs';
import { benchEngine } from './engine.ts';
import { isMet, linesOf } from './report.ts';
import { benchSeats, benchStored } from './server/many.ts';
import { benchServer } from './server/bench.ts';
import { reportServer } from './server/report.ts';

function write(file: string, results: object, met: boolean): void {
  writeFileSync(file, `${JSON.stringify({ node: process.versions.node, ...results }, null, 2)}\n`);
  console.log(`\nwritten to ${file}`);
  if (!met) process.exitCode = 1;
}

/** Which part; for the engine also which game and modules. The browser's part is in scripts, and so is the check. */
const [only, ...ofEngine] = process.argv.slice(2);
const log = (line: string): void => console.error(`… ${line}`);
if (only === 'seats' || only === 'stored') {
  const numbersGiven = ofEngine.map(Number);
  const lines =
    only === 'seats'
      ? await benchSeats(numbersGiven[0] ?? 5000, numbersGiven[1] ?? 120, log)
      : await benchStored(numbersGiven.length > 0 ? numbersGiven : [1000, 10_000, 100_000, 1_000_000], log);
  console.log(lines.join('\n'));
  process.exit();
}
if (only !== 'server') {
  console.log(`Node ${process.versions.node} · one core\n`);
  const games = await benchEngine(...ofEngine);
  console.log(games.flatMap(linesOf).join('\n'));
  write('bench-results.json', { games }, games.every(isMet));
}
if (only !== 'engine') {
  const report = await benchServer(log);
  const { lines, met } = reportServer(report);
  console.log(`\n${lines.join('\n')}`);
  write('bench-server-results.json', report, met);
}
process.exit();
