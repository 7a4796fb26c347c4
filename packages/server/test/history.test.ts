import { verify, type GameRecord } from '@fathom/kernel';
import { conspiracy } from '@fathom/conspiracy';
import type { TableRunner } from '@fathom/table';
import { readStored } from '@fathom/table';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readLogOf } from '../src/table/history.ts';
import { Device, pair, playOn, testServer, type Player, type TestServer } from './kit.ts';
import { takeOut } from './storedTables.ts';

/* What happened at a table is mostly not stored: clients who were away receive it from a replay. */

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ logLevel: 'silent' });
});
afterAll(() => server.remove());

const eventsOf = ({ updates }: Player): unknown[] => updates.flatMap(({ events }) => events);

/** A new viewer of a table, when it has caught up. */
async function spectator(table: string): Promise<Player> {
  const player = new Device(server.url).open(table);
  await player.until(() => true);
  return player;
}

test('a finished game is one small row, and is shown as it was seen, also after a restart', async () => {
  const { table, ann, bob, devices } = await pair(server.url, { options: {} });
  await ann.do({ type: 'say', text: 'hello' });
  await playOn([ann, bob]);
  const stored = (await readLogOf(server.registry.context.journal, table))!;
  expect(stored.logged.filter((event) => event.kind === 'played' && 'events' in event)).toEqual([]);
  expect(await server.registry.context.journal.entries(table, 0, 10)).toHaveLength(1); // the line of chat
  const seen = eventsOf(ann);
  for (const player of [ann, bob]) player.close();
  server = await server.again();
  const back = new Device(server.url);
  back.cookie = devices[0].cookie;
  const again = back.open(table);
  await again.until(({ table: { phase } }) => phase === 'over');
  expect(eventsOf(again)).toEqual(seen);
  const { body } = await back.request('GET', `/api/tables/${table}/record`);
  expect(verify(conspiracy, body as GameRecord, null).track).toEqual({ ok: true });
  again.close();
});

test('a log that grows very long is moved out of the body in parts, and stays complete', async () => {
  const { table, ann, bob } = await pair(server.url);
  const runner = (await server.registry.at(table))!;
  const order = (i: number): ReturnType<TableRunner['submit']> =>
    runner.submit({ from: 'seat', seat: i % 2, id: `n ${i}`, command: { type: 'notify', webhook: null } });
  await playOn([ann, bob], 5);
  await Promise.all(Array.from({ length: 700 }, (_, i) => order(i)));
  await playOn([ann, bob], 5);
  const { journal } = server.registry.context;
  const { body, seq } = (await journal.load(table))!;
  expect(readStored(body).log!.length).toBeLessThan(8300);
  const parts = await journal.entries(table, 0, 100);
  expect(parts.length).toBeGreaterThanOrEqual(2);
  const { logged } = (await readLogOf(journal, table))!;
  expect(logged.map((event) => event.seq)).toEqual(Array.from({ length: seq }, (_, i) => i + 1));
  const cat = await spectator(table);
  expect(cat.eventKinds.filter((kind) => kind === 'played')).toHaveLength(10);
  for (const player of [ann, bob, cat]) player.close();
});

test('many who ask for everything cost one replay; what happens meanwhile is added to it', async () => {
  const { table, ann, bob } = await pair(server.url);
  await playOn([ann, bob], 70); // more than stays in memory
  const { journal } = server.registry.context;
  const read = vi.spyOn(journal, 'entries');
  const many = await Promise.all(Array.from({ length: 20 }, () => spectator(table)));
  await playOn([ann, bob], 2);
  const late = await spectator(table);
  expect(read.mock.calls.filter(([id]) => id === table).length).toBeLessThanOrEqual(1);
  for (const { updates } of [...many, late])
    expect(updates.flatMap(({ events }) => events).map(({ seq }) => seq)).toEqual(
      Array.from({ length: updates.at(-1)!.seq }, (_, i) => i + 1),
    );
  read.mockRestore();
  for (const player of [ann, bob, ...many, late]) player.close();
});

test('a log that does not lead to the stored state shows its moves without events, and the game goes on', async () => {
  const { table, ann, bob, devices } = await pair(server.url);
  await playOn([ann, bob], 12);
  for (const player of [ann, bob]) player.close();
  const { journal } = server.registry.context;
  const { seq: last, ...taken } = await takeOut(journal, table);
  const stored = readStored(taken.body);
  const broken = { ...stored, id: 'broken', log: stored.log!.replace(/[.](\d+)$/u, '.999') };
  await journal.append({ ...taken, id: 'broken', seq: last!, after: 0, keys: [], body: JSON.stringify(broken) });
  const players = devices.map(({ cookie }) => {
    const device = new Device(server.url);
    device.cookie = cookie;
    return device.open('broken');
  });
  for (const player of players) await player.until(({ seatView }) => seatView!.ply === 12);
  const played = players[0]!.updates.flatMap(({ events }) => events).filter((event) => event.kind === 'played');
  expect(played).toHaveLength(12);
  expect(played.every(({ events }) => events.length === 0)).toBe(true);
  await playOn(players, 3);
  expect(players[0]!.now!.seatView!.ply).toBeGreaterThanOrEqual(15);
  for (const player of players) player.close();
});
