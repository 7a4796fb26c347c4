import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Commit, Journal } from '../src/journal/port.ts';

export interface JournalStore {
  /** Opens the journal; every call opens the same one. */
  open(): Promise<Journal>;
  remove(): Promise<void>;
}

/** The contract of every journal adapter. */
export function journalContract(name: string, storeOf: () => Promise<JournalStore>): void {
  describe(`journal contract: ${name}`, () => {
    let store: JournalStore;
    let journal: Journal;
    beforeEach(async () => {
      store = await storeOf();
      journal = await store.open();
    });
    afterEach(async () => {
      await journal.close();
      await store.remove();
    });

    test('what was appended can be read, also after closing and reopening', async () => {
      expect(await journal.append(commit('reef', 0, { body: 'new', save: null }))).toBe(true);
      expect(await journal.append(commit('reef', 1, { body: 'newer', save: 'state' }, 2))).toBe(true);
      await journal.close();
      journal = await store.open();
      expect(await journal.load('reef')).toEqual({ seq: 3, body: 'newer', save: 'state' });
      expect(await journal.entries('reef', 0, 10)).toEqual([entry(1), entry(2), entry(3)]);
    });

    test('a table whose game is over is read and listed as it was written, and can be written again', async () => {
      const over = { listed: true, over: true, touched: 5, wake: null };
      const text = { body: '{"name":"Ґанна"}', save: '{"state":[1,2]}' };
      await journal.append(commit('reef', 0, { ...text, facts: over, keys: ['ann'] }));
      await journal.append(commit('wreck', 0, { body: '{}', save: null, facts: over }));
      expect(await journal.load('reef')).toEqual({ seq: 1, ...text });
      expect(await journal.load('wreck')).toEqual({ seq: 1, body: '{}', save: null });
      expect(await journal.list({ kind: 'key', key: 'ann' }, 10)).toEqual([{ id: 'reef', touched: 5, body: text.body }]);
      await journal.append(commit('reef', 1, { body: '{"a":1}', save: 'later', facts: over }));
      expect(await journal.load('reef')).toEqual({ seq: 2, body: '{"a":1}', save: 'later' });
    });

    test('an unknown table is empty', async () => {
      expect(await journal.load('nowhere')).toBeNull();
      expect(await journal.entries('nowhere', 0, 10)).toEqual([]);
      expect(await journal.append(commit('nowhere', 1))).toBe(false);
      expect(await journal.load('nowhere')).toBeNull();
    });

    test('of two writers with the same last number only one writes, and the other leaves no trace', async () => {
      await journal.append(commit('reef', 0));
      const [one, two] = await Promise.all([
        journal.append(commit('reef', 1, { body: 'one' })),
        journal.append(commit('reef', 1, { body: 'two' })),
      ]);
      expect([one, two].filter(Boolean)).toHaveLength(1);
      expect(await journal.load('reef')).toMatchObject({ seq: 2, body: one ? 'one' : 'two' });
      expect(await journal.entries('reef', 1, 10)).toHaveLength(1);
      expect(await journal.append(commit('reef', 0, { body: 'again' }))).toBe(false);
    });

    test('two open journals agree on who wrote', async () => {
      const other = await store.open();
      await journal.append(commit('reef', 0));
      expect(await other.append(commit('reef', 1, { body: 'other' }))).toBe(true);
      expect(await journal.append(commit('reef', 1, { body: 'late' }))).toBe(false);
      expect(await journal.load('reef')).toMatchObject({ body: 'other' });
      await other.close();
    });

    test('a refused commit does not affect others', async () => {
      await journal.append(commit('reef', 0));
      const written = await Promise.all([
        journal.append(commit('reef', 5)),
        journal.append(commit('wreck', 0)),
        journal.append(commit('reef', 1)),
      ]);
      expect(written).toEqual([false, true, true]);
      expect((await journal.load('wreck'))?.seq).toBe(1);
    });

    test('the numbers of many tables are read at once', async () => {
      await journal.append(commit('reef', 0, {}, 3));
      await journal.append(commit('wreck', 0));
      expect(await journal.seqs(['wreck', 'nowhere', 'reef'])).toEqual(
        new Map([
          ['wreck', 1],
          ['reef', 3],
        ]),
      );
      expect(await journal.seqs([])).toEqual(new Map());
    });

    test('entries are read from a number, in order, so many at a time', async () => {
      await journal.append(commit('reef', 0, {}, 7));
      expect((await journal.entries('reef', 2, 3)).map(({ seq }) => seq)).toEqual([3, 4, 5]);
      expect((await journal.entries('reef', 6, 3)).map(({ seq }) => seq)).toEqual([7]);
    });

    test('tables are listed by who may see them, the latest first', async () => {
      const facts = (listed: boolean, over: boolean, touched: number): Commit['facts'] => ({ listed, over, touched, wake: null });
      await journal.append(commit('a', 0, { facts: facts(true, false, 1), keys: ['ann', 'bob'] }));
      await journal.append(commit('b', 0, { facts: facts(true, false, 2), keys: ['ann'] }));
      await journal.append(commit('c', 0, { facts: facts(false, false, 3) }));
      await journal.append(commit('d', 0, { facts: facts(true, true, 4), keys: ['ann'] }));
      const ids = async (...query: Parameters<Journal['list']>): Promise<string[]> => (await journal.list(...query)).map(({ id }) => id);
      expect(await ids({ kind: 'public' }, 10)).toEqual(['b', 'a']);
      expect(await ids({ kind: 'key', key: 'ann' }, 10)).toEqual(['d', 'b', 'a']);
      expect(await ids({ kind: 'key', key: 'cat' }, 10)).toEqual([]);
      expect(await ids({ kind: 'all' }, 2)).toEqual(['d', 'c']);
      await journal.append(commit('a', 1, { facts: facts(true, false, 9), keys: ['ann'] }));
      expect(await ids({ kind: 'public' }, 1)).toEqual(['a']);
    });

    test('due tables are listed, the longest overdue first', async () => {
      const wake = (at: number | null): Commit['facts'] => ({ listed: false, over: false, touched: 0, wake: at });
      await journal.append(commit('late', 0, { facts: wake(20) }));
      await journal.append(commit('later', 0, { facts: wake(10) }));
      await journal.append(commit('future', 0, { facts: wake(99) }));
      await journal.append(commit('never', 0, { facts: wake(null) }));
      const [later, late] = [
        { id: 'later', wake: 10 },
        { id: 'late', wake: 20 },
      ];
      expect(await journal.due(50, 10)).toEqual([later, late]);
      expect(await journal.due(50, 1)).toEqual([later]);
      expect(await journal.due(50, 1, later)).toEqual([late]);
      expect(await journal.due(50, 1, late)).toEqual([]);
      await journal.append(commit('later', 1, { facts: wake(null) }));
      expect(await journal.due(50, 10)).toEqual([late]);
    });

    test('a table may change without an entry: its log is in its body', async () => {
      await journal.append(commit('reef', 0));
      expect(await journal.append(commit('reef', 1, { entries: [], seq: 4, body: 'later' }))).toBe(true);
      expect(await journal.load('reef')).toMatchObject({ seq: 4, body: 'later' });
      expect(await journal.entries('reef', 0, 10)).toHaveLength(1);
      expect(await journal.append(commit('reef', 2))).toBe(false);
      expect(await journal.append(commit('reef', 4))).toBe(true);
    });

    test('forgotten entries are gone, and the numbers of the others stay', async () => {
      await journal.append(commit('reef', 0, {}, 4));
      await journal.append(commit('reef', 4, { forgotten: [2, 3] }));
      expect((await journal.entries('reef', 0, 10)).map(({ seq }) => seq)).toEqual([1, 4, 5]);
    });

    test('new keys replace the old ones; without keys they stay', async () => {
      const opens = async (key: string): Promise<number> => (await journal.list({ kind: 'key', key }, 10)).length;
      await journal.append(commit('reef', 0, { keys: ['ann', 'bob'] }));
      await journal.append(commit('reef', 1, { keys: [] }));
      expect([await opens('ann'), await opens('bob')]).toEqual([1, 1]);
      await journal.append(commit('reef', 2, { keys: ['bob', 'cat'] }));
      expect([await opens('ann'), await opens('bob'), await opens('cat')]).toEqual([0, 1, 1]);
    });

    test('many tables write at once', async () => {
      const names = Array.from({ length: 200 }, (_, i) => `table-${i}`);
      await Promise.all(names.map((id) => journal.append(commit(id, 0))));
      await Promise.all(names.map((id) => journal.append(commit(id, 1))));
      expect(await Promise.all(names.map(async (id) => (await journal.load(id))?.seq))).toEqual(names.map(() => 2));
    });

    test('once closed, it accepts nothing more', async () => {
      const waiting = journal.append(commit('reef', 0));
      await journal.close();
      expect(await waiting).toBe(true);
      await expect(journal.append(commit('reef', 1))).rejects.toThrow('closed');
    });
  });
}

const entry = (seq: number): Commit['entries'][number] => ({ seq, at: seq * 1000, body: `{"n":${seq}}` });

export function commit(id: string, after: number, change: Partial<Commit> = {}, entries = 1): Commit {
  return {
    id,
    after,
    seq: after + entries,
    entries: Array.from({ length: entries }, (_, i) => entry(after + 1 + i)),
    facts: { listed: false, over: false, touched: after, wake: null },
    keys: [],
    body: '{}',
    save: null,
    ...change,
  };
}
