import { soakRound } from '@fathom/kernel/testing';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { Bare, Device, metricOf, pair, patient, playOn, testServer, type TestServer, usualLimits } from './kit.ts';
import { appendChat } from './storedTables.ts';

let server: TestServer;
afterEach(() => server.remove());

/** A frame as a client sends it. */
function frame(kind: number, payload: string): Buffer {
  const body = Buffer.from(payload);
  const mask = randomBytes(4);
  return Buffer.concat([Buffer.from([0x80 | kind, 0x80 | body.length]), mask, body.map((byte, i) => byte ^ mask[i % 4]!)]);
}
const [TEXT, PING] = [1, 9];

/** A client that connects, may send hello, and never reads another byte. */
async function neverReads(url: string, table: string, hello = true): Promise<Socket> {
  const { port, host } = new URL(url);
  const socket = connect({ port: Number(port), host: '127.0.0.1' });
  const key = randomBytes(16).toString('base64');
  socket.write(
    `GET /api/tables/${table}/socket HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
      `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key}\r\n\r\n`,
  );
  await once(socket, 'data');
  socket.pause();
  socket.on('error', () => {});
  if (hello) socket.write(frame(TEXT, JSON.stringify({ type: 'hello', protocol: 2, since: 0 })));
  return socket;
}

/** A table in play with so much chat that it fills every buffer, behind a server with these limits. */
async function longTable(lines: number, limits: Partial<typeof usualLimits>): Promise<{ table: string; devices: Device[] }> {
  const first = await testServer();
  const { table, ann, bob, devices } = await pair(first.url);
  await playOn([ann, bob], 2);
  ann.close();
  bob.close();
  await first.close();
  await appendChat(first.folder, table, lines, 'ы'.repeat(500));
  server = await testServer({ limits: { ...usualLimits, perMinute: 1e9, perAddress: 1e9, ...limits } }, undefined, first.folder);
  for (const device of devices) device.url = server.url;
  return { table, devices };
}

/** So many clients read nothing: each costs the server a whole log. */
const SILENT = soakRound(process.env) === null ? 2 : 8;

/** Bytes that may wait for one socket, plus one part of a long log. */
const MOST_UNREAD = 256 * 1024 + 128 * 1024;

test('a long log reaches every client completely, in parts, and little of it waits at any time', async () => {
  const { table, devices } = await longTable(9000, {});
  const [ann, cat] = [devices[0]!.open(table), new Device(server.url).open(table)];
  let most = 0;
  const over = new AbortController();
  const watching = (async () => {
    while (!over.signal.aborted) most = Math.max(most, await metricOf(server.url, 'fathom_unread_bytes'));
  })();
  for (const player of [ann, cat]) {
    await player.until(({ seatView }) => seatView !== null);
    const events = player.updates.flatMap(({ events }) => events);
    expect(events.map(({ seq }) => seq)).toEqual(events.map((_, i) => i + 1));
    expect(events.filter(({ kind }) => kind === 'said')).toHaveLength(9000);
    expect(player.updates.filter(({ snapshot }) => snapshot !== null)).toHaveLength(1);
  }
  over.abort();
  await watching;
  expect(most).toBeLessThanOrEqual(2 * MOST_UNREAD);
  for (const player of [ann, cat]) player.close();
});

test('sockets that never read cost little, are disconnected, and affect nobody else', async () => {
  const { table, devices } = await longTable(20_000, { silence: 5000 });
  const sockets = await Promise.all(Array.from({ length: SILENT }, () => neverReads(server.url, table)));
  const [ann, bob] = devices.map((device) => device.open(table, { since: 20_000 }));
  await Promise.all([ann!, bob!].map((player) => player.until(({ seatView }) => seatView !== null)));
  for (let i = 0; i < 3; i++) {
    await playOn([ann!, bob!], 2);
    expect(await metricOf(server.url, 'fathom_unread_bytes')).toBeLessThanOrEqual((SILENT + 2) * MOST_UNREAD);
  }
  await expect.poll(() => metricOf(server.url, 'fathom_connections'), patient).toBeLessThanOrEqual(2);
  await playOn([ann!, bob!], 2);
  for (const socket of sockets) socket.destroy();
  ann!.close();
  bob!.close();
});

test('pings count as messages: a client that floods them and reads nothing is disconnected', async () => {
  server = await testServer({ limits: { ...usualLimits, burst: 5, perSecond: 1 } });
  const { table } = await new Device(server.url).create();
  const socket = await neverReads(server.url, table);
  const closed = once(socket, 'close');
  for (let i = 0; i < 400; i++) socket.write(frame(PING, 'x'.repeat(120)));
  await expect.poll(() => metricOf(server.url, 'fathom_connections'), patient).toBe(0);
  socket.resume();
  await closed;
});

test('a client that never sends hello does not keep a place', async () => {
  server = await testServer({ limits: { ...usualLimits, silence: 500 } });
  const { table } = await new Device(server.url).create();
  const silent = new WebSocket(`${server.url.replace('http', 'ws')}/api/tables/${table}/socket`);
  const [code] = (await once(silent, 'close')) as [number];
  expect(code).toBe(1008);
});

test('spectators have their own places: players can always connect', async () => {
  server = await testServer({ limits: { ...usualLimits, perTable: 3 } });
  const { table, ann, bob, devices } = await pair(server.url);
  bob.close();
  const spectators = await Promise.all([0, 1, 2].map(() => new Bare(server.url, table, '').open(0)));
  const refused = new Bare(server.url, table, '');
  await once(refused.socket, 'open');
  const gone = once(refused.socket, 'close');
  expect(await refused.answer({ type: 'hello', protocol: 2, since: 0 })).toMatchObject({ code: 'full' });
  await gone;
  const back = devices[1].open(table);
  await back.until(({ seat }) => seat === 1);
  await playOn([ann, back], 2);
  for (const { socket } of spectators) socket.terminate();
  ann.close();
  back.close();
});

test('a seat may have several sockets; beyond that its oldest is closed, and no other seat is affected', async () => {
  server = await testServer({ limits: { ...usualLimits, perMinute: 1e9 } });
  const { table, ann, bob, devices } = await pair(server.url);
  bob.close();
  await expect.poll(() => ann.present, patient).toEqual([0]);
  const lines: Bare[] = [];
  for (let i = 0; i < 17; i++) lines.push(await new Bare(server.url, table, devices[1].cookie).open(0));
  await expect.poll(() => lines.filter(({ socket }) => socket.readyState === WebSocket.OPEN).length, patient).toBe(16);
  expect(lines[0]!.socket.readyState).not.toBe(WebSocket.OPEN);
  expect(ann.client.status).toBe('open');
  for (const { socket } of lines) socket.terminate();
  ann.close();
});
