// npm run cluster [-- --port 3000] [--servers 3] [--workers 2]: PostgreSQL, Redis, several servers and workers behind one
// address, all on this machine, from its packages. Ctrl-C stops everything and removes its data.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import http from 'node:http';
import net from 'node:net';
import { parseArgs } from 'node:util';
import { bootstrap, buildPage, log, root } from './bootstrap.mjs';
import { freePort } from './ports.mjs';
import { ensureServices, startPostgres, startRedis } from './services.mjs';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '3000' },
    servers: { type: 'string', default: '3' },
    workers: { type: 'string', default: '2' },
  },
});

await bootstrap('packages/server');
await bootstrap('packages/cli');
await bootstrap('packages/web');
await buildPage();
ensureServices(log);

const services = [];
const processes = [];
let isStopping = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => void stop(0));

const [postgres, redis] = await Promise.all([started(startPostgres({})), started(startRedis())]);
const servers = [];
for (let i = 0; i < Number(values.servers); i++) servers.push(await startServer(i + 1));
for (let i = 0; i < Number(values.workers); i++) run(`worker ${i + 1}`, 'packages/cli/dist/main.js', ['worker', '--redis', redis.url]);
const front = startFront();
front.once('error', (error) => {
  console.error(error.code === 'EADDRINUSE' ? `Port ${values.port} is taken. Try: npm run cluster -- --port 3100` : error.message);
  void stop(2);
});
front.listen(Number(values.port), '127.0.0.1', () => {
  console.log(
    `Fathom is at http://localhost:${values.port}: ${servers.length} servers, ${values.workers} workers, ${postgres.url}, ${redis.url}.`,
  );
  console.log(`Stop one to see the others take over: kill -9 ${servers[0].child.pid}. Ctrl-C stops everything.`);
});

async function started(starting) {
  const service = await starting;
  services.push(service);
  return service;
}

/** A server that dies is started again. */
async function startServer(number) {
  const port = await freePort();
  const server = { port, child: null };
  const start = () => {
    const args = ['--port', String(port), '--database', postgres.url, '--redis', redis.url];
    server.child = run(`server ${number}`, 'packages/server/dist/main.js', args, { FATHOM_TRUST_PROXY: '1', FATHOM_DRAIN: '500' });
    server.child.once('exit', () => isStopping || setTimeout(start, 1000));
  };
  start();
  const [text] = await once(server.child.stdout.setEncoding('utf8'), 'data');
  if (!text.includes('Fathom is at')) throw new Error(`server ${number} did not start`);
  return server;
}

function run(name, file, args, env = {}) {
  const child = spawn(process.execPath, [file, ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child.once('exit', (code, signal) => isStopping || console.error(`${name} has ended (${signal ?? code})`));
  child.stdout.resume();
  processes.push(child);
  return child;
}

/** A plain load balancer: each request goes to the next server that accepts it. Sockets are passed through. */
function startFront() {
  let turn = 0;
  const next = () => servers[turn++ % servers.length].port;
  const headersOf = ({ headers, socket }) => ({ ...headers, 'x-forwarded-for': socket.remoteAddress });
  const proxy = http.createServer((request, response) => forward(request, response, servers.length));
  const forward = (request, response, tries) => {
    const options = { port: next(), host: '127.0.0.1', method: request.method, path: request.url, headers: headersOf(request) };
    const sent = http.request(options, (answer) => {
      response.writeHead(answer.statusCode, answer.headers);
      answer.pipe(response);
    });
    sent.on('error', (error) => {
      // Nothing was sent to a server that is down: another one is asked.
      if (error.code === 'ECONNREFUSED' && tries > 1) return forward(request, response, tries - 1);
      if (!response.headersSent) response.writeHead(502);
      response.end();
    });
    request.pipe(sent);
  };
  proxy.on('upgrade', (request, socket) => {
    const upstream = net.connect(next(), '127.0.0.1', () => {
      const lines = Object.entries(headersOf(request)).map(([name, value]) => `${name}: ${value}`);
      upstream.write(`${request.method} ${request.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
      upstream.pipe(socket).pipe(upstream);
    });
    for (const each of [socket, upstream]) each.on('error', () => [socket, upstream].forEach((end) => end.destroy()));
  });
  return proxy;
}

async function stop(code) {
  if (isStopping) return;
  isStopping = true;
  front?.close();
  const alive = processes.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null);
  const gone = alive.map((child) => once(child, 'exit'));
  for (const child of alive) child.kill('SIGTERM');
  await Promise.all(gone);
  await Promise.all(services.map((service) => service.remove()));
  process.exit(code);
}
