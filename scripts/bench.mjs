// npm run bench [-- engine | server | browser]: sets up what is missing, then measures; without a word, everything.
// npm run bench -- engine --game abyss --kraken: one game, or only its tables with that module.
import fs from 'node:fs';
import { parseArgs } from 'node:util';
import { become, bootstrap, buildPage, say } from './bootstrap.mjs';
import { benchBrowser } from './bench-browser.mjs';
import { ensureChromium } from './chromium.mjs';

const PARTS = ['engine', 'server', 'browser'];
const MODULES = { conspiracy: [], abyss: ['kraken'], waterdeep: ['undermountain', 'skullport'] };
const GAMES = Object.keys(MODULES);

function refuse(problem) {
  console.error(`${problem}\nnpm run bench knows: ${PARTS.join(', ')}; of the engine, --game ${GAMES.join(' | ')}, with their modules:`);
  for (const [game, modules] of Object.entries(MODULES)) for (const module of modules) console.error(`  --game ${game} --${module}`);
  process.exit(2);
}

/** What is to be measured: a part or all of them, a game or all of them, the modules that have to lie on the table. */
function wanted() {
  const flags = Object.fromEntries(Object.values(MODULES).flatMap((modules) => modules.map((module) => [module, { type: 'boolean' }])));
  try {
    const { positionals, values } = parseArgs({ allowPositionals: true, options: { game: { type: 'string' }, ...flags } });
    const { game, ...modules } = values;
    return { parts: positionals, game, modules: Object.keys(modules) };
  } catch (error) {
    return refuse(`${error.message.split('. ')[0]}.`);
  }
}

const { parts, game, modules } = wanted();
const [only] = parts;
if (parts.length > 1 || (only !== undefined && !PARTS.includes(only))) refuse(`Not known: ${parts.join(' ')}.`);
if (game !== undefined && only !== 'engine') refuse('A game can be chosen for the engine only.');
if (game !== undefined && !GAMES.includes(game)) refuse(`There is no game “${game}”.`);
for (const module of modules) if (!MODULES[game]?.includes(module)) refuse(`--${module} goes with a game that has it.`);

await bootstrap('bench');
if (only === undefined || only === 'browser') {
  await buildPage();
  ensureChromium(say);
  const result = await benchBrowser();
  fs.writeFileSync('bench-browser.json', `${JSON.stringify(result, null, 2)}\n`);
  if (!result.met) process.exitCode = 1;
}
if (only !== 'browser')
  await become(
    'bench/dist/main.js',
    [only, game, ...modules].filter((word) => word !== undefined),
  );
