import { arrange, counter, describe as describeTable, load, Cursor, parseWith, readPosition, rngFrom, save, start } from '@fathom/kernel';
import { arrangeTable, divers } from '@fathom/kernel/testing';
import { describe, expect, test } from 'vitest';

const game = divers();
const open = () => start(game, 3, { cards: 12 }, rngFrom('keeping')).state;

describe('a save', () => {
  const text = save(game, open());

  test('loads the same table', () => {
    expect(load(game, text)).toEqual({ ok: true, value: open() });
  });

  test.each([
    ['not JSON', 'x', { code: 'unreadable', expected: 'save' }],
    ['another file', '{"format":"fathom-record/1"}', { code: 'unreadable' }],
    ['cut short', text.slice(0, -9), { code: 'unreadable' }],
    ['a flipped digit', text.replace('"round":1', '"round":2'), { code: 'damaged', expected: 'save' }],
    ['another game', text.replace('"divers"', '"abyss"'), { code: 'unknown-game', game: 'abyss' }],
    ['a later release', text.replace('"version":1', '"version":9'), { code: 'too-new', version: 9, known: 1 }],
  ])('%s gives its own fault', (_what, broken, fault) => {
    expect(load(game, broken)).toMatchObject({ ok: false, fault });
  });
});

describe('a position', () => {
  test('can be arranged to the same table', () => {
    const s = open();
    const arranged = arrange(game, describeTable(game, s), rngFrom('x'));
    expect(arranged).toMatchObject({ ok: true, value: { state: { deck: s.deck, hands: s.hands } } });
  });

  test.each([
    [null, { code: 'unreadable', expected: 'position' }],
    [
      { format: 'fathom-position/1', game: 'chess' },
      { code: 'unknown-game', game: 'chess' },
    ],
    [
      { format: 'fathom-position/1', game: 'divers', seats: 9 },
      { code: 'bad-value', at: 'seats' },
    ],
    [
      { format: 'fathom-position/1', game: 'divers', seats: 2, weather: 1 },
      { code: 'bad-value', at: 'weather', problem: 'unknown-field' },
    ],
  ])('%j is refused', (position, fault) => {
    expect(arrange(game, position, rngFrom('x'))).toMatchObject({ ok: false, fault });
  });

  test('a file names its game', () => {
    expect(readPosition('{"format":"fathom-position/1","game":"divers"}')).toMatchObject({ ok: true, value: { game: 'divers' } });
    expect(readPosition('[]')).toEqual({ ok: false, fault: { code: 'unreadable', expected: 'position' } });
  });

  test('a test table plays, refuses, and is serialized to JSON', () => {
    const t = arrangeTable(game, { seats: 3, saved: { round: 2 } });
    expect(t.seats).toEqual([0, 1, 2]);
    expect(t.prompt).toBe('turn');
    t.play(0, { type: 'aim', at: 1 }, { type: 'dive' });
    expect(t.events).toMatchObject([{ type: 'dived', seat: 0 }]);
    expect(t.asked).toEqual([1]);
    expect(t.refused(1, { type: 'aim', at: 1 })).toBe('CO-TURN-02');
    expect(() => t.play(0, { type: 'dive' })).toThrow(/may play/);
    expect(() => t.refused(1, { type: 'aim', at: 0 })).toThrow(/is refused/);
    expect(() => arrangeTable(game, { seats: 7 })).toThrow(/can be arranged/);
  });
});

describe('reading', () => {
  const cursor = (value: unknown): Cursor => new Cursor(value, '');

  test('a bug in a reader is thrown, not reported as a fault of the input', () => {
    expect(() =>
      parseWith({}, () => {
        throw new TypeError('ours');
      }),
    ).toThrow('ours');
  });

  test('a fault has the path of the value', () => {
    const read = parseWith({ players: [{ pearls: 'many' }] }, (c) =>
      c
        .fields('players')
        .players.list(4)
        .map((p) => p.fields('pearls').pearls.whole(0, 9)),
    );
    expect(read).toEqual({ ok: false, fault: { code: 'bad-value', at: 'players[0].pearls', problem: 'wrong-type', value: 'many' } });
  });

  test.each([
    [() => cursor(10).whole(0, 9), 'out-of-range'],
    [() => cursor(undefined).whole(0, 9), 'missing'],
    [() => cursor(undefined).text(9), 'missing'],
    [() => cursor('longer than that').text(9), 'out-of-range'],
    [() => cursor('mauve').oneOf('red', 'blue'), 'not-allowed'],
    [() => cursor(undefined).list(3), 'missing'],
    [() => cursor([1, 2, 3, 4]).list(3), 'out-of-range'],
    [() => cursor([]).entries(), 'wrong-type'],
    [() => cursor(null).fields('a'), 'wrong-type'],
  ])('%s is %s', (read: () => unknown, problem) => {
    expect(parseWith(null, read)).toMatchObject({ ok: false, fault: { problem } });
  });

  test('a long value is abbreviated in a fault', () => {
    const read = parseWith('x'.repeat(500), (c) => c.whole(0, 1));
    expect(read).toMatchObject({ ok: false, fault: { value: `${'x'.repeat(60)}…` } });
  });
});

describe('counting in words', () => {
  const lords = { one: 'лорд', few: 'лорда', many: 'лордов', other: 'лорда' };

  test.each([
    [1, '1 лорд'],
    [2, '2 лорда'],
    [5, '5 лордов'],
    [11, '11 лордов'],
    [21, '21 лорд'],
    [0, '0 лордов'],
  ])('%i in Russian', (n, text) => {
    expect(counter('ru')(n, lords)).toBe(text);
  });

  test('English needs two forms', () => {
    expect([0, 1, 2].map((n) => counter('en')(n, { one: 'pearl', other: 'pearls' }))).toEqual(['0 pearls', '1 pearl', '2 pearls']);
  });
});
