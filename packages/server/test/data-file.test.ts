import { copyFileSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { backup, restore } from '../src/journal/backup.ts';
import { openDatabase } from '../src/journal/driver.ts';
import type { Commit, ListQuery } from '../src/journal/port.ts';
import { openSqlite, readSqlite, type SqliteJournal } from '../src/journal/sqlite.ts';
import { serve } from '../src/serve.ts';
import { Device, testServer } from './kit.ts';
import { refusedStart } from './process.ts';

let folder: string;
const at = (name: string): string => path.join(folder, name);
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'fathom-data-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const commit = (id: string, after: number, body = '{}'): Commit => ({
  id,
  after,
  seq: after + 1,
  entries: [{ seq: after + 1, at: 1, body: '{"kind":"created"}' }],
  facts: { listed: false, over: false, touched: after, wake: null },
  keys: [],
  body,
  save: null,
});

/** A journal with so many acknowledged writes, still open: they are in the log beside the file. */
async function live(file: string, writes: number): Promise<SqliteJournal> {
  const journal = await openSqlite(file);
  for (let after = 0; after < writes; after++) expect(await journal.append(commit('reef', after))).toBe(true);
  return journal;
}

const seqIn = async (file: string): Promise<number | undefined> => {
  const journal = await readSqlite(file);
  const found = await journal.load('reef');
  await journal.close();
  return found?.seq;
};

/** Every file in the folder, byte by byte. */
const bytes = (name: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder)
      .filter((file) => file.startsWith(name) && !file.endsWith('-shm'))
      .map((file) => [file, readFileSync(at(file)).toString('base64')]),
  );

const modeOf = (file: string): string => (statSync(file).mode & 0o777).toString(8);

describe('copies', () => {
  test('restoring from the file of a running server does not change it, and has all that was acknowledged', async () => {
    const journal = await live(at('live.sqlite'), 20);
    const before = bytes('live.sqlite');
    expect(before).toHaveProperty(['live.sqlite-wal']);
    expect(await restore(at('live.sqlite'), at('copy.sqlite'))).toBeNull();
    expect(bytes('live.sqlite')).toEqual(before);
    expect(await seqIn(at('copy.sqlite'))).toBe(20);
    expect(await journal.append(commit('reef', 20))).toBe(true);
    // Killed here: nothing is closed, and the next server finds everything.
    expect(await seqIn(at('live.sqlite'))).toBe(21);
    await journal.close();
    expect(await seqIn(at('live.sqlite'))).toBe(21);
  });

  test('a copy of a file that is not in use leaves nothing beside it either', async () => {
    await (await live(at('rest.sqlite'), 3)).close();
    const before = readdirSync(folder);
    expect(await backup(at('rest.sqlite'), at('copy.sqlite'))).toBeNull();
    expect(readdirSync(folder).sort()).toEqual([...before, 'copy.sqlite'].sort());
    expect([await seqIn(at('copy.sqlite')), modeOf(at('copy.sqlite'))]).toEqual([3, '600']);
  });

  test.each(['-wal', '-shm', '-journal'])('nothing is restored beside a leftover %s, which would be read into it', async (ending) => {
    await (await live(at('good.sqlite'), 3)).close();
    writeFileSync(at(`new.sqlite${ending}`), 'leftover');
    expect(await restore(at('good.sqlite'), at('new.sqlite'))).toBe('leftovers');
    expect(existsSync(at('new.sqlite'))).toBe(false);
    expect(readFileSync(at(`new.sqlite${ending}`), 'utf8')).toBe('leftover');
  });

  test('a file that is damaged, newer or of another kind is refused, and no partial copy remains', async () => {
    await (await live(at('good.sqlite'), 3)).close();
    writeFileSync(at('text.txt'), 'Dear Bob'.repeat(1000));
    writeFileSync(at('empty'), '');
    copyFileSync(at('good.sqlite'), at('cut.sqlite'));
    truncateSync(at('cut.sqlite'), 20_000);
    await withVersion('good.sqlite', 'new.sqlite', 99);
    const before = readdirSync(folder).sort();
    for (const name of ['text.txt', 'empty', 'cut.sqlite']) expect(await restore(at(name), at('copy.sqlite'))).toBe('damaged');
    expect(await backup(at('new.sqlite'), at('copy.sqlite'))).toBe('newer');
    expect(await backup(at('good.sqlite'), at('text.txt/copy.sqlite'))).toBe('unwritable');
    expect(readdirSync(folder).sort()).toEqual(before);
  });
});

async function withVersion(from: string, to: string, version: number): Promise<void> {
  copyFileSync(at(from), at(to));
  const db = await openDatabase(at(to));
  db.exec(`PRAGMA user_version = ${version}`);
  db.close();
}

describe('a file of an earlier release', () => {
  /** As the first release wrote it. */
  const first = `CREATE TABLE tables (
      id TEXT PRIMARY KEY, seq INTEGER NOT NULL, listed INTEGER NOT NULL, over INTEGER NOT NULL, touched INTEGER NOT NULL, wake INTEGER,
      body TEXT NOT NULL, save TEXT
    ) WITHOUT ROWID;
    CREATE INDEX listed ON tables (touched) WHERE listed = 1 AND over = 0;
    CREATE INDEX wake ON tables (wake) WHERE wake IS NOT NULL;
    CREATE TABLE entries (
      id TEXT NOT NULL, seq INTEGER NOT NULL, at INTEGER NOT NULL, body TEXT NOT NULL, PRIMARY KEY (id, seq)
    ) WITHOUT ROWID;
    CREATE TABLE keys (key TEXT NOT NULL, id TEXT NOT NULL, PRIMARY KEY (key, id)) WITHOUT ROWID;
    CREATE INDEX connections ON keys (id);`;
  const rows = `INSERT INTO tables VALUES ('reef', 1, 1, 0, 5, 7, '{"a":1}', NULL), ('wreck', 1, 0, 1, 6, NULL, '{"b":2}', 'saved');
    INSERT INTO entries VALUES ('reef', 1, 3, '{"kind":"created"}'), ('wreck', 1, 4, '{"kind":"created"}');
    INSERT INTO keys VALUES ('ann', 'reef');`;

  async function written(version: number, more = ''): Promise<void> {
    const db = await openDatabase(at('old.sqlite'));
    db.exec(`PRAGMA page_size = 8192; ${first} ${rows} ${more} PRAGMA user_version = ${version};`);
    db.close();
  }

  test.each([1, 2])(
    'is brought up to date when it is opened, after step %s: tables, entries, keys and lists are as they were',
    async (version) => {
      await written(version);
      for (const _ of ['at once', 'opened again']) {
        const journal = await openSqlite(at('old.sqlite'));
        expect(await journal.load('reef')).toMatchObject({ seq: 1, body: '{"a":1}', save: null });
        expect(await journal.load('wreck')).toMatchObject({ seq: 1, body: '{"b":2}', save: 'saved' });
        expect(await journal.entries('reef', 0, 9)).toEqual([{ seq: 1, at: 3, body: '{"kind":"created"}' }]);
        const listed = async (wanted: ListQuery): Promise<string[]> => (await journal.list(wanted, 9)).map(({ id }) => id);
        expect(await listed({ kind: 'public' })).toEqual(['reef']);
        expect(await listed({ kind: 'key', key: 'ann' })).toEqual(['reef']);
        expect(await listed({ kind: 'all' })).toEqual(['wreck', 'reef']);
        expect((await journal.due(7, 9)).map(({ id }) => id)).toEqual(['reef']);
        await journal.close();
      }
      const journal = await openSqlite(at('old.sqlite'));
      expect(await journal.append(commit('reef', 1))).toBe(true);
      await journal.close();
      expect(await seqIn(at('old.sqlite'))).toBe(2);
    },
  );

  test('stays as it was if it cannot be brought up to date', async () => {
    await written(2, 'CREATE TABLE numbered (id TEXT);');
    await expect(openSqlite(at('old.sqlite'))).rejects.toThrow();
    const db = await openDatabase(at('old.sqlite'));
    expect(db.prepare('SELECT count(*) AS n FROM tables').get()).toEqual({ n: 2 });
    expect(db.prepare('PRAGMA user_version').get()).toEqual({ user_version: 2 });
    db.close();
  });
});

describe('the file alone', () => {
  test('after a clean stop everything is in one file, which only its owner can read', async () => {
    const server = await testServer({}, undefined, folder);
    const made = await new Device(server.url).create();
    await server.close();
    expect(readdirSync(folder).sort()).toEqual(['fathom.sqlite', 'fathom.sqlite-lock']);
    expect([modeOf(at('fathom.sqlite')), modeOf(at('fathom.sqlite-lock'))]).toEqual(['600', '600']);
    copyFileSync(at('fathom.sqlite'), at('alone.sqlite'));
    const alone = await readSqlite(at('alone.sqlite'));
    expect(await alone.load(made.table)).not.toBeNull();
    await alone.close();
  });

  test('the log is checkpointed while the server runs, and when it starts after a crash', async () => {
    const journal = await live(at('a.sqlite'), 5);
    journal.checkpoint();
    copyFileSync(at('a.sqlite'), at('alone.sqlite'));
    expect(await seqIn(at('alone.sqlite'))).toBe(5);
    await journal.append(commit('reef', 5));
    for (const ending of ['', '-wal']) copyFileSync(at(`a.sqlite${ending}`), at(`crashed.sqlite${ending}`));
    const again = await openSqlite(at('crashed.sqlite'));
    copyFileSync(at('crashed.sqlite'), at('folded.sqlite'));
    expect(await seqIn(at('folded.sqlite'))).toBe(6);
    await again.close();
    await journal.close();
  });

  test('a table that cannot be written does not affect the others', async () => {
    const journal = await live(at('a.sqlite'), 1);
    const broken = { ...commit('wreck', 0), entries: [1, 1].map((seq) => ({ seq, at: 1, body: '{}' })) };
    const [good, bad, more] = await Promise.allSettled([
      journal.append(commit('reef', 1)),
      journal.append(broken),
      journal.append(commit('atoll', 0)),
    ]);
    expect([good.status, bad.status, more.status]).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect([(await journal.load('reef'))?.seq, await journal.load('wreck'), (await journal.load('atoll'))?.seq]).toEqual([2, null, 1]);
    await journal.close();
  });
});

describe('a server starts with a usable file, or prints one sentence why not', () => {
  test('damaged, foreign or newer: exit code 2, and nothing in it is changed', async () => {
    await (await live(at('good.sqlite'), 40)).close();
    writeFileSync(at('text.sqlite'), 'Dear Bob'.repeat(1000));
    copyFileSync(at('good.sqlite'), at('cut.sqlite'));
    truncateSync(at('cut.sqlite'), 3 * 4096);
    await withVersion('good.sqlite', 'newer.sqlite', 99);
    const foreign = await openDatabase(at('foreign.sqlite'));
    foreign.exec('CREATE TABLE recipes (name TEXT)');
    foreign.close();
    /** What a start prints; the program ends with code 2 then. */
    const refusal = (file: string): Promise<unknown> => serve(['--port', '0', '--data', file], {}, 'npm start --');
    for (const [name, sentence] of [
      ['text', /is damaged, or is no file of a Fathom server/],
      ['cut', /is damaged/],
      ['foreign', /is no file of a Fathom server/],
      ['newer', /was written by a newer release/],
    ] as const) {
      const file = `${name}.sqlite`;
      const before = readFileSync(at(file));
      expect(await refusal(at(file))).toMatch(sentence);
      expect(await refusal(at(file))).not.toContain('\n');
      expect(readFileSync(at(file)).equals(before)).toBe(true);
    }
    expect(await refusal(at('text.sqlite/data.sqlite'))).toContain('cannot be opened');
    const { code, stderr, printed } = await refusedStart(at('cut.sqlite'));
    expect([code, stderr.trim(), printed]).toEqual([2, await refusal(at('cut.sqlite')), '']);
  });

  test('a second server on the same file refuses; the first goes on, and the file is free after it', async () => {
    const first = await testServer({}, undefined, folder);
    await expect(testServer({}, undefined, folder)).rejects.toMatchObject({ fault: 'in-use' });
    const { code, stderr } = await refusedStart(at('fathom.sqlite'));
    expect([code, stderr]).toEqual([2, expect.stringContaining('is in use by another Fathom server')]);
    const { table } = await new Device(first.url).create();
    const next = await first.again();
    expect((await new Device(next.url).request('GET', `/api/tables/${table}`)).status).toBe(200);
    await next.close();
  });

  test('a file that is only read is not changed: no schema, no log', async () => {
    writeFileSync(at('empty.sqlite'), '');
    await expect(readSqlite(at('empty.sqlite'))).rejects.toMatchObject({ fault: 'damaged' });
    expect(statSync(at('empty.sqlite')).size).toBe(0);
    await (await live(at('good.sqlite'), 3)).close();
    const before = bytes('good.sqlite');
    expect(await seqIn(at('good.sqlite'))).toBe(3);
    expect(bytes('good.sqlite')).toEqual(before);
  });
});
