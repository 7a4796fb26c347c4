import { divers, type Divers } from '@fathom/kernel/testing';
import { beforeLastAnswer, freeUndo, gameLog, rulesFor, type LocalTable } from '@fathom/table';
import { describe, expect, test } from 'vitest';
import { dealt, done, people, tableOf } from './played.ts';

const rules = rulesFor(divers());
const aim = { type: 'aim', at: 2 } as const;
const dive = { type: 'dive' } as const;

const table = (of = rules): LocalTable => tableOf(of, dealt(of, people(3), 'divers', { cards: 12 }));
const stateOf = ({ current }: LocalTable): Divers['state'] => current.table.play!.state as Divers['state'];
const ply = (t: LocalTable): number => stateOf(t).ply;

describe('undo and redo', () => {
  test('a move that revealed nothing can be undone by its player', async () => {
    const t = table();
    const before = stateOf(t);
    expect(await done(t, 0, { type: 'move', ply: 0, move: aim })).toBeNull();
    expect(await done(t, 1, { type: 'undo', to: 0 })).toBe('needs-consent');
    expect(await done(t, 0, { type: 'undo', to: 0 })).toBeNull();
    expect(stateOf(t)).toEqual(before);
    expect(t.current.record).toMatchObject({ moves: [], hashes: { length: 1 } });
  });

  test('a revealed secret cannot be undone', async () => {
    const t = table();
    await done(t, 0, { type: 'move', ply: 0, move: aim });
    await done(t, 0, { type: 'move', ply: 1, move: dive });
    expect(await done(t, 0, { type: 'undo', to: 1 })).toBe('needs-consent');
  });

  test('redo plays it again, for the seat that undid it; a new move discards it', async () => {
    const t = table();
    await done(t, 0, { type: 'move', ply: 0, move: aim });
    const { state, hash } = t.current.table.play!;
    expect(await done(t, 0, { type: 'redo' })).toBe('nothing-undone');
    await done(t, 0, { type: 'undo', to: 0 });
    expect(await done(t, 1, { type: 'redo' })).toBe('nothing-undone');
    expect(await done(t, 0, { type: 'redo' })).toBeNull();
    expect([stateOf(t), t.current.table.play!.hash]).toEqual([state, hash]);
    await done(t, 0, { type: 'undo', to: 0 });
    await done(t, 0, { type: 'move', ply: 0, move: { type: 'aim', at: 1 } });
    expect(await done(t, 0, { type: 'redo' })).toBe('nothing-undone');
  });

  test('several moves of one answer are undone and redone together', async () => {
    const slow = rulesFor(divers('revealed secret can be undone')); // so that there is something to undo
    const t = table(slow);
    expect(await done(t, 0, { type: 'moves', ply: 0, moves: [aim, dive] })).toBeNull();
    const { record } = t.current;
    expect(record.moves).toHaveLength(2);
    expect(t.current.events.filter(({ kind }) => kind === 'played')).toMatchObject([{}, { joins: true }]);
    await done(t, 0, { type: 'undo', to: 0 });
    expect(ply(t)).toBe(0);
    await done(t, 0, { type: 'redo' });
    expect(t.current.record).toEqual(record);
  });

  test('at one screen the last answer is undone and redone as a whole, for the player who gave it', async () => {
    const slow = rulesFor(divers('revealed secret can be undone'));
    const t = table(slow);
    expect((await t.undoLast())?.code).toBe('needs-consent');
    expect((await t.redoLast())?.code).toBe('nothing-undone');
    await done(t, 0, { type: 'moves', ply: 0, moves: [aim, dive] });
    await done(t, 1, { type: 'move', ply: 2, move: aim });
    await done(t, 1, { type: 'move', ply: 3, move: dive });
    expect([await t.undoLast(), ply(t)]).toEqual([null, 3]);
    expect([await t.undoLast(), ply(t)]).toEqual([null, 2]);
    expect(gameLog(t.current.events).map(({ by }) => by)).toEqual([null, 0, 0]);
    expect([await t.redoLast(), ply(t)]).toEqual([null, 3]);
    expect(beforeLastAnswer(gameLog(t.current.events).slice(0, 3), 0)).toBe(0); // the first answer was two moves
  });

  test('alone against bots, undo goes back over their moves and over what was revealed; between people it does not', () => {
    const { table: between } = table().current;
    const played = { ...between, play: { ...between.play!, floor: 4, state: { ...between.play!.state, ply: 4, actor: 1 } } };
    const bot = { kind: 'bot', level: 'greedy', keeps: null } as const;
    const leftTo = (holder: object): typeof played => ({
      ...played,
      seats: played.seats.map((seat, i) => (i === 0 ? seat : { ...seat, holder: holder as typeof seat.holder })),
    });
    expect(freeUndo(played, 0)).toBeNull();
    expect(freeUndo(leftTo(bot), 0)).toBe(0);
    expect(freeUndo(leftTo({ ...bot, keeps: { name: 'Bob' } }), 0)).toBeNull(); // Bob may come back
    expect(freeUndo(leftTo(bot), 1)).toBeNull();
  });

  test('a refused move changes nothing, nor does an answer with one refused part', async () => {
    const t = table();
    const before = t.current;
    expect(await done(t, 0, { type: 'move', ply: 0, move: { type: 'fly' } })).toBe('illegal-move');
    expect(await done(t, 0, { type: 'moves', ply: 0, moves: [aim, { type: 'fly' }] })).toBe('illegal-move');
    expect(t.current).toBe(before);
  });
});
