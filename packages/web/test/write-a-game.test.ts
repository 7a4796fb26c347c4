import type { Browser, Page } from 'playwright-core';
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyTree, linkPackages } from '../../../scripts/tree.mjs';
import { closePages, device, myTurn, sharedBrowser, startGame } from './browser.ts';
import { begin, invite, sit, step } from './friends.ts';
import { blocks, follow } from './guide.ts';
import { freePort } from './served.ts';
import { isLong } from './usual.ts';

/*
 * docs/write-a-game.md, followed to the letter in a copy of the project: a game that touches its own folder and the list of games, nothing
 * else.
 */

const PAGE = 'docs/write-a-game.md';
const LIST = 'packages/games/list/';
const GAME = 'packages/games/eights/';

const STAMP = `
  import { writeFileSync } from 'node:fs';
  import { installKey } from './scripts/bootstrap.mjs';
  writeFileSync('node_modules/.setup-stamp', installKey());
`;

let folder: string;
let url: string;
let dev: ChildProcess;
let browser: Browser;
const run = (file: string, ...args: string[]): string => execFileSync(process.execPath, [file, ...args], { cwd: folder, encoding: 'utf8' });

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'fathom-game-'));
  copyTree(folder, { fresh: false });
  linkPackages(folder);
  follow(PAGE, folder);
  // What `npm install` would do, without the network.
  symlinkSync(path.join(folder, GAME), path.join(folder, 'node_modules/@fathom/eights'));
  run('--input-type=module', '--eval', STAMP);
  run('node_modules/typescript/bin/tsc', '--build', 'packages/cli');
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  dev = spawn(process.execPath, ['scripts/dev.mjs', '--port', String(port), '--host', '127.0.0.1'], {
    cwd: folder,
    env: { ...process.env, FATHOM_SETTLE_PAUSE: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const said of dev.stdout!) if (String(said).includes('Fathom is at')) break;
  browser = await sharedBrowser();
});
afterAll(async () => {
  await closePages(browser);
  dev.kill('SIGTERM');
  await once(dev, 'exit');
  rmSync(folder, { recursive: true, force: true });
});

/** So often something is touched. The usual run does not play to the end: it does on this board in default-board.test.ts. */
const TOUCHES = isLong ? Infinity : 6;
const errors: Error[] = [];

async function newPage(): Promise<Page> {
  const page = await (await device(browser)).newPage();
  page.on('pageerror', (error) => errors.push(error));
  return page;
}

let first: Page | null = null;

/** The page from its sources is many files: the first one is used again. */
async function open(address: string): Promise<Page> {
  const page = address.startsWith('http') ? await newPage() : (first ??= await newPage());
  await page.goto(address.startsWith('http') ? address : `${url}/#${address}`);
  return page;
}

test('the game is small, and adding it touches its own folder and the list', () => {
  const all = blocks(PAGE);
  expect(all.filter(({ file }) => !file.startsWith(GAME) && !file.startsWith(LIST))).toEqual([]);
  const counted = all.filter(({ file }) => file.startsWith(GAME) && !/\/(?:text|test)\//.test(file));
  expect(counted.reduce((lines, { code }) => lines + code.split('\n').length - 1, 0)).toBeLessThanOrEqual(200);
});

test('it keeps all laws', () => {
  expect(run('node_modules/vitest/vitest.mjs', 'run', GAME)).toMatch(/3 passed/);
});

test('it plays in the terminal, and with the search bot', () => {
  const main = 'packages/cli/dist/main.js';
  const simulated = run(main, 'simulate', '--game', 'eights', '--seats', 'ismcts-50,greedy', '-n', '1', '--seed', 'guide', '--json');
  expect(JSON.parse(simulated)).toMatchObject({ game: 'eights' });
  const watched = run(main, 'play', '--game', 'eights', '--seats', 'greedy,greedy,random', '--seed', 'guide', '--lang', 'en');
  expect(watched).toContain('All hands are shown.');
});

test('it plays in the browser, on the default board, by touching what glows', async () => {
  const page = await open('/new/eights');
  await startGame(page);
  const confirm = page.locator('.confirm .is-strong');
  const lit = page.locator('.piece.is-lit:visible');
  for (let touches = 0; touches < TOUCHES && (await myTurn(page)) === 'move'; touches++) {
    // What was there a moment ago may be gone: the table is looked at again.
    await ((await confirm.count()) > 0 ? confirm : lit.first()).click({ timeout: 2000 }).catch(() => undefined);
  }
  expect(errors).toEqual([]);
});

test(`it plays online${isLong ? ' to its end' : ''}`, async () => {
  const ann = await open('/invite/eights');
  const bob = await open(await invite(ann, 2));
  await sit(bob, 'Bob');
  await begin([ann, bob]);
  for (let touches = 0; touches < TOUCHES && !(await step([ann, bob], /^Play/)); touches++) continue;
  if (isLong) for (const page of [ann, bob]) await page.locator('.end').waitFor();
  expect(errors).toEqual([]);
});
