import { playouts, standard } from '@fathom/bots';
import { conspiracy, weigh } from '@fathom/conspiracy';
import { asked, seatAccess, legal, rngFrom, start, step, type Heuristic, type Seat } from '@fathom/kernel';
import { describe, expect, test } from 'vitest';
import { pebbles, type Pebbles } from './pebbles.ts';

const noClock = (): number => {
  throw new Error('the clock must not be read');
};
const blank = (): number => 0;
const deal = { first: 'random', bonusLocations: false, rival: 'none' } as const;

function search(options: Pebbles['options'], seat: Seat, iterations = 2000) {
  const { state } = start(pebbles, 2, options, rngFrom('pebbles'));
  return playouts({ game: pebbles, heuristic: blank }, noClock, { iterations: 1 }).think(
    seatAccess(pebbles, state, seat),
    { iterations },
    rngFrom('thought'),
  );
}

describe('a game with a known best move', () => {
  test.each([
    [5, 1],
    [6, 2],
    [7, 3],
    [9, 1],
    [10, 2],
  ])('of %i pebbles it takes %i, whatever is under the heap', (heap, count) => {
    expect(search({ heap, opening: 'none' }, 0).move).toEqual({ type: 'take', count });
  });

  test('seats that are asked together are searched together: the highest bid wins a first turn that is worth having', () => {
    expect(search({ heap: 5, opening: 'bid' }, 0).move).toEqual({ type: 'bid', amount: 3 });
  });

  test('a sealed answer cannot be read: a toss is worth half to both', () => {
    for (const seat of [0, 1])
      for (const { value } of search({ heap: 5, opening: 'toss' }, seat).statistics) expect(Math.abs(value - 0.5)).toBeLessThan(0.1);
  });

  test('the seat that answers last knows no more', () => {
    const { state } = start(pebbles, 2, { heap: 5, opening: 'toss' }, rngFrom('pebbles'));
    step(pebbles, state, 0, { type: 'toss', coin: 1 });
    const { statistics } = playouts({ game: pebbles, heuristic: blank }, noClock, { iterations: 1 }).think(
      seatAccess(pebbles, state, 1),
      { iterations: 2000 },
      rngFrom('thought'),
    );
    for (const { value } of statistics) expect(Math.abs(value - 0.5)).toBeLessThan(0.1);
  });
});

describe('a game with a forecast', () => {
  const { state } = start(pebbles, 2, { heap: 30, opening: 'none' }, rngFrom('pebbles'));
  const foreseeing = (seen: Set<number>, reach: number): Heuristic<Pebbles> =>
    Object.assign(() => 0, {
      forecast: {
        chapter: ({ ply }: Pebbles['state']) => Math.floor(ply / reach),
        // The player who leaves a multiple of four is going to win.
        scores: ({ ply, heap }: Pebbles['state']) => (seen.add(ply), heap % 4 === 0 ? [ply % 2, 1 - (ply % 2)] : [1 - (ply % 2), ply % 2]),
      },
    });
  const ponderOn = (weigh: Heuristic<Pebbles>) =>
    playouts({ game: pebbles, heuristic: weigh }, noClock, { iterations: 1 }).think(
      seatAccess(pebbles, state, 0),
      { iterations: 300 },
      rngFrom('thought'),
    );

  test('is searched for a chapter, and evaluated from there', () => {
    const seen = new Set<number>();
    expect(ponderOn(foreseeing(seen, 1)).move).toEqual({ type: 'take', count: 2 });
    expect(Math.max(...seen)).toBeLessThan(12);
  });

  test('is played to its end if that is nearer', () => {
    const seen = new Set<number>();
    ponderOn(foreseeing(seen, 100));
    expect(seen.size).toBe(0);
  });
});

describe('the result of a search', () => {
  test('is sorted by visits, and all iterations are accounted for', () => {
    const { move, iterations, statistics } = search({ heap: 10, opening: 'none' }, 0);
    expect(iterations).toBe(2000);
    expect(statistics[0]!.move).toEqual(move);
    expect(statistics.map(({ visits }) => visits)).toEqual(statistics.map(({ visits }) => visits).toSorted((a, b) => b - a));
    expect(statistics.reduce((sum, { visits }) => sum + visits, 0)).toBe(2000);
    expect(statistics).toHaveLength(3);
    for (const { value } of statistics) expect(value >= 0 && value <= 1).toBe(true);
  });

  test('is empty for a single move', () => {
    const { state } = start(pebbles, 2, { heap: 10, opening: 'none' }, rngFrom('pebbles'));
    const only = { type: 'take', count: 1 } as const;
    const narrow = { ...seatAccess(pebbles, state, 0), distinct: () => [only] };
    const bot = playouts({ game: pebbles, heuristic: blank }, noClock, { iterations: 100 });
    expect(bot.think(narrow, { iterations: 100 }, rngFrom('thought'))).toEqual({ move: only, iterations: 0, statistics: [] });
  });

  test('a budget in milliseconds ends by the given clock, and never before one iteration', () => {
    let now = 0;
    const bot = playouts({ game: pebbles, heuristic: blank }, () => now++, { ms: 50 });
    const { state } = start(pebbles, 2, { heap: 10, opening: 'none' }, rngFrom('pebbles'));
    expect(bot.name).toBe('playouts-50ms');
    expect(bot.think(seatAccess(pebbles, state, 0), { ms: 50 }, rngFrom('thought')).iterations).toBe(50);
    expect(bot.think(seatAccess(pebbles, state, 0), { ms: 0 }, rngFrom('thought')).iterations).toBe(1);
  });
});

describe('Conspiracy', () => {
  test('the same generator and iterations give the same result', () => {
    const { state } = start(conspiracy, 3, deal, rngFrom('deal'));
    const bot = playouts({ game: conspiracy, heuristic: weigh }, noClock, { iterations: 100 });
    const think = () => bot.think(seatAccess(conspiracy, state, asked(conspiracy, state)[0]!), { iterations: 100 }, rngFrom('thought'));
    expect(think()).toEqual(think());
  });

  test.each([1, 2, 3, 4])('plays whole games of %i', (seats) => {
    const options = { ...deal, first: 1, bonusLocations: true, rival: seats === 1 ? 'random' : 'none' } as const;
    const { state } = start(conspiracy, seats, options, rngFrom(`table of ${seats}`));
    const bot = playouts({ game: conspiracy, heuristic: weigh }, noClock, { iterations: 4 }, { ...standard, randomPlayoutShare: 0.5 });
    const rng = rngFrom('dice');
    while (state.outcome === null) {
      const seat = asked(conspiracy, state)[0]!;
      const move = bot.choose(seatAccess(conspiracy, state, seat), rng);
      expect(legal(conspiracy, state, seat)).toContainEqual(move);
      step(conspiracy, state, seat, move);
    }
    expect(state.outcome.scores.length).toBe(seats === 1 ? 2 : seats);
  });
});
