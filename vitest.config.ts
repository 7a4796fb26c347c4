import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { slowness } from './scripts/patience.mjs';

const source = (path: string): string => fileURLToPath(new URL(`packages/${path}`, import.meta.url));

const tests = ['packages/**/test/**/*.test.ts'];
const browser = ['packages/web/test/**/*.test.ts'];
const pure = ['packages/{kernel,bots,table}/test/**/*.test.ts', 'packages/games/*/test/**/*.test.ts'];
const built = ['**/node_modules/**', '**/dist/**'];

/** Measured once, for this process and those that run the tests. */
const patience = (process.env['FATHOM_PATIENCE'] ??= slowness().toFixed(1));
const atMost = (minutes: number): number => minutes * 60_000 * Number(patience);

/** Tests run on the sources: a package's name leads to its src, a game's text to its text. */
export default defineConfig({
  resolve: {
    alias: [
      { find: /^@fathom\/(kernel|bots|table|wire|server)$/, replacement: source('$1/src/index.ts') },
      { find: /^@fathom\/kernel\/testing$/, replacement: source('kernel/src/testing/index.ts') },
      { find: /^@fathom\/games$/, replacement: source('games/list/src/index.ts') },
      { find: /^@fathom\/([\w-]+)\/listing$/, replacement: source('games/$1/src/listing.ts') },
      { find: /^@fathom\/([\w-]+)\/text$/, replacement: source('games/$1/text/index.ts') },
      { find: /^@fathom\/([\w-]+)$/, replacement: source('games/$1/src/index.ts') },
    ],
  },
  test: {
    // Browsers and servers wait for each other now and then: one more than there are cores keeps both busy.
    maxWorkers: 3,
    // Only what hangs is stopped. Tests wait for events, never for a time, and have no limits of their own.
    testTimeout: atMost(10),
    hookTimeout: atMost(10),
    expect: { poll: { timeout: atMost(1), interval: 20 } },
    projects: [
      { extends: true, test: { name: 'browser', include: browser, exclude: built } },
      // Rules, texts and bots keep nothing between two tests: their files can share what they import.
      { extends: true, test: { name: 'pure', include: pure, exclude: built, isolate: false } },
      { extends: true, test: { name: 'tests', include: tests, exclude: [...built, ...browser, ...pure] } },
    ],
  },
});
