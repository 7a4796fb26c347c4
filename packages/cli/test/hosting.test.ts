import { openSqlite } from '@fathom/server';
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fathom } from './kit.ts';

const corpus = path.join(import.meta.dirname, '../../server/test/corpus/0.1.0-conspiracy-over.json');
let folder: string;
const at = (name: string): string => path.join(folder, name);
let id: string;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'fathom-hosting-'));
  const { taken } = JSON.parse(readFileSync(corpus, 'utf8')) as { taken: Parameters<Awaited<ReturnType<typeof openSqlite>>['append']>[0] };
  ({ id } = taken);
  const journal = await openSqlite(at('live.sqlite'));
  await journal.append({ ...taken, seq: taken.entries.at(-1)!.seq, after: 0, keys: [] });
  await journal.close();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const host = (...argv: string[]): ReturnType<typeof fathom> => fathom([...argv, '--lang', 'en']);

test('tables are listed, and one is exported as a valid record', async () => {
  const listed = await host('tables', '--data', at('live.sqlite'));
  expect(listed.out).toMatch(new RegExp(`^${id}  \\S+  finished  conspiracy  Ann, Bob\\n$`));
  const json = await host('tables', '--data', at('live.sqlite'), '--json');
  expect(JSON.parse(json.out)).toMatchObject([{ id, phase: 'over' }]);
  const exported = await host('tables', id, '--data', at('live.sqlite'));
  expect((await host('verify', exported.out)).out).toContain('Valid: all');
  expect(await host('tables', 'nowhere', '--data', at('live.sqlite'))).toMatchObject({
    code: 2,
    err: 'There is no table nowhere with a started game.\n',
  });
});

test('a backup is made while the file is in use, and restored for a server; nothing is overwritten', async () => {
  const live = await openSqlite(at('live.sqlite'));
  expect((await host('backup', at('copy.sqlite'), '--data', at('live.sqlite'))).code).toBe(0);
  await live.close();
  expect(await host('backup', at('copy.sqlite'), '--data', at('live.sqlite'))).toMatchObject({ code: 2 });
  expect((await host('restore', at('copy.sqlite'), '--data', at('new/fathom.sqlite'))).code).toBe(0);
  expect((await host('tables', '--data', at('new/fathom.sqlite'))).out).toContain(id);
  expect(await host('restore', at('copy.sqlite'), '--data', at('new/fathom.sqlite'))).toMatchObject({ code: 2 });
});

test('a file that is no server data is refused', async () => {
  writeFileSync(at('letter.txt'), 'Dear Bob');
  expect(await host('restore', at('letter.txt'), '--data', at('other.sqlite'))).toMatchObject({
    code: 2,
    err: expect.stringContaining('not a valid server data file') as string,
  });
  expect(existsSync(at('other.sqlite'))).toBe(false);
  copyFileSync(at('live.sqlite'), at('cut.sqlite'));
  writeFileSync(at('cut.sqlite'), readFileSync(at('cut.sqlite')).subarray(0, 5000));
  expect((await host('restore', at('cut.sqlite'), '--data', at('other.sqlite'))).code).toBe(2);
  expect(await host('tables', '--data', at('none.sqlite'))).toMatchObject({ code: 2 });
});

test('a command on another kind of file fails with one sentence and does not change it', async () => {
  writeFileSync(at('empty.sqlite'), '');
  for (const name of ['letter.txt', 'empty.sqlite']) {
    for (const command of [['tables'], ['backup', at('copy-of-it.sqlite')]]) {
      const { code, err } = await host(...command, '--data', at(name));
      expect([code, err]).toEqual([2, `${at(name)} is not a valid server data file.\n`]);
    }
  }
  expect(readFileSync(at('empty.sqlite'), 'utf8')).toBe('');
  expect(await host('tables', '--data', folder)).toMatchObject({ code: 2 });
  expect(await host('backup', at('letter.txt/copy.sqlite'), '--data', at('live.sqlite'))).toMatchObject({
    code: 2,
    err: expect.stringContaining('cannot be written') as string,
  });
  writeFileSync(at('fresh.sqlite-wal'), '');
  expect(await host('restore', at('copy.sqlite'), '--data', at('fresh.sqlite'))).toMatchObject({
    code: 2,
    err: expect.stringContaining('Move them away first') as string,
  });
  expect(existsSync(at('fresh.sqlite'))).toBe(false);
});
