// npm run bench [-- engine | server | browser]: sets up what is missing, then measures; without a word, everything.
import fs from 'node:fs';
import { become, bootstrap, buildPage, say } from './bootstrap.mjs';
import { benchBrowser } from './bench-browser.mjs';
import { ensureChromium } from './chromium.mjs';

const [only, ...rest] = process.argv.slice(2);
if (rest.length > 0 || !['engine', 'server', 'browser', undefined].includes(only)) {
  console.error(`npm run bench knows: engine, server, browser. Not: ${process.argv.slice(2).join(' ')}`);
  process.exit(2);
}
await bootstrap('bench');
if (only === undefined || only === 'browser') {
  await buildPage();
  ensureChromium(say);
  const result = await benchBrowser();
  fs.writeFileSync('bench-browser.json', `${JSON.stringify(result, null, 2)}\n`);
  if (!result.met) process.exitCode = 1;
}
if (only !== 'browser') await become('bench/dist/main.js', only === undefined ? [] : [only]);
