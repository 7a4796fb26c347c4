// npm run bench [-- engine | server | browser | seats | stored]: installs and builds what is missing, then measures; without an argument,
// everything.
// npm run bench -- processor: of the browser's part only the processor time, which can be measured on a busy machine too.
// npm run bench -- engine --game abyss --kraken: one game, or only its tables with that module.
// npm run bench -- compare REF [abyss …]: this tree and another commit in turns in one process: do they play the same games,
// and how fast.
import fs from 'node:fs';
import { parseArgs } from 'node:util';
import { become, bootstrap, buildPage, root, log } from './bootstrap.mjs';
import { benchBrowser } from './bench-browser.mjs';
import { ensureChromium } from './chromium.mjs';
import { engineOf } from './releases.mjs';

const PARTS = ['engine', 'server', 'browser', 'processor', 'seats', 'stored'];
const MODULES = { conspiracy: [], abyss: ['kraken'], waterdeep: ['undermountain', 'skullport'] };
const GAMES = Object.keys(MODULES);

function refuse(problem) {
  console.error(`${problem}\nnpm run bench accepts: ${PARTS.join(', ')}; for the engine, --game ${GAMES.join(' | ')}, with their modules:`);
  for (const [game, modules] of Object.entries(MODULES)) for (const module of modules) console.error(`  --game ${game} --${module}`);
  process.exit(2);
}

/** What is to be measured: a part or all, a game or all, the modules that must be in play. */
function readArguments() {
  const flags = Object.fromEntries(Object.values(MODULES).flatMap((modules) => modules.map((module) => [module, { type: 'boolean' }])));
  try {
    const { positionals, values } = parseArgs({ allowPositionals: true, options: { game: { type: 'string' }, ...flags } });
    const { game, ...modules } = values;
    return { parts: positionals, game, modules: Object.keys(modules) };
  } catch (error) {
    return refuse(`${error.message.split('. ')[0]}.`);
  }
}

if (process.argv[2] === 'compare') {
  const [ref, ...games] = process.argv.slice(3);
  if (ref === undefined) refuse('Which commit? npm run bench -- compare REF.');
  for (const name of games) if (!GAMES.includes(name)) refuse(`There is no game “${name}”.`);
  await bootstrap('bench');
  const folder = engineOf(ref);
  if (folder === null) refuse(`There is no commit “${ref}”, or it cannot be built.`);
  await become('bench/dist/compare/main.js', [folder, root, ...games]);
  process.exit();
}

const { parts, game, modules } = readArguments();
const [only] = parts;
if ((parts.length > 1 && only !== 'seats' && only !== 'stored') || (only !== undefined && !PARTS.includes(only)))
  refuse(`Not known: ${parts.join(' ')}.`);
if (game !== undefined && only !== 'engine') refuse('A game can be chosen for the engine only.');
if (game !== undefined && !GAMES.includes(game)) refuse(`There is no game “${game}”.`);
for (const module of modules) if (!MODULES[game]?.includes(module)) refuse(`--${module} goes with a game that has it.`);

await bootstrap('bench');
if (only === undefined || only === 'browser' || only === 'processor') {
  await buildPage();
  ensureChromium(log);
  const result = await benchBrowser(only === 'processor');
  fs.writeFileSync('bench-browser.json', `${JSON.stringify(result, null, 2)}\n`);
  console.log('written to bench-browser.json\n');
  if (!result.met) process.exitCode = 1;
}
if (only !== 'browser' && only !== 'processor')
  await become(
    'bench/dist/main.js',
    [...(parts.length === 0 ? [undefined] : parts), game, ...modules].filter((word) => word !== undefined),
  );
