// npm run try-image: performs the steps of the Dockerfile in a scratch folder, without Docker, then starts the server and
// checks its health.
// Base images, users and volumes are left out; every path of the image is inside the folder of its stage.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { root } from './bootstrap.mjs';
import { ignoredBy, readStages } from './image/dockerfile.mjs';
import { freePort } from './ports.mjs';

const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'fathom-image-'));
const isIgnored = ignoredBy(read('.dockerignore'));

try {
  const stages = readStages(read('Dockerfile'));
  for (const stage of stages) build(stage);
  await start(stages.at(-1));
} finally {
  fs.rmSync(scratch, { recursive: true, force: true });
}

function build(stage) {
  for (const step of stage.instructions) {
    if (step.name === 'COPY') copy(stage, step);
    if (step.name !== 'RUN') continue;
    console.log(`[${stage.name}] ${step.value}`);
    const options = { cwd: workFolder(stage), env: environment(stage), stdio: ['ignore', 'ignore', 2] };
    if (spawnSync('sh', ['-c', step.value], options).status !== 0) throw new Error(`failed: ${step.value}`);
  }
  console.log(`[${stage.name}] ${megabytes(path.join(scratch, stage.name))} MB`);
}

/** Starts the command of the last stage, waits until it listens, and runs the health check. */
async function start(stage) {
  const command = (name) => stage.instructions.find((step) => step.name === name).command;
  const env = { ...environment(stage), FATHOM_HOST: '127.0.0.1', FATHOM_PORT: String(await freePort()) };
  const [program, ...args] = command('CMD');
  const server = spawn(program, args, { cwd: workFolder(stage), env, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(server, 'exit');
  await Promise.race([once(server.stdout, 'data'), ended]);
  const page = await (await fetch(`http://127.0.0.1:${env.FATHOM_PORT}/`)).text();
  const [probe, ...words] = command('HEALTHCHECK');
  const health = spawnSync(probe, words, { env, stdio: 'inherit' }).status;
  server.kill('SIGTERM');
  const [code] = await ended;
  if (health !== 0 || code !== 0 || !page.includes('<div id="root">')) throw new Error(`health ${health}, exit code ${code}`);
  console.log('The server is healthy, serves the page and stops when it is asked to.');
}

function copy(stage, { from, sources, to }) {
  const isCopied = (file) => from !== null || !isIgnored(path.relative(root, file));
  for (const source of sources) {
    const file = from === null ? path.join(root, source) : inside(from, source);
    fs.cpSync(file, inside(stage.name, path.resolve(workPath(stage), to)), { recursive: true, filter: isCopied, verbatimSymlinks: true });
  }
}

function inside(stage, file) {
  return path.join(scratch, stage, file);
}

function workPath(stage) {
  return stage.instructions.find((step) => step.name === 'WORKDIR').value;
}

function workFolder(stage) {
  const folder = inside(stage.name, workPath(stage));
  fs.mkdirSync(folder, { recursive: true });
  return folder;
}

/** The environment of a container, without that of the calling npm. */
function environment(stage) {
  const own = Object.entries(process.env).filter(([name]) => !/^(npm_|INIT_CWD|NODE_ENV|FATHOM_)/i.test(name));
  const set = stage.instructions.filter((step) => step.name === 'ENV').flatMap((step) => Object.entries(step.values));
  return Object.fromEntries([...own, ...set.map(([name, value]) => [name, value.startsWith('/') ? inside(stage.name, value) : value])]);
}

function megabytes(folder) {
  const files = fs.readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return Math.round(files.reduce((sum, { parentPath, name }) => sum + fs.statSync(path.join(parentPath, name)).size, 0) / 1e6);
}

function read(file) {
  return fs.readFileSync(path.join(root, file), 'utf8');
}
