import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { startPostgres, startRedis, type Service } from '../../../scripts/services.mjs';
import { memoryBus } from '../src/bus/memory.ts';
import { openRedis } from '../src/base/redis.ts';
import { redisBus } from '../src/bus/redis.ts';
import { openPostgres } from '../src/journal/postgres/journal.ts';
import { openSqlite } from '../src/journal/sqlite.ts';
import { newDatabase } from './databases.ts';
import { busContract } from './bus.contract.ts';
import { journalContract } from './journal.contract.ts';

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

busContract('Redis', () => {
  const connect = (): ReturnType<typeof openRedis> => openRedis(redis.url, () => {});
  return Promise.resolve({ open: async () => redisBus(await connect(), await connect()), remove: () => Promise.resolve() });
});
