// Prepares a fresh checkout, and does only what is missing. No dependencies: this creates node_modules.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const oldestNode = [20, 19];
const stamp = path.join(root, 'node_modules/.setup-stamp');
const lockFolder = path.join(root, '.setup.lock');
const tenMinutes = 600_000;

/** The IDs of the games: every folder beside their list. */
export const gameIds = fs.readdirSync(path.join(root, 'packages/games')).filter((name) => name !== 'list');

/** Installs what is missing, then builds the named project and its references. */
export async function bootstrap(project) {
  await install();
  const { good, output } = await build(project);
  if (good) return;
  console.error(output);
  stop('the build failed');
}

/** Installs exactly what the lock file lists, unless it is already installed. */
export async function install() {
  refuseOldNode();
  if (isInstalled()) return;
  await alone(() => {
    if (isInstalled()) return;
    log('installing dependencies (npm ci)');
    if (!npm('ci', '--include=dev', '--include=optional', '--loglevel=error')) stop('npm ci failed: see above');
    fs.writeFileSync(stamp, installKey());
  });
}

/** After a change of versions only: what is installed is still right if the lock file is. */
export function keepInstalled() {
  if (!npm('ci', '--dry-run', '--loglevel=error')) stop('package-lock.json does not fit: see above');
  fs.writeFileSync(stamp, installKey());
}

/** Builds the named project, or all, including tests. */
export async function build(project) {
  if (!fs.existsSync(path.join(root, 'packages/kernel/dist'))) log('building');
  const args = [path.join(root, 'node_modules/typescript/bin/tsc'), '-b', ...(project ? [project] : [])];
  return alone(async () => {
    const compiler = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 2] });
    const output = await compiler.stdout.setEncoding('utf8').toArray();
    if (compiler.exitCode === null) await once(compiler, 'exit');
    return { good: compiler.exitCode === 0, output: output.join('') };
  });
}

/** Builds the page, unless none of its sources has changed. */
export async function buildPage() {
  await alone(async () => {
    const dist = path.join(root, 'packages/web/dist/.stamp');
    const key = pageKey();
    if (fs.existsSync(dist) && fs.readFileSync(dist, 'utf8') === key) return;
    log('building the page');
    const args = [path.join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn', path.join(root, 'packages/web')];
    const env = { ...process.env, NODE_ENV: 'production' };
    const [status] = await once(spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 2, 2] }), 'exit');
    if (status !== 0) stop('the page could not be built');
    fs.writeFileSync(dist, key);
  });
}

/** The inputs of the page: its own files, and the built packages it uses. */
function pageKey() {
  const hash = createHash('sha256').update(installKey());
  const below = ['kernel', 'bots', 'games', 'table', 'wire'].map((name) => path.join(root, 'packages', name));
  const files = [...filesIn(path.join(root, 'packages/web')), ...below.flatMap(filesIn)];
  for (const file of files.sort((a, b) => (a < b ? -1 : 1))) hash.update(path.relative(root, file)).update(fs.readFileSync(file));
  return hash.digest('hex');
}

/** Sources only: nothing built or installed, no tests. */
function filesIn(folder) {
  return fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (['node_modules', 'dist', 'test'].includes(entry.name)) return [];
    const file = path.join(folder, entry.name);
    return entry.isDirectory() ? filesIn(file) : [file];
  });
}

/** Runs a built program in this process, so that signals and exit code are its own. Relative paths start where npm was called. */
export async function become(program, args) {
  const file = path.join(root, program);
  if (process.env.INIT_CWD) process.chdir(process.env.INIT_CWD);
  process.argv = [process.argv[0], file, ...args];
  await import(file);
}

function refuseOldNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const [needed, atLeast] = oldestNode;
  if (major < needed || (major === needed && minor < atLeast))
    stop(`Node ${oldestNode.join('.')} or newer is needed, this is ${process.version}`);
}

function isInstalled() {
  return fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === installKey();
}

/** What an installation depends on: the lock file, every manifest, npm's settings, and the machine. */
export function installKey() {
  const hash = createHash('sha256');
  for (const file of ['package-lock.json', '.npmrc', ...manifests()]) hash.update(file).update(fs.readFileSync(path.join(root, file)));
  return [hash.digest('hex'), process.versions.modules, process.platform, process.arch].join(' ');
}

export function manifests() {
  const { workspaces } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8'));
  const folders = workspaces.flatMap((pattern) => {
    if (!pattern.endsWith('/*')) return [pattern];
    const parent = pattern.slice(0, -2);
    return fs
      .readdirSync(path.join(root, parent))
      .sort()
      .map((name) => `${parent}/${name}`);
  });
  return ['package.json', ...folders.map((folder) => `${folder}/package.json`).filter((file) => fs.existsSync(path.join(root, file)))];
}

/**
 * NODE_ENV=production or a user's omit= must not drop the compiler, and settings of the calling npm must not reach the npm we
 * call.
 */
export function npm(...args) {
  const leaking = /^npm_(package|lifecycle|command|config_(omit|include|production|only|workspace))/i;
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !leaking.test(name)));
  const options = { cwd: root, env, stdio: ['ignore', 'ignore', 2] };
  const own = process.env.npm_execpath;
  const { status } = own?.endsWith('.js') ? spawnSync(process.execPath, [own, ...args], options) : spawnSync('npm', args, options);
  return status === 0;
}

/** `npm start` and `npm test` may run together: one sets up, the other waits. The lock of a dead process is removed. */
async function alone(work) {
  for (let waited = 0; !taken(); waited += 1) {
    if (isAbandoned()) fs.rmSync(lockFolder, { recursive: true, force: true });
    else if (waited === 15) log(`waiting for another setup; if there is none, delete ${path.basename(lockFolder)}`);
    await sleep(200);
  }
  const free = () => fs.rmSync(lockFolder, { recursive: true, force: true });
  process.once('exit', free);
  try {
    return await work();
  } finally {
    free();
    process.off('exit', free);
  }
}

function taken() {
  try {
    fs.mkdirSync(lockFolder);
    fs.writeFileSync(path.join(lockFolder, 'pid'), String(process.pid));
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

function isAbandoned() {
  try {
    if (Date.now() - fs.statSync(lockFolder).mtimeMs > tenMinutes) return true;
    process.kill(Number(fs.readFileSync(path.join(lockFolder, 'pid'), 'utf8')), 0);
    return false;
  } catch (error) {
    return error.code === 'ESRCH';
  }
}

export function log(message) {
  console.error(`[setup] ${message}`);
}

function stop(message) {
  log(message);
  process.exit(1);
}
