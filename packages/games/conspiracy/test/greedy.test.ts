import { conspiracy, weigh, type Conspiracy, type State } from '@fathom/conspiracy';
import { asked, legal, rngFrom, type Move } from '@fathom/kernel';
import { describe, expect, test } from 'vitest';
import { notation } from './notation.ts';
import { randomGames } from './random.ts';
import { crowd, rival, table, type Facts } from './table.ts';

/** What looks best to the one who is asked. */
function favourite(facts: Facts): string {
  const { state, moves, asked } = table(facts);
  return notation(moves.toSorted((a, b) => weigh(state, asked[0]!, b) - weigh(state, asked[0]!, a))[0]!);
}

describe('at a glance', () => {
  test('the best lord of a new guild', () => {
    expect(favourite({ asks: 'keep', revealed: ['mage-6-1', 'mage-0-1'] })).toBe('keep mage-6-1');
  });

  test('a lord that joins the coalition, rather than one that stands alone', () => {
    const players = [{ alliance: ['mage-4', 'mage-3', 'farmer-4', 'farmer-3'] as const }];
    expect(favourite({ asks: 'keep', players, revealed: ['farmer-3-2', 'mage-3-2'] })).toBe('keep farmer-3-2');
  });

  test('the twin of a waiting key', () => {
    const players = [{ alliance: ['mage-4', 'farmer-2'] as const }];
    expect(favourite({ asks: 'keep', players, revealed: ['mage-2-1', 'mage-1-1'] })).toBe('keep mage-2-1');
  });

  test('the pearl that makes a Master', () => {
    const players = [
      { alliance: ['mage-4', 'farmer-4'] as const, pearls: 2 },
      { alliance: ['mage-3', 'farmer-3'] as const, pearls: 4 },
    ];
    expect(favourite({ asks: 'keep', players, master: 1, revealed: ['mage-3-2', 'mage-4-2'] })).toBe('keep mage-3-2');
  });

  test('a swap only for a larger coalition', () => {
    const alliance = ['farmer-4', 'mage-4', 'farmer-3', 'politician-0'] as const;
    expect(favourite({ asks: 'swap', players: [{ alliance }] })).toBe('swap 1 and 2');
    expect(favourite({ asks: 'swap', players: [{ alliance: ['farmer-4', 'farmer-3', 'mage-0'] }] })).toBe('decline');
  });

  test('in the last turn all slots are free: a pile of strangers rather than one lord', () => {
    const facts: Facts = {
      asks: 'source',
      armedBy: 1,
      players: [{}, { alliance: crowd.slice(0, 15) }],
      piles: { mage: ['mage-1', 'mage-2', 'mage-6'] },
    };
    expect(favourite(facts)).toBe('pile mage');
  });

  test('the seven points, if nothing else grows', () => {
    const players = [{ alliance: ['mage-1', 'farmer-1'] as const }];
    expect(favourite({ asks: 'location', players, revealedLocations: ['oyster-market', 'grand-citadel'] })).toBe('take grand-citadel');
  });

  test('for the rival, the worst', () => {
    const facts: Facts = {
      seats: 1,
      turn: rival,
      options: { rival: 'farmer' },
      piles: { mage: ['mage-0', 'mage-1'], farmer: ['farmer-4', 'farmer-6'] },
    };
    expect(favourite(facts)).toBe('pile mage');
  });
});

/** Every question that random games ask, and what may be answered. */
function* questions(each: number): Generator<{ s: State; seat: number; moves: readonly Move<Conspiracy>[] }> {
  for (const game of randomGames(each, 'greedy')) {
    for (const { s } of game) for (const seat of asked(conspiracy, s)) yield { s, seat, moves: legal(conspiracy, s, seat) };
  }
}

const weights = (s: State, seat: number, moves: readonly Move<Conspiracy>[]): number[] => moves.map((move) => weigh(s, seat, move));

test('every answer to every question has a weight', () => {
  const types = new Set<string>();
  for (const { s, seat, moves } of questions(4)) {
    for (const weight of weights(s, seat, moves)) expect(Number.isFinite(weight)).toBe(true);
    for (const { type } of moves) types.add(type);
  }
  expect([...types].toSorted()).toEqual(
    [
      'decline',
      'draw',
      'endTurn',
      'keep',
      'place',
      'return',
      'reveal',
      'swap',
      'takeLocation',
      'takeOpen',
      'takePile',
      'useToken',
    ].toSorted(),
  );
});

test('nothing hidden is looked at, and nothing is remembered: the same weights in every world', () => {
  const dice = rngFrom('worlds');
  for (const { s, seat, moves } of questions(1)) {
    const seen = weights(s, seat, moves);
    expect(weights(conspiracy.determinize(s, seat, dice), seat, moves)).toEqual(seen);
    expect(weights(conspiracy.clone(s), seat, moves)).toEqual(seen);
  }
});
