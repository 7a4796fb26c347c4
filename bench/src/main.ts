import { writeFileSync } from 'node:fs';
import { benchEngine } from './engine.ts';
import { isMet, linesOf } from './report.ts';
import { benchServer } from './server/bench.ts';
import { reportServer } from './server/report.ts';

function write(file: string, results: object, met: boolean): void {
  writeFileSync(file, `${JSON.stringify({ node: process.versions.node, ...results }, null, 2)}\n`);
  console.log(`\nwritten to ${file}`);
  if (!met) process.exitCode = 1;
}

/** Which part; for the engine also which game and modules. The browser's part is in scripts, and so is the check. */
const [only, ...ofEngine] = process.argv.slice(2);
if (only !== 'server') {
  console.log(`Node ${process.versions.node} · one core\n`);
  const games = await benchEngine(...ofEngine);
  console.log(games.flatMap(linesOf).join('\n'));
  write('bench-results.json', { games }, games.every(isMet));
}
if (only !== 'engine') {
  const report = await benchServer((line) => console.error(`… ${line}`));
  const { lines, met } = reportServer(report);
  console.log(`\n${lines.join('\n')}`);
  write('bench-server-results.json', report, met);
}
process.exit();
