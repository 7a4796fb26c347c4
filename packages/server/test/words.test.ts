import { sealOf } from '@fathom/kernel';
import { isShowing } from '@fathom/wire';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { Bare, Device, patient, testServer } from './kit.ts';

/* Sealing and showing words over the wire; what a table decides is tested in packages/table. */

test('a client that reloads, or reconnects, between being ready and the showing still shows its words', async () => {
  const server = await testServer();
  const [first, second] = [new Device(server.url), new Device(server.url)];
  const { table } = await first.create();
  await second.sit(table, 1, 'Bob');
  let stored: string | null = null;
  const kept = { get: () => stored, set: (words: string) => void (stored = words) };
  const before = first.open(table, { sealing: { sealOf, kept } });
  expect(await before.ready('tide')).toBeNull();
  before.close();
  const bob = second.open(table);
  expect(await bob.ready()).toBeNull();
  const { table: waiting } = await bob.until((now) => isShowing(now.table) && now.table.seats[1]!.shown);
  expect(waiting).toMatchObject({ phase: 'gathering', seats: [{ shown: false, words: '' }, { words: '' }] });
  const elsewhere = first.open(table); // this device does not have the words
  await elsewhere.until(({ seat }) => seat === 0);
  const after = first.open(table, { sealing: { sealOf, kept } });
  const { table: begun } = await after.until((now) => now.table.phase === 'playing');
  expect(begun.seats[0]!.words).toBe(stored);
  expect(stored).toMatch(/^tide [0-9a-f]{32}$/);
  for (const player of [bob, elsewhere, after]) player.close();
  await server.remove();
});

test('a page that withholds its words is found out, also across a restart of the server', async () => {
  let now = 1_800_000_000_000;
  const server = await testServer({}, () => now);
  const device = new Device(server.url);
  const { table } = await device.create({ seats: ['me', 'greedy'] });
  const mute = await new Bare(server.url, table, device.cookie).open(0);
  expect(await mute.answer({ type: 'do', id: 'r', command: { type: 'ready', seal: sealOf('mine') } })).toMatchObject({ type: 'done' });
  mute.socket.close();
  const next = await server.again();
  device.url = next.url;
  const again = await new Bare(next.url, table, device.cookie).open(0);
  now += 60_000;
  await next.registry.wakeDue();
  const runner = (await next.registry.at(table))!;
  await expect.poll(() => runner.table.seats[0]!.ready, patient).toBe(false);
  await expect.poll(() => again.raw.join(''), patient).toContain('"withheld"');
  again.socket.close();
  await next.remove();
});

test('a page of the first release is told that it is outdated', async () => {
  const server = await testServer();
  const device = new Device(server.url);
  const { table } = await device.create();
  const old = new Bare(server.url, table, device.cookie);
  await once(old.socket, 'open');
  const refused = await old.answer(JSON.stringify({ type: 'hello', protocol: 1, since: 0 }));
  expect(refused).toEqual({ type: 'refused', id: null, code: 'wrong-protocol', rule: null });
  old.socket.close();
  await server.remove();
});
