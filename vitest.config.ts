import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const source = (path: string): string => fileURLToPath(new URL(`packages/${path}`, import.meta.url));

/** Tests run on the sources: a package's name leads to its src, a game's text to its text. */
export default defineConfig({
  resolve: {
    alias: [
      { find: /^@fathom\/(kernel|bots|wire|server)$/, replacement: source('$1/src/index.ts') },
      { find: /^@fathom\/kernel\/testing$/, replacement: source('kernel/src/testing/index.ts') },
      { find: /^@fathom\/([\w-]+)\/text$/, replacement: source('games/$1/text/index.ts') },
      { find: /^@fathom\/([\w-]+)$/, replacement: source('games/$1/src/index.ts') },
    ],
  },
  test: {
    include: ['packages/**/test/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    maxWorkers: 2,
    testTimeout: 30_000,
  },
});
