// npm run dev [-- --port 3000] [--host 127.0.0.1] [--data data/dev/fathom.sqlite]
// The page and a server, each reloaded when its sources change.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { bootstrap, build, root } from './bootstrap.mjs';
import { freePort } from './ports.mjs';
import { sourceAliases } from './sources.mjs';

/** The server is built from these; a change in one of them restarts it. */
const serverSources = [
  ...['kernel', 'bots', 'table', 'wire', 'server'].map((name) => path.join(root, 'packages', name, 'src')),
  ...fs
    .readdirSync(path.join(root, 'packages/games'))
    .flatMap((id) => ['src', 'text'].map((part) => path.join(root, 'packages/games', id, part))),
];
/** Several files are often saved together. */
const TOGETHER = 100;

const { port, host, data } = readArguments();
await refuseTakenPort();
await bootstrap('packages/server');
fs.mkdirSync(path.dirname(data), { recursive: true });

const serverPort = await freePort(host);
let server = startServer();
const page = await startPage();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => void stop(0));
if (!(await server.isUp)) await stop(2);
restartOnChange();
const shown = ['0.0.0.0', '::', '127.0.0.1'].includes(host) ? 'localhost' : host;
console.log(`Fathom is at http://${shown}:${port} and reloads on change. Tables are kept in ${data}. Ctrl-C stops it.`);

/**
 * The built server, in a process group of its own: Ctrl-C reaches it only through `stop`. `isUp` is false if it ended at once.
 */
function startServer() {
  const args = [path.join(root, 'packages/server/dist/main.js'), '--port', String(serverPort), '--data', data];
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'], detached: true });
  const isUp = new Promise((settle) => {
    child.once('exit', () => settle(false));
    child.stdout.setEncoding('utf8').on('data', (text) => {
      if (text.includes('Fathom is at')) settle(true);
      else process.stdout.write(text);
    });
  });
  return { child, isUp };
}

/** Vite serves the page from its sources and forwards everything else to the server. */
async function startPage() {
  const { createServer } = await import('vite');
  const target = `http://127.0.0.1:${serverPort}`;
  const vite = await createServer({
    configFile: path.join(root, 'packages/web/vite.config.ts'),
    clearScreen: false,
    logLevel: 'warn',
    resolve: { alias: sourceAliases(root) },
    server: { port, host, strictPort: true, proxy: { '/api': { target, ws: true }, '/healthz': target, '/metrics': target } },
  });
  return vite.listen();
}

function restartOnChange() {
  let timer;
  let last = Promise.resolve();
  page.watcher.add(serverSources);
  page.watcher.on('all', (_event, file) => {
    if (!serverSources.some((folder) => file.startsWith(folder + path.sep))) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      last = last.then(restart);
    }, TOGETHER);
  });
}

/** A running server is not replaced if its sources do not compile. */
async function restart() {
  const { good, output } = await build('packages/server');
  if (!good) return console.error(`${output.trim()}\nThe server still runs as it was before this change.`);
  await ended(server.child);
  server = startServer();
  console.log((await server.isUp) ? 'The server was restarted.' : 'The server did not start. It is tried again after the next change.');
}

async function stop(code) {
  await Promise.all([ended(server.child), page.close()]);
  process.exit(code);
}

async function ended(child) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

async function refuseTakenPort() {
  const probe = net.createServer();
  try {
    await once(probe.listen(port, host), 'listening');
  } catch (error) {
    if (error.code !== 'EADDRINUSE') throw error;
    refuse(`Port ${port} is taken. Try: npm run dev -- --port ${port + 1}`);
  }
  probe.close();
}

function readArguments() {
  try {
    const { values } = parseArgs({
      options: {
        port: { type: 'string', default: '3000' },
        host: { type: 'string', default: '127.0.0.1' },
        data: { type: 'string', default: path.join(root, 'data/dev/fathom.sqlite') },
      },
    });
    const number = /^\d+$/.test(values.port) ? Number(values.port) : -1;
    if (number < 0 || number > 65_535) refuse(`--port takes a number from 0 to 65535, not "${values.port}".`);
    return { ...values, port: number, data: path.resolve(values.data) };
  } catch (error) {
    return refuse(error.message);
  }
}

function refuse(sentence) {
  console.error(`${sentence}\nUsage: npm run dev -- [--port 3000] [--host 127.0.0.1] [--data data/dev/fathom.sqlite]`);
  process.exit(2);
}
