// Resolves the names of packages to their sources instead of the build: in tests and in `npm run dev`.
import path from 'node:path';

/** Aliases for Vite and Vitest: a package's name resolves to its src, a game's text to its text. */
export function sourceAliases(root) {
  const source = (file) => path.join(root, 'packages', file);
  return [
    { find: /^@fathom\/(kernel|bots|table|wire|server)$/, replacement: source('$1/src/index.ts') },
    { find: /^@fathom\/kernel\/(book|inspect|rulebook)$/, replacement: source('kernel/src/$1.ts') },
    { find: /^@fathom\/kernel\/testing$/, replacement: source('kernel/src/testing/index.ts') },
    { find: /^@fathom\/server\/serve$/, replacement: source('server/src/serve.ts') },
    { find: /^@fathom\/games$/, replacement: source('games/list/src/index.ts') },
    { find: /^@fathom\/([\w-]+)\/listing$/, replacement: source('games/$1/src/listing.ts') },
    { find: /^@fathom\/([\w-]+)\/text$/, replacement: source('games/$1/text/index.ts') },
    { find: /^@fathom\/([\w-]+)\/text\/(.+)$/, replacement: source('games/$1/text/$2.ts') },
    { find: /^@fathom\/([\w-]+)$/, replacement: source('games/$1/src/index.ts') },
  ];
}
