// The browser's part of npm run bench: today's page and the first release in turns, in one browser.
import path from 'node:path';
import { root } from './bootstrap.mjs';
import { chromiumArgs, chromiumPath } from './chromium.mjs';
import { bareRound, coldStart, heapAfter, scriptSize, slowRound, THROTTLING } from './page-bench/measures.mjs';
import { processorRound } from './page-bench/processor.mjs';
import { bareLine, coldLine, linesOf, quantile, rowsOf } from './page-bench/report.mjs';
import { games, layTables } from './page-bench/tables.mjs';
import { FIRST, pageOf } from './releases.mjs';
import { serveFolder } from './static.mjs';

const ROUNDS = 3;
const COLD_RUNS = 5;
const GAMES_PLAYED = [1, 10];
const LIMIT = 20 * 60_000;

/** Memory does not depend on speed: frames are drawn as fast as they come. */
const unhurried = ['--disable-frame-rate-limit', '--disable-gpu-vsync'];

const launch = async (args = []) => {
  const { chromium } = await import('playwright-core');
  return chromium.launch({ executablePath: chromiumPath(), args: [...chromiumArgs, ...args] });
};

/** Both releases, each goes first in every second round. */
async function inTurns(releases, rounds, measure) {
  const measured = releases.map(() => []);
  for (let round = 0; round < rounds; round++)
    for (const nth of round % 2 === 0 ? [0, 1] : [1, 0]) measured[nth].push(await measure(releases[nth]));
  return measured;
}

/** What today's page and the first release need of the processor. */
async function measureProcessor(browser, releases, { middle }) {
  const rounds = await inTurns(releases, ROUNDS, (release) => processorRound(browser, release, middle));
  const [now, first] = rounds.map((each) => {
    const sum = (what) => each.reduce((total, round) => total + round[what], 0);
    return {
      taps: each.flatMap(({ taps }) => taps),
      moving: each.flatMap(({ moving }) => moving),
      processes: sum('processes'),
      styles: sum('styles'),
      styled: sum('styled'),
      layouts: sum('layouts'),
    };
  });
  return { now: { processor: now }, first: { processor: first } };
}

/** Everything about one game: what today's page and the first release measured. */
async function measureGame(browser, releases, tables) {
  const { middle, late } = tables;
  const processor = await measureProcessor(browser, releases, tables);
  const rounds = await inTurns(releases, ROUNDS, (release) => slowRound(browser, release, middle));
  const sizes = await inTurns(releases, 1, (release) => scriptSize(browser, release, middle));
  const roomy = await launch(unhurried);
  const heaps = await Promise.all(releases.map((release) => heapAfter(roomy, release, late, GAMES_PLAYED)));
  await roomy.close();
  const [now, first] = rounds.map((each, nth) => ({
    ...[processor.now, processor.first][nth],
    taps: each.flatMap(({ taps }) => taps),
    moving: each.flatMap(({ moving }) => moving),
    scripts: sizes[nth][0],
    heap: heaps[nth],
  }));
  return { now, first };
}

async function measureStart(browser, releases) {
  const runs = await inTurns(releases, COLD_RUNS, (release) => coldStart(browser, release));
  return runs.map((times) => ({
    paint: quantile(
      times.map(({ paint }) => paint),
      0.5,
    ),
    ready: quantile(
      times.map(({ ready }) => ready),
      0.5,
    ),
  }));
}

/** Serves a folder while the work is done. */
async function serving(folder, work) {
  const server = await serveFolder(folder, 0, '127.0.0.1');
  try {
    return await work({ folder, home: `http://127.0.0.1:${server.address().port}/` });
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

async function compare(releases, isProcessorOnly) {
  const browser = await launch();
  const chromium = browser.version();
  const rounds = `${ROUNDS} rounds in turns with the first release`;
  console.log(`The page · Chromium ${chromium} · phone, ${THROTTLING}-fold CPU throttling · ${rounds}\n`);
  const results = {};
  for (const game of games) {
    const tables = await layTables(browser, releases[1].home, game);
    results[game] = rowsOf(await (isProcessorOnly ? measureProcessor : measureGame)(browser, releases, tables));
    console.log(linesOf(game, results[game]).join('\n'));
  }
  const start = isProcessorOnly ? {} : await compareStart(browser, releases);
  await browser.close();
  const met = Object.values(results).every((rows) => rows.every(({ met }) => met !== false));
  return { chromium, games: results, ...start, met };
}

async function compareStart(browser, releases) {
  const [now, first] = await measureStart(browser, releases);
  console.log(`${coldLine('today', now)}\n${coldLine('first release', first)}\n${bareLine(await bareRound(browser))}\n`);
  return { start: { now, first } };
}

/** Whatever hangs, the measurement ends. */
function endLater() {
  const end = () => {
    console.error(`The page was not measured within ${LIMIT / 60_000} minutes: the machine is too busy, or a page hangs.`);
    process.exit(1);
  };
  setTimeout(end, LIMIT).unref();
}

/** Measures the built page beside the first release, or only the processor time of both; prints the figures and returns them. */
export function benchBrowser(isProcessorOnly) {
  endLater();
  const first = pageOf(FIRST);
  if (first === null) throw new Error(`the page of ${FIRST} could not be built: is this a clone with its history?`);
  return serving(path.join(root, 'packages/web/dist'), (now) =>
    serving(first, (old) =>
      compare(
        [
          { ...now, isFirst: false },
          { ...old, isFirst: true },
        ],
        isProcessorOnly,
      ),
    ),
  );
}
