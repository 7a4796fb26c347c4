// npm run bench [-- engine | server | browser]: installs and builds what is missing, then measures; without an argument,
// everything.
// npm run bench -- engine --game abyss --kraken: one game, or only its tables with that module.
// npm run bench -- compare REF [abyss …]: this tree and another commit in turns in one process: do they play the same games,
// and how fast.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { become, bootstrap, buildPage, root, log } from './bootstrap.mjs';
import { benchBrowser } from './bench-browser.mjs';
import { ensureChromium } from './chromium.mjs';

const PARTS = ['engine', 'server', 'browser'];
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

/** Builds the engine of another commit in .build, with its own dependencies. Returns its folder. */
function checkOut(ref) {
  const git = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  const { stdout, status } = git('rev-parse', '--verify', '--quiet', `${ref}^{commit}`);
  if (status !== 0) refuse(`There is no commit “${ref}”.`);
  const folder = path.join(root, '.build/compare', stdout.trim());
  if (fs.existsSync(path.join(folder, 'packages/bots/dist'))) return folder;
  log(`building ${ref}`);
  fs.rmSync(folder, { recursive: true, force: true });
  const links = path.join(folder, 'node_modules/@fathom');
  fs.mkdirSync(links, { recursive: true });
  const archive = path.join(folder, 'tree.tar');
  git('archive', '--output', archive, stdout.trim());
  spawnSync('tar', ['-xf', archive, '-C', folder]);
  for (const name of ['kernel', 'bots', ...GAMES.map((id) => `games/${id}`)])
    fs.symlinkSync(path.join(folder, 'packages', name), path.join(links, path.basename(name)));
  const projects = ['packages/bots', ...GAMES.map((id) => `packages/games/${id}`)].map((name) => path.join(folder, name));
  const built = spawnSync(process.execPath, [path.join(root, 'node_modules/typescript/bin/tsc'), '-b', ...projects], {
    stdio: ['ignore', 2, 2],
  });
  if (built.status !== 0) refuse(`${ref} could not be built.`);
  return folder;
}

if (process.argv[2] === 'compare') {
  const [ref, ...games] = process.argv.slice(3);
  if (ref === undefined) refuse('Which commit? npm run bench -- compare REF.');
  for (const name of games) if (!GAMES.includes(name)) refuse(`There is no game “${name}”.`);
  await bootstrap('bench');
  await become('bench/dist/compare/main.js', [checkOut(ref), root, ...games]);
  process.exit();
}

const { parts, game, modules } = readArguments();
const [only] = parts;
if (parts.length > 1 || (only !== undefined && !PARTS.includes(only))) refuse(`Not known: ${parts.join(' ')}.`);
if (game !== undefined && only !== 'engine') refuse('A game can be chosen for the engine only.');
if (game !== undefined && !GAMES.includes(game)) refuse(`There is no game “${game}”.`);
for (const module of modules) if (!MODULES[game]?.includes(module)) refuse(`--${module} goes with a game that has it.`);

await bootstrap('bench');
if (only === undefined || only === 'browser') {
  await buildPage();
  ensureChromium(log);
  const result = await benchBrowser();
  fs.writeFileSync('bench-browser.json', `${JSON.stringify(result, null, 2)}\n`);
  if (!result.met) process.exitCode = 1;
}
if (only !== 'browser')
  await become(
    'bench/dist/main.js',
    [only, game, ...modules].filter((word) => word !== undefined),
  );
