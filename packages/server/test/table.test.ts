import { conspiracy } from '@fathom/conspiracy';
import { stateHash as kernelHash, readRecord, rngFrom, start, verify } from '@fathom/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { stateHash } from '../src/base/games.ts';
import { Device, pair, playOn, testServer, type TestServer } from './kit.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.remove());

test('two friends play a whole game by a link, and its record verifies', async () => {
  const { table, ann, bob, devices } = await pair(server.url);
  const { commitment } = ann.now!.table;
  expect(ann.now!.table.secret).toBeNull();
  expect((await devices[0].request('GET', `/api/tables/${table}/record`)).body).toEqual({ code: 'not-over', rule: null });
  await playOn([ann, bob]);
  expect(ann.eventKinds.at(-1)).toBe('ended');
  expect(ann.now!.table.phase).toBe('over');
  const { body } = await devices[0].request('GET', `/api/tables/${table}/record`);
  const record = readRecord(JSON.stringify(body));
  expect(record.ok && verify(conspiracy, record.value, commitment)).toMatchObject({ track: { ok: true }, promise: true });
  ann.close();
  bob.close();
});

test('a bot takes a seat and answers by itself', async () => {
  const device = new Device(server.url);
  const { table } = await device.create({ seats: ['me', 'greedy', 'ismcts-50'] });
  const ann = device.open(table);
  await ann.ready();
  for (let turn = 0; turn < 3; turn++) {
    await ann.until(({ seatView }) => seatView !== null && seatView.asked.includes(0));
    expect(await ann.playAny(() => 0)).toBeNull();
  }
  await ann.until(({ seatView }) => seatView!.asked.includes(0));
  expect(ann.updates.flatMap(({ events }) => events).some((event) => event.kind === 'played' && event.by === 'bot')).toBe(true);
  ann.close();
});

test("the fast hash of a record equals the kernel's", () => {
  const { state } = start(conspiracy, 4, { first: 'random', bonusLocations: true, rival: 'none' }, rngFrom('hash'));
  expect(stateHash(state)).toBe(kernelHash(state));
});
