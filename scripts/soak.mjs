// npm run soak [-- --minutes 60 --part games]: the long versions of the tests, round after round, each with its own seeds.
// It can be stopped at any time: the next run continues with the next round. The results are in docs/soak.md.
// Failures of an earlier run are repeated first, with the seeds of their round.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs, stripVTControlCharacters } from 'node:util';
import { build, buildPage, install, root, log, gameIds } from './bootstrap.mjs';
import { ensureChromium } from './chromium.mjs';
import { ensureServices } from './services.mjs';

/** Tests of the server that are parts of their own. */
const kills = ['packages/server/test/durability.test.ts'];
const faults = ['packages/server/test/faults/faults.test.ts'];
const hostile = ['packages/server/test/fuzz.test.ts'];
const positions = ['parity', 'tables', 'pages', 'default-board', 'legible'].map((name) => `packages/web/test/${name}.test.ts`);

/** The tests of a round, and what is counted. */
const parts = {
  games: {
    tests: [
      ...gameIds.flatMap((game) => longIn(`packages/games/${game}/test`)),
      ...longIn('packages/cli/test'),
      ...longIn('packages/bots/test'),
    ],
    about: 'random games under all laws: all games, modules and seat counts; whole games by the command line',
  },
  release: { tests: ['scripts/test/release.test.ts'], about: 'packed packages, installed in an empty folder and run' },
  kills: { tests: kills, about: 'servers killed while games are played' },
  faults: {
    tests: faults,
    about: 'three servers, workers, PostgreSQL, Redis and the lines between them fail while games are played; histories are checked',
  },
  hostile: { tests: hostile, about: 'hostile messages to a running table' },
  server: {
    tests: [...longIn('packages/server/test'), ...longIn('packages/server/test/faults')].filter(
      (name) => ![...kills, ...faults, ...hostile].includes(name),
    ),
    about:
      'everything else of the server of which the usual run takes a part: silent clients, worlds that look the same, bots of a cluster',
  },
  parity: {
    tests: positions,
    about:
      'positions in Chromium: the page offers just the legal moves; every page, every game on phones and every lesson in every language',
  },
  browser: {
    tests: longIn('packages/web/test').filter((name) => !positions.includes(name)),
    about:
      'everything else in Chromium of which the usual run takes a part: whole games by mouse, keys and voice, every window, light and language',
  },
};
const stateFile = path.join(root, '.build/soak.json');
const page = path.join(root, 'docs/soak.md');
const MINUTE = 60_000;

const { minutes, chosen } = readArguments();
const done = fs.existsSync(stateFile)
  ? JSON.parse(fs.readFileSync(stateFile, 'utf8'))
  : { rounds: 0, ofRound: [], minutes: 0, counts: {}, failures: [] };
const end = Date.now() + minutes * MINUTE;
let child;
const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    stop.abort();
    child?.kill(signal);
  });

await install();
if (!(await build()).good) throw new Error('the build failed: npm test says where');
await buildPage();
ensureChromium(log);
ensureServices(log);
if (done.rounds > 0) log(`going on after ${done.rounds} rounds and ${Math.round(done.minutes)} minutes`);
await tryAgain();
while (!stop.signal.aborted && Date.now() < end) await round();
summarize();
process.exitCode = unmended().length === 0 ? 0 : 1;

/** The test files of a folder that do more in a long run, or all that belong to its laws and recorded games. */
function longIn(folder) {
  const isLong = (name) =>
    /^(?:laws|golden)\.test\.ts$/.test(name) ||
    (name.endsWith('.test.ts') && /soakRound|\/usual\.ts'/.test(fs.readFileSync(path.join(root, folder, name), 'utf8')));
  return fs
    .readdirSync(path.join(root, folder))
    .filter(isLong)
    .map((name) => `${folder}/${name}`);
}

/** The failures that have not passed since. */
function unmended() {
  return done.failures.filter(({ mended }) => mended === undefined);
}

/** A failure whose test passes now, in the same round, is marked as passing. */
async function tryAgain() {
  const places = new Map(unmended().map(({ part, round: number }) => [`${part} ${number}`, { part, number }]));
  for (const { part, number } of places.values()) {
    const results = await test(part, number);
    if (results === null) return;
    const passed = new Set(results.filter(({ status }) => status === 'passed').map(({ fullName }) => fullName));
    const today = new Date().toISOString().slice(0, 10);
    for (const failure of unmended())
      if (failure.part === part && failure.round === number && passed.has(failure.test)) failure.mended = today;
    keep();
    console.log(`round ${number} · ${part}, tried again: ${unmended().length} still fail`);
  }
}

/** Runs every chosen part once, or those that an earlier run left. A failure is noted with its round, and the others go on. */
async function round() {
  const number = done.rounds + 1;
  for (const name of chosen.filter((part) => !done.ofRound.includes(part))) {
    const started = Date.now();
    if (started >= end) return;
    if (!(await run(name, number))) return; // stopped: this part is run again
    done.ofRound.push(name);
    done.minutes += (Date.now() - started) / MINUTE;
    keep();
  }
  done.rounds = number;
  done.ofRound = [];
  keep();
}

/** The report of a part in a round; null if it was stopped. */
async function test(name, number) {
  const report = path.join(root, '.build/soak-vitest.json');
  fs.rmSync(report, { force: true });
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=json', `--outputFile=${report}`, ...parts[name].tests];
  const env = { ...process.env, NODE_ENV: 'test', FATHOM_SOAK: String(number) };
  await new Promise((over) => {
    child = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit'] });
    child.on('close', over);
  });
  if (stop.signal.aborted) return null;
  if (!fs.existsSync(report)) throw new Error(`vitest wrote no report on ${name}`);
  return JSON.parse(fs.readFileSync(report, 'utf8')).testResults.flatMap((file) => file.assertionResults);
}

/** False if it was stopped. */
async function run(name, number) {
  const results = await test(name, number);
  if (results === null) return false;
  count(name, 'tests', results.length);
  for (const { meta, status, fullName, failureMessages } of results) {
    for (const [what, amount] of Object.entries(meta?.tally ?? {})) count(name, what, amount);
    if (status === 'failed') done.failures.push({ round: number, part: name, test: fullName, says: firstOf(failureMessages[0] ?? '') });
  }
  const left = Math.max(0, Math.round((end - Date.now()) / MINUTE));
  console.log(`round ${number} · ${name}: ${countsOf(name)} · ${unmended().length} failed · ${left} min left`);
  return true;
}

/** The error message, without colours and stack. */
function firstOf(message) {
  const plain = stripVTControlCharacters(message);
  const from = plain.search(/\n\s+at /);
  return (from < 0 ? plain : plain.slice(0, from)).slice(0, 300);
}

function keep() {
  fs.mkdirSync(path.dirname(stateFile), { recursive: true });
  fs.writeFileSync(stateFile, JSON.stringify(done));
  summarize();
}

function count(part, what, amount) {
  const counts = (done.counts[part] ??= {});
  counts[what] = (counts[what] ?? 0) + amount;
}

function countsOf(part) {
  const counted = Object.entries(done.counts[part] ?? {}).map(([what, amount]) => `${amount.toLocaleString('en')} ${what}`);
  return counted.length === 0 ? '–' : counted.join(', ');
}

/** Writes the summary page. */
function summarize() {
  const rows = Object.entries(parts).map(([name, { about }]) => `| ${name} | ${about} | ${countsOf(name)} |`);
  const failures = done.failures.map(
    ({ round: number, part, test: title, says, mended }) =>
      `- round ${number}, ${part}: ${title}${mended === undefined ? '' : ` (passes since ${mended})`}\n\n  \`\`\`\n  ${says.replaceAll('\n', '\n  ')}\n  \`\`\``,
  );
  const text = [
    '# Soak runs',
    '',
    '`npm run soak -- --minutes 60` runs the long versions of the tests round after round, every round with its own seeds, and writes this page. It can be',
    'stopped at any time and continues with the next round. `--part games` (or `kills`, `hostile`, `parity`; several are possible) runs only that part.',
    '',
    `Last written ${new Date().toISOString().slice(0, 10)}: ${done.rounds} ${done.rounds === 1 ? 'round' : 'rounds'} in ${Math.round(done.minutes)} minutes on ${os.availableParallelism()} cores with Node ${process.versions.node}.`,
    '',
    '| part | tests | done so far |',
    '| --- | --- | --- |',
    ...rows,
    '',
    failures.length === 0
      ? 'Nothing failed.'
      : `${failures.length} failed, ${unmended().length} of them still do:\n\n${failures.join('\n')}`,
    '',
  ];
  fs.writeFileSync(page, text.join('\n'));
}

function readArguments() {
  try {
    const { values } = parseArgs({ options: { minutes: { type: 'string', default: '60' }, part: { type: 'string', multiple: true } } });
    const time = Number(values.minutes);
    if (!(time > 0)) refuse(`--minutes takes a number, not “${values.minutes}”.`);
    const names = values.part ?? Object.keys(parts);
    for (const name of names) if (!Object.hasOwn(parts, name)) refuse(`There is no part “${name}”.`);
    return { minutes: time, chosen: names };
  } catch (error) {
    return refuse(`${error.message.split('. ')[0]}.`);
  }
}

function refuse(problem) {
  console.error(`${problem}\nnpm run soak -- [--minutes 60] [--part ${Object.keys(parts).join(' | ')}]`);
  process.exit(2);
}
