import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPostgres, startRedis, type Service } from '../../../scripts/services.mjs';
import { memoryBus } from '../src/bus/memory.ts';
import { openRedis } from '../src/base/redis.ts';
import { redisBus } from '../src/bus/redis.ts';
import { openPostgres } from '../src/journal/postgres/journal.ts';
import { openSqlite } from '../src/journal/sqlite.ts';
import { newDatabase } from './databases.ts';
import { busContract } from './bus.contract.ts';
import { commit, journalContract } from './journal.contract.ts';

journalContract('SQLite', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'fathom-journal-'));
  return Promise.resolve({
    open: () => openSqlite(path.join(folder, 'fathom.sqlite')),
    remove: () => Promise.resolve(rmSync(folder, { recursive: true, force: true })),
  });
});

busContract('in this process', () => {
  const bus = memoryBus();
  return Promise.resolve({ open: () => Promise.resolve(bus), remove: () => Promise.resolve() });
});

let postgres: Service;
let redis: Service;
beforeAll(async () => {
  [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
});
afterAll(() => Promise.all([postgres.remove(), redis.remove()]));

journalContract('PostgreSQL', async () => {
  const url = await newDatabase(postgres.url);
  return { open: () => openPostgres(url, 'this process'), remove: () => Promise.resolve() };
});

test('a due table is given to one process until its lease ends, or that process stops', async () => {
  const url = await newDatabase(postgres.url);
  const [one, two] = [await openPostgres(url, 'one'), await openPostgres(url, 'two')];
  const due = { id: 'reef', wake: 10 };
  await one.append(commit('reef', 0, { facts: { listed: false, over: false, touched: 0, wake: 10 } }));
  expect(await one.due(20, 10)).toEqual([due]);
  expect(await two.due(20, 10)).toEqual([]);
  expect(await one.due(1000, 10)).toEqual([due]);
  expect(await two.due(3999, 10)).toEqual([]);
  expect(await two.due(4000, 10)).toEqual([due]);
  expect(await one.due(4000, 10)).toEqual([]);
  await two.close();
  expect(await one.due(4000, 10)).toEqual([due]);
  await one.close();
});

busContract('Redis', () => {
  const connect = (): ReturnType<typeof openRedis> => openRedis(redis.url, () => {});
  return Promise.resolve({ open: async () => redisBus(await connect(), await connect()), remove: () => Promise.resolve() });
});
