// The packages as they are published: packed from a clean build, then installed and run in an empty folder.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { build, buildPage, manifests, npm, root } from '../bootstrap.mjs';

/** Packages that are not private are published. */
const publishedFolders = () =>
  manifests()
    .filter((file) => JSON.parse(fs.readFileSync(path.join(root, file), 'utf8')).private !== true)
    .map((file) => path.dirname(path.join(root, file)));

/** Packs every published package into a folder, from a clean build. The page is packed with the server. Returns the files. */
export async function packInto(folder) {
  const page = path.join(root, 'packages/server/page');
  for (const published of publishedFolders()) fs.rmSync(path.join(published, 'dist'), { recursive: true, force: true });
  fs.rmSync(path.join(root, 'packages/web/dist'), { recursive: true, force: true });
  const { good, output } = await build('packages/cli');
  if (!good) throw new Error(output);
  await buildPage();
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(folder, { recursive: true });
  fs.cpSync(path.join(root, 'packages/web/dist'), page, { recursive: true, filter: (file) => path.basename(file) !== '.stamp' });
  try {
    const packed = npm('pack', '--loglevel=error', '--pack-destination', folder, ...publishedFolders());
    if (!packed) throw new Error('npm pack failed: see above');
  } finally {
    fs.rmSync(page, { recursive: true, force: true });
  }
  return fs.readdirSync(folder).map((file) => path.join(folder, file));
}

/** Installs packed packages in an empty folder and runs them. Throws if anything does not work. */
export async function prove(files, version) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'fathom-release-'));
  try {
    fs.writeFileSync(path.join(folder, 'package.json'), '{ "private": true }\n');
    run(folder, 'npm', 'install', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error', ...files);
    expect(run(folder, 'npx', '--no-install', 'fathom', '--version') === `${version}\n`, 'fathom --version');
    const simulated = JSON.parse(run(folder, 'npx', '--no-install', 'fathom', 'simulate', '-n', '4', '--seats', 'greedy,random', '--json'));
    expect(simulated.games.length === 4, 'fathom simulate');
    await proveServer(folder);
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/** The server answers, and serves the page. */
async function proveServer(folder) {
  const args = [path.join(folder, 'node_modules/@fathom/cli/dist/main.js'), 'serve', '--port', '0', '--data', 'fathom.sqlite'];
  const server = spawn(process.execPath, args, { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(server, 'exit');
  try {
    const [line] = await Promise.race([once(server.stdout.setEncoding('utf8'), 'data'), ended]);
    const address = /http:\S+/.exec(String(line))?.[0];
    expect(address !== undefined, 'fathom serve');
    expect((await fetch(`${address}/healthz`)).ok, 'the health check');
    expect((await (await fetch(address)).text()).includes('<div id="root">'), 'the page');
  } finally {
    server.kill('SIGTERM');
    await ended;
  }
}

function run(folder, command, ...args) {
  const { status, stdout } = spawnSync(command, args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 2] });
  expect(status === 0, `${command} ${args[0]}`);
  return stdout;
}

function expect(isSo, what) {
  if (!isSo) throw new Error(`The packed packages do not work: ${what}.`);
}
