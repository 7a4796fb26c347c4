import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { createServer, request, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyTree, linkPackages } from '../tree.mjs';
import { freePort } from '../ports.mjs';
import { Program } from './process.ts';

/* `npm run dev` in a copy of the tree, whose files are changed. */

let folder: string;
let port: number;
let dev: Program;
const get = async (address: string): Promise<string> => (await fetch(`http://127.0.0.1:${port}${address}`)).text();

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'fathom-dev-'));
  copyTree(folder, { fresh: false });
  linkPackages(folder);
  port = await freePort();
  dev = new Program(folder, 'scripts/dev.mjs', '--port', String(port));
  await dev.prints(`Fathom is at http://localhost:${port}`);
});
afterAll(async () => {
  await dev.end('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
});

test('serves the page from its sources, the API and the table sockets at one address', async () => {
  expect(await get('/')).toContain('<div id="root">');
  expect(await get('/src/main.tsx')).toContain('createRoot');
  expect(await get('/healthz')).toBe('{"ok":true}');
  expect(await get('/api/tables')).toBe('{"tables":[]}');
  const headers = {
    connection: 'upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==',
  };
  const socket = request(`http://127.0.0.1:${port}/api/tables/none/socket`, { headers }).end();
  const [response] = (await once(socket, 'upgrade')) as [IncomingMessage];
  expect(response.statusCode).toBe(101);
  response.socket.destroy();
});

test('restarts the server when a source changes, and keeps it when the change does not compile', async () => {
  const source = path.join(folder, 'packages/server/src/base/errors.ts');
  const good = readFileSync(source, 'utf8');
  writeFileSync(source, `${good}export const broken: number = '';\n`);
  await dev.prints('The server still runs as it was before this change.');
  expect(dev.output).toContain('packages/server/src/base/errors.ts');
  expect(await get('/healthz')).toBe('{"ok":true}');
  writeFileSync(source, good);
  await dev.prints('The server was restarted.');
  expect(await get('/healthz')).toBe('{"ok":true}');
});

test('refuses a port that is taken', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const taken = (other.address() as { port: number }).port;
  const refused = new Program(folder, 'scripts/dev.mjs', '--port', String(taken));
  expect(await refused.end()).toBe(2);
  expect(refused.output).toContain(`Port ${taken} is taken. Try: npm run dev -- --port ${taken + 1}`);
  other.close();
});

test('stops at once when it is interrupted, and keeps its tables', async () => {
  expect(await dev.end('SIGINT')).toBe(0);
  expect(existsSync(path.join(folder, 'data/dev/fathom.sqlite'))).toBe(true);
  await expect(get('/healthz')).rejects.toThrow('fetch failed');
});
