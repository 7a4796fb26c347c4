import { validateSetup, answers, asked, seatAccess, legal, seatView, play, prompt, rngFrom, start, step, touches } from '@fathom/kernel';
import { divers } from '@fathom/kernel/testing';
import { describe, expect, test } from 'vitest';

const game = divers();
const open = () => start(game, 3, { cards: 12 }, rngFrom('drive')).state;

describe('play', () => {
  test('returns the new state and the events, and leaves the old state alone', () => {
    const s = open();
    const aimed = play(game, s, 0, { type: 'aim', at: 1 });
    expect(aimed).toMatchObject({ ok: true, events: [] });
    expect(s.aims).toEqual([null, null, null]);
  });

  test('compares a move by value, not by identity', () => {
    expect(play(game, open(), 0, JSON.parse('{"at":1,"type":"aim"}')).ok).toBe(true);
  });

  test.each([
    ['a seat that was not asked', 1, { type: 'aim', at: 0 }, { code: 'not-asked', rule: 'CO-TURN-01' }],
    ['a seat that does not exist', 7, { type: 'aim', at: 0 }, { code: 'not-asked', rule: 'CO-TURN-01' }],
    ['a move that is not listed', 0, { type: 'aim', at: 0 }, { code: 'illegal-move', rule: 'CO-TURN-02' }],
    ['a listed move with something added', 0, { type: 'aim', at: 1, by: 2 }, { code: 'illegal-move' }],
    ['something that is no move', 0, 'aim', { code: 'malformed-move' }],
    ['nothing', 0, undefined, { code: 'malformed-move' }],
  ])('refuses %s', (_who, seat, move, refusal) => {
    expect(play(game, open(), seat, move)).toMatchObject({ ok: false, ...refusal });
  });

  test('refuses everything after the end', () => {
    const s = open();
    while (s.outcome === null) {
      const { seat, move } = answers(game, s)[0]!;
      step(game, s, seat, move);
    }
    expect(play(game, s, 0, { type: 'aim', at: 1 })).toEqual({ ok: false, code: 'game-over', rule: 'CO-END-03' });
    expect(asked(game, s)).toEqual([]);
    expect(legal(game, s, 0)).toEqual([]);
    expect(prompt(game, s)).toBeNull();
  });
});

describe('settling', () => {
  test('returns the question that it found', () => {
    const s = open();
    const found = step(game, s, 0, { type: 'aim', at: 1 });
    expect(found).toEqual({ seat: asked(game, s)[0], moves: legal(game, s, 0) });
  });

  test('a state can be edited: the list of moves is made from what it says', () => {
    const s = open();
    step(game, s, 0, { type: 'aim', at: 1 });
    expect(legal(game, s, 0)).toContainEqual({ type: 'dive' });
    s.deck = [];
    expect(legal(game, s, 0)).not.toContainEqual({ type: 'dive' });
  });

  test('a single answer is taken without asking', () => {
    const two = start(game, 2, { cards: 12 }, rngFrom('drive')).state;
    expect(prompt(game, two)).toBe('act'); // there is one to aim at
    expect(two.aims).toEqual([1, null]);
    expect(prompt(game, open())).toBe('turn');
  });
});

describe('validateSetup', () => {
  test('fills in the defaults', () => {
    expect(validateSetup(game, 2, {})).toEqual({ ok: true, value: { seats: 2, options: { cards: 12 } } });
  });

  test.each([
    [5, {}, 'seats', 'not-allowed'],
    ['2', {}, 'seats', 'not-allowed'],
    [2, { cards: 9 }, 'options.cards', 'not-allowed'],
    [2, { decks: 2 }, 'options.decks', 'unknown-field'],
    [2, { constructor: 2 }, 'options.constructor', 'unknown-field'],
    [2, null, 'options', 'wrong-type'],
  ])('reports what does not fit: %j %j', (seats, options, at, problem) => {
    expect(validateSetup(game, seats, options)).toMatchObject({ ok: false, fault: { code: 'bad-value', at, problem } });
  });
});

describe('seatAccess', () => {
  test('knows what its seat knows, and redraws the rest', () => {
    const s = open();
    const mine = seatAccess(game, s, 0);
    expect(mine.view()).toEqual(game.view(s, 0));
    expect(mine.legal()).toEqual(legal(game, s, 0));
    const world = mine.determinize(rngFrom('dream'));
    expect(world.hands[0]).toEqual(s.hands[0]);
    expect(world.deck).not.toEqual(s.deck);
  });

  test('takes the moves from the question that a move returned, if it is its own', () => {
    const s = open();
    const question = { seat: 0, moves: legal(game, s, 0).slice(0, 1) };
    expect(seatAccess(game, s, 0, question).legal()).toBe(question.moves);
    expect(seatAccess(game, s, 0, question).distinct()).toBe(question.moves);
    expect(seatAccess(game, s, 1, question).legal()).toEqual([]);
  });
});

describe('seatView', () => {
  test('has the prompt, and every move with its pieces', () => {
    const s = open();
    const seen = seatView(game, s, 0, false);
    expect(seen).toMatchObject({ ply: 0, asked: [0], prompt: 'turn', outcome: null });
    expect(seen.moves).toEqual([
      { move: { type: 'aim', at: 1 }, touches: ['seat-1'], final: false },
      { move: { type: 'aim', at: 2 }, touches: ['seat-2'], final: false },
    ]);
    expect(touches(game, s, 0, { type: 'aim', at: 2 })).toEqual(['seat-2']);
  });

  test('marks moves that cannot be undone', () => {
    const aimed = play(game, open(), 0, { type: 'aim', at: 1 });
    expect(aimed.ok && seatView(game, aimed.state, 0).moves.map(({ final }) => final)).toEqual([true, true, true, true]);
    expect(seatView(game, open(), 0).moves.map(({ final }) => final)).toEqual([false, false]);
  });

  test('a spectator is never asked', () => {
    expect(seatView(game, open(), null)).toMatchObject({ moves: [], view: { hand: null } });
  });
});
