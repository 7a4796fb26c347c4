// npm test: every check, then every test. The last line is the sum of both.
// npm test -- kernel …: only the tests; the arguments are passed to vitest.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { build, buildPage, install, root, log } from './bootstrap.mjs';
import { ensureChromium } from './chromium.mjs';
import { ensureServices } from './services.mjs';

const types = { name: 'types', run: () => build() };
/** These need what was built, and nothing of each other. */
const checks = [
  { name: 'lint', run: () => node('node_modules/oxlint/bin/oxlint') },
  { name: 'format', run: () => node('node_modules/oxfmt/bin/oxfmt', '--check') },
  { name: 'dead code', run: () => node('node_modules/knip/bin/knip.js', '--no-progress') },
  { name: 'rule tables', run: () => node('scripts/rules-table.mjs', '--check') },
];
const report = path.join(root, '.build/vitest.json');
const words = process.argv.slice(2);
const rows = [];
const children = new Set();
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => end(signal));

await install();
if (words.length === 0) rows.push(await runCheck(types));
else if (!(await build()).good) console.error('[setup] the build failed: tests of built programs run on what was built before');
await Promise.all([buildPage(), ...(words.length === 0 ? checks : []).map(async (check) => rows.push(await runCheck(check)))]);
ensureChromium(log);
ensureServices(log);
rows.push(await runTests());

const passed = sum('passed');
const failed = sum('failed');
console.log(`\n${summary()}\n\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

async function runCheck({ name, run }) {
  const started = performance.now();
  const { good, output } = await run();
  if (!good) console.log(`\n── ${name} ──\n${output.trim()}`);
  return { name, passed: good ? 1 : 0, failed: good ? 0 : 1, result: good ? 'passed' : 'FAILED', seconds: since(started) };
}

async function runTests() {
  const started = performance.now();
  fs.rmSync(report, { force: true });
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...words];
  if (words.length === 0) args.push('--allowOnly=false');
  const { good } = await spawned('inherit', 'node_modules/vitest/vitest.mjs', ...args);
  const count = counted();
  if (!good && count.failed === 0) count.failed = 1; // no tests found, an error outside any test, a crash
  const result = `${count.passed} passed, ${count.failed} failed${count.skipped > 0 ? `, ${count.skipped} skipped` : ''}`;
  return { name: 'tests', ...count, result, seconds: since(started) };
}

/** A file that could not be run counts as one failure. */
function counted() {
  const count = { passed: 0, failed: 0, skipped: 0 };
  if (!fs.existsSync(report)) return count;
  for (const file of JSON.parse(fs.readFileSync(report, 'utf8')).testResults) {
    const of = (...states) => file.assertionResults.filter((test) => states.includes(test.status)).length;
    const failures = of('failed');
    count.passed += of('passed');
    count.failed += file.status === 'failed' ? Math.max(1, failures) : failures;
    count.skipped += of('skipped', 'pending', 'todo', 'disabled');
  }
  return count;
}

/** Runs a script with this Node and collects its output. */
function node(script, ...args) {
  return spawned('pipe', script, ...args);
}

/** The environment of a check does not depend on where the tests are started. */
function spawned(output, script, ...args) {
  return new Promise((done) => {
    const chunks = [];
    const env = { ...process.env, NODE_ENV: 'test' };
    const child = spawn(process.execPath, [script, ...args], { cwd: root, env, stdio: ['ignore', output, output] });
    children.add(child);
    child.stdout?.on('data', (bytes) => chunks.push(bytes));
    child.stderr?.on('data', (bytes) => chunks.push(bytes));
    child.on('close', (code) => {
      children.delete(child);
      done({ good: code === 0, output: Buffer.concat(chunks).toString() });
    });
  });
}

function end(signal) {
  for (const child of children) child.kill(signal);
  process.exit(1);
}

function summary() {
  const wide = (of) => Math.max(...rows.map((row) => row[of].length));
  const [names, results] = [wide('name'), wide('result')];
  return rows
    .map((row) => `${row.name.padEnd(names)}   ${row.result.padEnd(results)}   ${row.seconds.toFixed(1).padStart(5)} s`)
    .join('\n');
}

function sum(what) {
  return rows.reduce((total, row) => total + row[what], 0);
}

function since(started) {
  return (performance.now() - started) / 1000;
}
