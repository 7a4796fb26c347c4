import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { startPostgres, type Postgres } from '../../../scripts/services.mjs';
import { moveTables, type Archive } from '../src/journal/archive.ts';
import { postgresArchive } from '../src/journal/postgres/archive.ts';
import { openPostgres } from '../src/journal/postgres/journal.ts';
import { openSqlite } from '../src/journal/sqlite.ts';
import { sqliteArchive } from '../src/journal/sqliteArchive.ts';
import { newDatabase } from './databases.ts';

let postgres: Postgres;
let folder: string;
let url: string;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.remove());
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'fathom-archive-'));
  url = await newDatabase(postgres.url);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const TABLES = 450;

/** A file with tables of all kinds, among them texts that a database may understand differently. */
async function filled(name: string): Promise<string> {
  const file = path.join(folder, name);
  const journal = await openSqlite(file);
  for (let i = 0; i < TABLES; i++) {
    const id = `${i % 2 === 0 ? 'A' : 'a'}-${i}`;
    const facts = {
      listed: i % 3 === 0,
      over: i % 5 === 0,
      touched: 1_790_000_000_000 + i,
      wake: i % 4 === 0 ? 1_790_000_000_000 + i : null,
    };
    const entries = [1, 2].map((seq) => ({ seq, at: seq * 1000, body: `{"text":"Привіт ${i} \\u0000 ' \\\\ \u2028"}` }));
    const keys = i % 2 === 0 ? [] : [`key-${i}`, `Key-${i}`];
    await journal.append({ id, after: 0, seq: 2, entries, facts, keys, body: `{"n":${i}}`, save: i % 3 === 0 ? null : `{"state":"ї"}` });
  }
  await journal.close();
  return file;
}

async function move(from: Archive, to: Archive): ReturnType<typeof moveTables> {
  try {
    return await moveTables(from, to, () => {});
  } finally {
    await from.close();
    await to.close();
  }
}

test('everything moves from a file into a database and back, unchanged', async () => {
  const file = await filled('one.sqlite');
  const there = await move(await sqliteArchive(file), await postgresArchive(url));
  expect(there).toMatchObject({ tables: TABLES });
  const journal = await openPostgres(url, 'test');
  expect(await journal.load('a-1')).toEqual({ seq: 2, body: '{"n":1}', save: '{"state":"ї"}' });
  expect(await journal.load('a-5')).toEqual({ seq: 2, body: '{"n":5}', save: '{"state":"ї"}' }); // over: it is packed
  expect(await journal.list({ kind: 'key', key: 'Key-1' }, 10)).toHaveLength(1);
  await journal.close();
  const back = await move(await postgresArchive(url), await sqliteArchive(path.join(folder, 'two.sqlite')));
  expect(back).toEqual(there);
});

test('a move that was interrupted goes on where it stopped', async () => {
  const file = await filled('one.sqlite');
  const [from, to] = [await sqliteArchive(file), await postgresArchive(url)];
  let written = 0;
  const dying: Archive = {
    ...to,
    write: (part) => (written++ === 1 ? Promise.reject(new Error('the power fails')) : to.write(part)),
  };
  await expect(moveTables(from, dying, () => {})).rejects.toThrow('the power fails');
  const progress: number[] = [];
  expect(await moveTables(from, to, (tables) => progress.push(tables))).toMatchObject({ tables: TABLES });
  expect(progress.at(-1)).toBeLessThan(TABLES);
  for (const each of [from, to]) await each.close();
});

test('a target that holds something else is noticed', async () => {
  const file = await filled('one.sqlite');
  const journal = await openPostgres(url, 'test');
  const facts = { listed: false, over: false, touched: 0, wake: null };
  await journal.append({
    id: 'A-0',
    after: 0,
    seq: 1,
    entries: [{ seq: 1, at: 0, body: '{}' }],
    facts,
    keys: [],
    body: '{"other":1}',
    save: null,
  });
  await journal.close();
  expect(await move(await sqliteArchive(file), await postgresArchive(url))).toBeNull();
});
