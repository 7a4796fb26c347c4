import { abyss } from '@fathom/abyss';
import { conspiracy } from '@fathom/conspiracy';
import { answers, below, rngFrom, type Game, type GameRecord, type Seat } from '@fathom/kernel';
import { waterdeep } from '@fathom/waterdeep';
import { readdirSync, readFileSync } from 'node:fs';
import { LocalTable, rulesFor, startLocal, type LocalConnection, type LocalGame, type Undone } from '@fathom/table';
import { expect, test } from 'vitest';
import { deleteTable, storeTable, toStored, storedTables, readStored, resume, type BrowserStorage } from '../src/table/storage.ts';

/** Storage like the browser's, for so many characters. */
function memoryStorage(capacity = Infinity): BrowserStorage & { readonly items: Map<string, string> } {
  const items = new Map<string, string>();
  return {
    items,
    get length() {
      return items.size;
    },
    key: (i) => [...items.keys()][i] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem(key, value) {
      if (value.length > capacity) throw new Error('full');
      items.set(key, value);
    },
    removeItem: (key) => void items.delete(key),
  };
}

const rules = rulesFor(conspiracy);
const players = [
  { kind: 'person', name: 'Анна' },
  { kind: 'person', name: 'Борис' },
] as const;
const options = { first: 1, bonusLocations: false, rival: 'none' };

/** A table of two people, and how they play at it. */
class Played {
  readonly table: LocalTable;
  private readonly people: readonly LocalConnection[];
  private readonly dice = rngFrom('kept');

  constructor(
    game: LocalGame = startLocal(rules, { id: 'one', seats: players, now: 0 }, 'conspiracy', options, { secret: 'kept', words: [] }),
  ) {
    const never = (): Promise<never> => new Promise(() => {});
    this.table = new LocalTable(
      { now: () => 0, think: never, pause: never, report: (error) => expect(error).toBeNull(), keep: () => {} },
      rules,
      game,
    );
    this.people = players.map((_, seat) => this.table.connect(seat, () => {}));
  }

  get game(): LocalGame {
    return this.table.current;
  }

  get actor(): Seat {
    return this.game.table.play!.state.actor!;
  }

  get isOver(): boolean {
    return this.game.table.play!.state.outcome !== null;
  }

  async move(): Promise<void> {
    const { state } = this.game.table.play!;
    const listed = answers(conspiracy, state as Parameters<typeof conspiracy.clone>[0]);
    const { seat, move } = listed[below(this.dice, listed.length)]!;
    expect(await this.people[seat]!.do({ type: 'move', ply: state.ply, move })).toBeNull();
  }

  undo(): Promise<unknown> {
    return this.people[this.actor]!.do({ type: 'undo', to: this.game.table.play!.state.ply - 1 });
  }

  redo(seat: Seat): Promise<unknown> {
    return this.people[seat]!.do({ type: 'redo' });
  }
}

async function played(moves: number): Promise<Played> {
  const table = new Played();
  for (let i = 0; i < moves; i++) await table.move();
  return table;
}

const kept = (here: BrowserStorage, { game }: Played, id = 'one', now = 5): boolean =>
  storeTable(here, toStored(rules, { id, players }, game), now);
const opened = (here: BrowserStorage, id = 'one'): LocalGame => resume(rules, readStored(here, id)!, 0)!;

/** What must be the same when a table is opened again. How far free undo goes is computed again from the record. */
const compared = ({ table, record }: LocalGame): object => ({
  record,
  play: { ...table.play, floor: 0, seed: null, undone: table.play!.undone ?? [], takenBack: 0 },
});

test('a kept table goes on where it was, with its story', async () => {
  const here = memoryStorage();
  const table = await played(7);
  expect(kept(here, table)).toBe(true);
  expect(compared(opened(here))).toEqual(compared(table.game));
  const on = new Played(opened(here));
  await on.move();
  expect(on.game.record.moves).toHaveLength(8);
});

test('what can be taken back freely still can when a kept table is opened again; what was taken back can be played again', async () => {
  const here = memoryStorage();
  let tried = 0;
  for (const table = await played(1); !table.isOver;) {
    await table.move();
    kept(here, table);
    const { floor, state } = opened(here).table.play!;
    expect(floor < state.ply).toBe(table.game.table.play!.floor < state.ply);
    if (floor >= state.ply || table.isOver) continue;
    const again = new Played(opened(here));
    const { actor, game } = again;
    expect(await again.undo()).toBeNull();
    kept(here, again);
    const back = new Played(opened(here));
    expect(compared(back.game)).toEqual(compared(again.game));
    expect(await back.redo(actor)).toBeNull();
    expect(back.game.record).toEqual(game.record);
    tried++;
  }
  expect(tried).toBeGreaterThan(2);
});

test('a table of the first releases is opened as ever: without what was taken back, or with it move by move', async () => {
  const here = memoryStorage();
  const table = await played(1);
  while (table.game.table.play!.floor >= table.game.table.play!.state.ply) await table.move();
  const { record } = table.game;
  const { moves } = rules.retrace(record).length > 0 ? record : { moves: [] };
  const seat = table.actor;
  await table.undo();
  kept(here, table);
  const { undone, ...first } = readStored(here, 'one')!;
  expect(undone).toEqual([{ seat, moves: [moves.at(-1)!] }]);
  expect(resume(rules, first, 0)!.table.play!.undone).toEqual([]);
  const { move } = rules.moveAt(table.game.table.play!.state, moves.at(-1)!)!;
  const old = [{ seat, move, joins: false }] as unknown as readonly Undone[];
  expect(resume(rules, { ...first, undone: old }, 0)!.table.play!.undone).toEqual(undone);
});

test('several are kept, the latest first; one can be forgotten', async () => {
  const here = memoryStorage();
  for (const [id, now] of [
    ['a', 1],
    ['b', 3],
    ['c', 2],
  ] as const)
    kept(here, await played(1), id, now);
  expect(storedTables(here).map(({ id }) => id)).toEqual(['b', 'c', 'a']);
  deleteTable(here, 'b');
  expect(storedTables(here).map(({ id }) => id)).toEqual(['c', 'a']);
});

test('what cannot be read is passed over and stays where it is', async () => {
  const here = memoryStorage();
  kept(here, await played(2), 'good');
  here.setItem('fathom.table.bad', '{');
  here.setItem('fathom.table.worse', '{"record":{},"sitters":[]}');
  here.setItem('somebody.else', 'x');
  expect(storedTables(here).map(({ id }) => id)).toEqual(['good']);
  expect(here.items.size).toBe(4);
});

test('a changed save is not resumed', async () => {
  const here = memoryStorage();
  kept(here, await played(3));
  const table = readStored(here, 'one')!;
  expect(resume(rules, { ...table, save: table.save.replace(/"pearls":\d/, '"pearls":9') }, 0)).toBeNull();
});

test('full storage is no reason to stop playing', async () => {
  expect(kept(memoryStorage(10), await played(1))).toBe(false);
});

/* Tables as each release kept them, with a move that was taken back. */
const folder = new URL('corpus/', import.meta.url);
const games = { conspiracy, abyss, waterdeep } as const;

test.each(readdirSync(folder))('%s is opened, its redo is there, and it goes on as its rules say', async (file) => {
  const here = memoryStorage();
  const text = readFileSync(new URL(file, folder), 'utf8');
  const { id, game: name, record } = JSON.parse(text) as { id: string; game: keyof typeof games; record: GameRecord };
  here.setItem(`fathom.table.${id}`, text);
  const own = rulesFor(games[name] as unknown as Game<never>);
  const game = resume(own, readStored(here, id)!, 0)!;
  expect(game.record).toEqual(record);
  expect(own.retrace(record)).toHaveLength(record.moves.length + 1);
  expect(game.table.play).toMatchObject({ undone: [{ seat: 0 }] });
  const never = (): Promise<never> => new Promise(() => {});
  const table = new LocalTable(
    { now: () => 0, think: never, pause: never, report: (error) => expect(error).toBeNull(), keep: () => {} },
    own,
    game,
  );
  expect(await table.submit(0, { type: 'redo' })).toBeNull();
  expect(own.retrace(table.current.record)).toHaveLength(table.current.record.moves.length + 1);
});
