import { waterdeep, weigh, type State, type Waterdeep } from '@fathom/waterdeep';
import { asked, legal, pick, rngFrom, start, step, type Move, type Rng } from '@fathom/kernel';
import { chosen } from '@fathom/kernel/testing';
import { describe, expect, test } from 'vitest';
import { combinations, seatsFor } from './random.ts';
import { ann, aurora, complete, harbor1, skull, table, takeQuest, to, tower, type Table } from './table.ts';

/** The heaviest of some moves. */
const heaviest = (s: State, seat: number, moves: readonly Move<Waterdeep>[]): Move<Waterdeep> =>
  moves.reduce((best, move) => (weigh(s, seat, move) > weigh(s, seat, best) ? move : best));

/** What looks best to the one who is asked. */
const favourite = ({ state, moves, asked: [seat] }: Table): Move<Waterdeep> => heaviest(state, seat!, moves);

describe('at a glance', () => {
  test('with the last agent, the wizard that a quest still lacks', () => {
    const t = table({
      round: 8,
      players: [{ active: ['q-investigate-aberrant-infestation'], cleric: 1, fighter: 1, wizard: 1, gold: 0, hand: [], pool: 1 }],
    });
    expect(favourite(t)).toEqual(to(tower));
  });

  test('a quest that can be paid for is completed, and of two the better one', () => {
    const t = table({
      asks: 'quest',
      players: [{ active: ['q-create-a-shrine-to-oghma', 'q-convert-a-noble-to-lathander'], cleric: 5, fighter: 1, gold: 2 }],
    });
    expect(favourite(t)).toEqual(complete('q-create-a-shrine-to-oghma'));
  });

  test('a quest that the own lord likes', () => {
    const t = (lord: string): Move<Waterdeep> =>
      favourite(
        table({
          players: [{ lord, active: [], fighter: 3, cleric: 2, rogue: 1, wizard: 1 }],
          inn: ['q-repel-seawraiths', 'q-eliminate-vampire-coven', 'q-raid-orc-stronghold', 'q-expose-cult-corruption'],
        }).play(0, to('s-cliffwatch-inn-1')),
      );
    expect(t('l-durnan-the-wanderer')).toEqual(takeQuest('q-repel-seawraiths'));
    expect(t('l-nindil-jalbuck')).toEqual(takeQuest('q-eliminate-vampire-coven'));
  });

  test('the Harbor, the more so the better the card', () => {
    const atHarbor = (card: string): number => {
      const { state } = table({ players: [{ active: ['q-infiltrate-halasters-circle'], wizard: 3, gold: 2, hand: [card] }] });
      return weigh(state, ann, { type: 'assign', space: harbor1 });
    };
    expect(atHarbor('i-graduation-day')).toBeGreaterThan(atHarbor('i-good-faith'));
  });

  test('corruption is dearer than four gold when most of it is out', () => {
    const t = skull({
      players: [{ active: [], plots: ['q-extort-aurora'], completed: ['q-extort-aurora'], hand: [], corruption: 3 }],
      corruption: { track: 4 },
    });
    expect(favourite(t.play(0, to(aurora)))).toEqual({ type: 'pass' });
  });
});

/** Quests and buildings rather than anything else, every other time. */
const eagerly = (dice: Rng, moves: readonly Move<Waterdeep>[]): Move<Waterdeep> =>
  (pick(dice, [true, false]) && moves.find(({ type }) => ['complete', 'buy', 'build', 'accept'].includes(type))) || pick(dice, moves);

/** A game for every kind of table, question by question. */
function* questions(seed: string): Generator<{ s: State; seat: number; moves: readonly Move<Waterdeep>[] }> {
  for (const options of combinations) {
    for (const seats of seatsFor(options)) {
      const s = deal(seats, options, seed);
      const dice = rngFrom(`dice of ${seed}`);
      while (s.outcome === null) {
        const seat = asked(waterdeep, s)[0]!;
        const moves = legal(waterdeep, s, seat);
        yield { s, seat, moves };
        step(waterdeep, s, seat, eagerly(dice, moves));
      }
    }
  }
}

const deal = (seats: number, options: object, seed: string): State =>
  start(waterdeep, seats, chosen(waterdeep, seats, { undermountain: false, ...options }), rngFrom(seed)).state;

const weights = (s: State, seat: number, moves: readonly Move<Waterdeep>[]): number[] => moves.map((move) => weigh(s, seat, move));

test('every answer to every question has a weight', () => {
  const types = new Set<string>();
  for (const seed of ['one', 'two', 'three', 'four']) {
    for (const { s, seat, moves } of questions(seed)) {
      if (!weights(s, seat, moves).every(Number.isFinite)) expect.fail(JSON.stringify(moves));
      for (const { type } of moves) types.add(type);
    }
  }
  expect(types.size).toBeGreaterThan(25);
});

test('nothing hidden is looked at: the same weights in every world', () => {
  const dice = rngFrom('worlds');
  for (const { s, seat, moves } of questions('worlds')) {
    if (s.ply % 5 === 0) expect(weights(waterdeep.determinize(s, seat, dice), seat, moves)).toEqual(weights(s, seat, moves));
  }
});

/** One game: some seat chooses what looks best, all others anything. */
function duel(seats: number, options: object, seed: string, clever: number): readonly number[] {
  const s = deal(seats, options, seed);
  const dice = rngFrom(`dice of ${seed}`);
  while (s.outcome === null) {
    const seat = asked(waterdeep, s)[0]!;
    const moves = legal(waterdeep, s, seat);
    step(waterdeep, s, seat, seat === clever ? heaviest(s, seat, moves) : pick(dice, moves));
  }
  return s.outcome.winners;
}

test('who looks beats who draws lots, with every module and number of players', () => {
  let [games, won] = [0, 0];
  for (const options of combinations) {
    for (const seats of seatsFor(options)) {
      for (const clever of [0, 1]) {
        games++;
        if (duel(seats, options, `duel ${seats}`, clever).includes(clever)) won++;
      }
    }
  }
  expect(games).toBe(38);
  expect(won / games).toBeGreaterThan(0.95);
});

test('the nearer the end, the better it is foreseen', () => {
  const missed = Array.from({ length: 9 }, () => 0);
  for (const seats of [2, 4]) {
    for (let i = 0; i < 10; i++) {
      const s = deal(seats, {}, `foreseen ${i}`);
      const outlooks: (readonly number[])[] = [];
      while (s.outcome === null) {
        outlooks[s.round] ??= weigh.forecast.scores(s);
        const seat = asked(waterdeep, s)[0]!;
        step(waterdeep, s, seat, heaviest(s, seat, legal(waterdeep, s, seat)));
      }
      for (const [seat, score] of s.outcome.scores.entries())
        for (let round = 1; round <= 8; round++) missed[round]! += Math.abs(outlooks[round]![seat]! - score);
    }
  }
  expect(missed[8]).toBeLessThan(missed[5]!);
  expect(missed[5]).toBeLessThan(missed[1]!);
});
