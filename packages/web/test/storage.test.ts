import { conspiracy } from '@fathom/conspiracy';
import { act, answers, pick, playAgain, rngFrom, sitDown, takeBack, type Sitting } from '@fathom/kernel';
import type { Conspiracy } from '@fathom/conspiracy';
import { expect, test } from 'vitest';
import { forget, keep, keptTables, readKept, resume, type Shelf } from '../src/table/storage.ts';

/** A shelf like the browser's, with room for so many letters. */
function shelf(room = Infinity): Shelf & { readonly items: Map<string, string> } {
  const items = new Map<string, string>();
  return {
    items,
    get length() {
      return items.size;
    },
    key: (i) => [...items.keys()][i] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem(key, value) {
      if (value.length > room) throw new Error('full');
      items.set(key, value);
    },
    removeItem: (key) => void items.delete(key),
  };
}

const sitters = [
  { kind: 'person', name: 'Анна' },
  { kind: 'bot', level: 'greedy', name: 'Талос' },
] as const;

function played(moves: number): Sitting<Conspiracy> {
  let sitting = sitDown(conspiracy, ['Анна', 'Талос'], { first: 1, bonusLocations: false, rival: 'none' }, { secret: 'kept', words: [] });
  for (let i = 0; i < moves; i++) sitting = act(conspiracy, sitting, answers(conspiracy, sitting.history.now)[0]!);
  return sitting;
}

test('a kept table goes on where it was, with its story', () => {
  const here = shelf();
  const sitting = played(7);
  expect(keep(here, conspiracy, { id: 'one', sitters }, sitting, 5)).toBe(true);
  const again = resume(conspiracy, readKept(here, 'one')!)!;
  expect(again.history.now).toEqual(sitting.history.now);
  expect(again.told.length).toBe(sitting.told.length);
  expect(again.record).toEqual(sitting.record);
});

test('what can be taken back freely still can when a kept table is opened again; what was taken back can be played again', () => {
  const here = shelf();
  const again = (sitting: Sitting<Conspiracy>): Sitting<Conspiracy> => {
    keep(here, conspiracy, { id: 'one', sitters }, sitting, 5);
    return resume(conspiracy, readKept(here, 'one')!)!;
  };
  let tried = 0;
  const dice = rngFrom('kept');
  for (let sitting = played(1); sitting.history.now.outcome === null;) {
    sitting = act(conspiracy, sitting, pick(dice, answers(conspiracy, sitting.history.now)));
    const { actor } = sitting.history.now;
    expect(again(sitting)).toEqual(sitting);
    const back = takeBack(sitting, actor!);
    if (back === null) continue;
    tried++;
    expect(again(back)).toEqual(back);
    expect(playAgain(conspiracy, again(back))).toEqual(sitting);
  }
  expect(tried).toBeGreaterThan(2);
});

test('a table of the first release, kept without what was taken back, is opened as ever', () => {
  const here = shelf();
  keep(here, conspiracy, { id: 'one', sitters }, played(7), 5);
  const { undone, ...first } = readKept(here, 'one')!;
  expect(undone).toEqual([]);
  expect(resume(conspiracy, first)).toEqual(played(7));
});

test('several are kept, the latest first; one can be forgotten', () => {
  const here = shelf();
  for (const [id, now] of [
    ['a', 1],
    ['b', 3],
    ['c', 2],
  ] as const)
    keep(here, conspiracy, { id, sitters }, played(1), now);
  expect(keptTables(here).map(({ id }) => id)).toEqual(['b', 'c', 'a']);
  forget(here, 'b');
  expect(keptTables(here).map(({ id }) => id)).toEqual(['c', 'a']);
});

test('what cannot be read is passed over and stays where it is', () => {
  const here = shelf();
  keep(here, conspiracy, { id: 'good', sitters }, played(2), 1);
  here.setItem('fathom.table.bad', '{');
  here.setItem('fathom.table.worse', '{"record":{},"sitters":[]}');
  here.setItem('somebody.else', 'x');
  expect(keptTables(here).map(({ id }) => id)).toEqual(['good']);
  expect(here.items.size).toBe(4);
});

test('a changed save is not resumed', () => {
  const here = shelf();
  keep(here, conspiracy, { id: 'x', sitters }, played(3), 1);
  const kept = readKept(here, 'x')!;
  expect(resume(conspiracy, { ...kept, save: kept.save.replace(/"pearls":\d/, '"pearls":9') })).toBeNull();
});

test('a full shelf is no reason to stop playing', () => {
  expect(keep(shelf(10), conspiracy, { id: 'x', sitters }, played(1), 1)).toBe(false);
});
