import { conspiracy, type Conspiracy } from '@fathom/conspiracy';
import { answers, sealOf } from '@fathom/kernel';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import type { Journal } from '../src/journal/port.ts';
import { openSqlite } from '../src/journal/sqlite.ts';
import { TableRegistry } from '../src/table/tableRegistry.ts';
import type { TableRunner } from '@fathom/table';
import type { ServerContext } from '../src/table/context.ts';
import { Device, pair, patient, playOn, testServer, type TestServer } from './kit.ts';
import { takeOut } from './storedTables.ts';

/* A broken table, viewer or bot must not affect any other. */

const START = 1_800_000_000_000;

/** A server with a context that a test may change before it is used. */
async function serverWith(
  change: (context: ServerContext) => Partial<ServerContext>,
  now: () => number,
): Promise<{ server: TestServer; registry: TableRegistry }> {
  const server = await testServer({ logLevel: 'silent' }, now);
  const context: ServerContext = { ...server.registry.context, ...change(server.registry.context) };
  return { server, registry: new TableRegistry(context) };
}

/** A journal with some methods replaced. */
const journalLike = (journal: Journal, change: Partial<Journal>): Journal => ({
  append: (commit) => journal.append(commit),
  load: (id) => journal.load(id),
  entries: (id, after, most) => journal.entries(id, after, most),
  seqs: (ids) => journal.seqs(ids),
  list: (wanted, most) => journal.list(wanted, most),
  count: () => journal.count(),
  due: (at, most, after) => journal.due(at, most, after),
  close: () => journal.close(),
  ...change,
});

test('tables that cannot be read stop no clock, however many and however early they are due', async () => {
  let now = START;
  const plan = { pace: { kind: 'bank', bank: 60_000, increment: 0 }, atZero: 'move', level: 'greedy' } as const;
  const first = await testServer({}, () => now);
  const { table, ann, bob, devices } = await pair(first.url, { plan });
  ann.close();
  bob.close();
  const taken = await takeOut(first.registry.context.journal, table);
  await first.close();
  const journal = await openSqlite(path.join(first.folder, 'fathom.sqlite'));
  const facts = { listed: false, over: false, touched: 0, wake: 1 };
  const broken = Array.from({ length: 1100 }, (_, i) => `broken-${i}`);
  await Promise.all(
    broken.map((id) =>
      journal.append({ ...taken, id, after: 0, seq: 1, entries: taken.entries.slice(-1), facts, keys: [], save: taken.save!.slice(0, 80) }),
    ),
  );
  await journal.close();
  const server = await testServer({ logLevel: 'silent' }, () => now, first.folder);
  const opened = vi.spyOn(server.registry.context.journal, 'load');
  devices[0].url = server.url;
  const back = devices[0].open(table);
  const { seatView } = await back.until(() => true);
  now += 60_000;
  await server.registry.wakeDue();
  await back.until((seen) => seen.seatView!.ply > seatView!.ply);
  const tries = (): number => opened.mock.calls.filter(([id]) => id.startsWith('broken-')).length;
  const before = tries();
  expect(before).toBeGreaterThanOrEqual(broken.length);
  await server.registry.wakeDue();
  expect(tries()).toBe(before); // not retried at once
  now += 600_000;
  await server.registry.wakeDue();
  expect(tries()).toBe(before + broken.length);
  now += 1000;
  await server.registry.wakeDue();
  expect(tries()).toBe(before + broken.length); // and ever more rarely
  expect((await new Device(server.url).request('GET', '/api/tables/broken-7')).body).toEqual({ code: 'busy', rule: null });
  back.close();
  await server.remove();
});

test('lists and recovery words skip a table that cannot be read', async () => {
  const server = await testServer({ logLevel: 'silent' });
  const [device, other] = [new Device(server.url), new Device(server.url)];
  const made = await device.create({ listed: true });
  const wreck = await device.create({ listed: true });
  const { journal } = server.registry.context;
  const stored = (await journal.load(wreck.table))!;
  const facts = { listed: true, over: false, touched: Date.now() + 1000, wake: null };
  const entries = [{ seq: stored.seq + 1, at: 0, body: '{}' }];
  await journal.append({
    id: wreck.table,
    after: stored.seq,
    seq: stored.seq + 1,
    entries,
    facts,
    keys: [],
    body: stored.body.slice(0, 50),
    save: null,
  });
  const idsAt = async (where: string): Promise<string[]> =>
    ((await device.request('GET', where)).body as { tables: { id: string }[] }).tables.map(({ id }) => id);
  expect(await idsAt('/api/tables')).toContain(made.table);
  expect(await idsAt('/api/mine')).toEqual([made.table]);
  expect((await other.request('POST', '/api/recover', { words: wreck.recovery })).status).toBe(403);
  expect((await other.request('POST', '/api/recover', { words: made.recovery })).status).toBe(200);
  await server.remove();
});

test('what is on disk is acknowledged, even if publishing it fails', async () => {
  const server = await testServer({ logLevel: 'silent' });
  const { ann, bob } = await pair(server.url);
  server.registry.context.bus.subscribe(() => {
    throw new Error('a listener that fails');
  });
  expect(await ann.do({ type: 'say', text: 'one' })).toBeNull();
  await playOn([ann, bob], 3);
  ann.close();
  bob.close();
  await server.remove();
});

test('a request with repeated conflicts is answered after a few attempts', async () => {
  let attempts = 0;
  const lost = (): Promise<boolean> => {
    attempts++;
    return Promise.resolve(false);
  };
  const { server, registry } = await serverWith(
    ({ journal }) => ({ journal: journalLike(journal, { append: lost }) }),
    () => START,
  );
  const { table } = await new Device(server.url).create();
  const runner = (await registry.at(table))!;
  const answer = await runner.submit({ from: 'seat', seat: 0, id: 'a', command: { type: 'say', text: 'hello' } });
  expect([answer?.code, attempts]).toEqual(['busy', 5]);
  await server.remove();
});

test.each([
  ['throws', () => Promise.reject(new Error('a bot that fails'))],
  ['answers nonsense', () => Promise.resolve({ type: 'nonsense' })],
])('a bot that %s is retried ever more rarely, and the table goes on once it answers', async (_, fail) => {
  let now = START;
  let thoughts = 0;
  let isWell = false;
  const think: ServerContext['jobs']['think'] = (_id, job) => {
    thoughts++;
    return isWell ? Promise.resolve(answers(conspiracy, job.state as Conspiracy['state'])[0]!.move) : fail();
  };
  const { server, registry } = await serverWith(
    ({ jobs }) => ({ jobs: { ...jobs, think } }),
    () => now,
  );
  const { table } = await new Device(server.url).create({ seats: ['me', 'greedy'] });
  const runner = (await registry.at(table))!;
  await runner.submit({ from: 'seat', seat: 0, id: 'r', command: { type: 'ready', seal: sealOf('') } });
  await runner.submit({ from: 'seat', seat: 0, id: 's', command: { type: 'show', words: '' } });
  await runner.submit({ from: 'seat', seat: 0, id: 'l', command: { type: 'leave', level: 'greedy' } });
  const idle = async (): Promise<void> => {
    await registry.wakeDue();
    await vi.waitUntil(() => !runner.isBusy, patient);
  };
  for (let round = 0; round < 40; round++) await idle();
  expect(thoughts).toBe(1);
  const counts = [];
  for (let second = 1; second <= 16; second++) {
    now += 1000;
    await idle();
    counts.push(thoughts);
  }
  expect(counts).toEqual([2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4, 4, 5, 5]);
  expect(runner.table.play!.state.ply).toBe(0);
  isWell = true;
  now += 300_000;
  await idle();
  await vi.waitUntil(() => runner.table.play!.state.ply > 0, patient);
  await registry.close();
  await server.remove();
});

test('what failed while the journal was away is tried again as soon as it is back', async () => {
  let isAway = false;
  const beat = (): Promise<void> => (isAway ? Promise.reject(new Error('away')) : Promise.resolve());
  const think: ServerContext['jobs']['think'] = (_id, job) =>
    isAway ? Promise.reject(new Error('away')) : Promise.resolve(answers(conspiracy, job.state as Conspiracy['state'])[0]!.move);
  const { server, registry } = await serverWith(
    ({ jobs, service }) => ({ jobs: { ...jobs, think }, service: { ...service, beat } }),
    () => START, // no time passes
  );
  const { table } = await new Device(server.url).create({ seats: ['me', 'greedy'] });
  const runner = (await registry.at(table))!;
  await runner.submit({ from: 'seat', seat: 0, id: 'r', command: { type: 'ready', seal: sealOf('') } });
  await runner.submit({ from: 'seat', seat: 0, id: 's', command: { type: 'show', words: '' } });
  isAway = true;
  await runner.submit({ from: 'seat', seat: 0, id: 'l', command: { type: 'leave', level: 'greedy' } });
  await vi.waitUntil(() => !runner.isBusy, patient);
  const { ply } = runner.table.play!.state;
  await expect(registry.wakeDue()).rejects.toThrow('away');
  isAway = false;
  await registry.wakeDue();
  await vi.waitUntil(() => runner.table.play!.state.ply > ply, patient);
  await registry.close();
  await server.remove();
});

test('old chat is dropped: the newest lines are kept, and sent to new viewers', async () => {
  const server = await testServer();
  const { table, ann, bob } = await pair(server.url);
  const runner = (await server.registry.at(table))!;
  const say = (i: number): ReturnType<TableRunner['submit']> =>
    runner.submit({ from: 'seat', seat: 0, id: `line ${i}`, command: { type: 'say', text: `line ${i}` } });
  await Promise.all(Array.from({ length: 520 }, (_, i) => say(i)));
  const entries = await server.registry.context.journal.entries(table, 0, 10_000);
  const kept = entries.flatMap(({ body }) => /"text":"line (\d+)"/.exec(body)?.[1] ?? []).map(Number);
  expect(kept).toEqual(Array.from({ length: 500 }, (_, i) => i + 20));
  await playOn([ann, bob], 2);
  const cat = new Device(server.url).open(table);
  await cat.until(({ seatView }) => seatView!.ply === 2);
  expect(cat.eventKinds.filter((kind) => kind === 'said')).toHaveLength(500);
  expect(runner.table.chat).toHaveLength(500);
  for (const player of [ann, bob, cat]) player.close();
  await server.remove();
});
