// Other commits of this repository, built in .build with the dependencies of this tree.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { gameIds, log, root } from './bootstrap.mjs';

/** The first release. */
export const FIRST = '36308fe';

/** The engine of a commit: its games and bots. Returns the folder, or null if there is no such commit or it cannot be built. */
export function engineOf(ref) {
  const folder = checkOut(ref);
  if (folder === null || fs.existsSync(path.join(folder, 'packages/bots/dist'))) return folder;
  log(`building ${ref}`);
  return compile(folder, ['bots', ...gameIds.map((id) => `games/${id}`)]) ? folder : null;
}

/** The page of a commit. Returns the folder to serve, or null if there is no such commit or it cannot be built. */
export function pageOf(ref) {
  const folder = checkOut(ref);
  if (folder === null) return null;
  const dist = path.join(folder, 'packages/web/dist');
  if (fs.existsSync(path.join(dist, 'sw.js'))) return dist; // it is written last
  log(`building the page of ${ref}`);
  if (!compile(folder, ['web'])) return null;
  const vite = [path.join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn', path.join(folder, 'packages/web')];
  return run(vite, { NODE_ENV: 'production' }) ? dist : null;
}

/** Puts the files of a commit into a folder whose packages find each other and, above it, the dependencies of this tree. */
function checkOut(ref) {
  const git = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  const { stdout, status } = git('rev-parse', '--verify', '--quiet', `${ref}^{commit}`);
  if (status !== 0) return null;
  const commit = stdout.trim();
  const folder = path.join(root, '.build/compare', commit);
  const links = path.join(folder, 'node_modules/@fathom');
  if (fs.existsSync(path.join(links, 'web'))) return folder;
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(links, { recursive: true });
  const archive = path.join(folder, 'tree.tar');
  git('archive', '--output', archive, commit);
  spawnSync('tar', ['-xf', archive, '-C', folder]);
  fs.rmSync(archive);
  for (const each of packagesIn(folder)) {
    const { name } = JSON.parse(fs.readFileSync(path.join(folder, each, 'package.json'), 'utf8'));
    fs.symlinkSync(path.join(folder, each), path.join(folder, 'node_modules', name));
  }
  return folder;
}

const hasManifest = (folder) => fs.existsSync(path.join(folder, 'package.json'));

/** The folders of its packages, games among them. */
const packagesIn = (folder) =>
  ['packages', 'packages/games'].flatMap((parent) =>
    fs
      .readdirSync(path.join(folder, parent))
      .map((name) => path.join(parent, name))
      .filter((each) => hasManifest(path.join(folder, each))),
  );

const compile = (folder, packages) =>
  run([path.join(root, 'node_modules/typescript/bin/tsc'), '-b', ...packages.map((name) => path.join(folder, 'packages', name))]);

const run = (args, env = {}) =>
  spawnSync(process.execPath, args, { env: { ...process.env, ...env }, stdio: ['ignore', 2, 2] }).status === 0;
