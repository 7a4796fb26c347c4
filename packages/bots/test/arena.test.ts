import { greedy, playouts, pairing, random, tally, type Bot, type Pairing } from '@fathom/bots';
import { conspiracy, weigh, type Conspiracy } from '@fathom/conspiracy';
import { soakRound } from '@fathom/kernel/testing';
import { describe, expect, test } from 'vitest';
import { options } from './conspiracy.ts';
import { pebbles, type Pebbles } from './pebbles.ts';

const seeds = (count: number): string[] => Array.from({ length: count }, (_, i) => `arena ${i}`);
const meet = (count: number, ...lineup: readonly Bot<Conspiracy>[]): readonly Pairing[] =>
  seeds(count).map((seed) => pairing(conspiracy, options(lineup.length), seed, lineup));

/** Takes as much as possible, or as little. */
const taker = (name: string, most: boolean): Bot<Pebbles> => ({ name, choose: (access) => access.legal().at(most ? -1 : 0)! });

describe('a pairing', () => {
  test('is one deal from every seat', () => {
    const { lineup, bouts } = pairing(pebbles, { heap: 3, opening: 'none' }, 'a seed', [taker('much', true), taker('little', false)]);
    expect(lineup).toEqual(['much', 'little']);
    expect(bouts).toHaveLength(2);
    for (const { shares, scores, margins, plies } of bouts) {
      expect([0, 1]).toContain(shares[0]);
      expect(shares[0]! + shares[1]!).toBe(1);
      expect(scores).toEqual(shares);
      expect(margins).toEqual(shares.map((share) => (share === 1 ? 1 : -1)));
      expect(plies).toBeGreaterThan(0);
    }
  });

  test('is deterministic', () => {
    const bots = [random<Conspiracy>(), greedy(weigh), random<Conspiracy>()];
    expect(meet(2, ...bots)).toEqual(meet(2, ...bots));
  });

  test('of one is a game against a rival, who can win too', () => {
    const [played] = meet(1, greedy(weigh));
    expect(played!.bouts).toHaveLength(1);
    expect(played!.bouts[0]!.scores).toHaveLength(1);
    expect(Math.sign(played!.bouts[0]!.margins[0]!)).toBe(played!.bouts[0]!.shares[0] === 1 ? 1 : -1);
  });
});

describe('a tally', () => {
  const bout = (a: number, b: number): Pairing['bouts'][number] => ({
    scores: [a, b],
    shares: a === b ? [0.5, 0.5] : a > b ? [1, 0] : [0, 1],
    margins: [a - b, b - a],
    plies: 10,
  });
  const of = (...bouts: Pairing['bouts']): Pairing => ({ seed: 's', lineup: ['one', 'two'], bouts });

  test('counts wins, rates, margins and ratings', () => {
    const result = tally([of(bout(9, 5), bout(9, 5)), of(bout(9, 5), bout(5, 9)), of(bout(7, 7), bout(9, 5)), of(bout(9, 5), bout(9, 5))]);
    expect(result).toMatchObject({ pairings: 4, games: 8, plies: 80 });
    const [one, two] = result.standings;
    expect(one).toMatchObject({ name: 'one', games: 8, wins: 6.5, rate: { mean: 0.8125 }, margin: { mean: 2.5 } });
    expect(two).toMatchObject({ name: 'two', games: 8, wins: 1.5, rate: { mean: 0.1875 }, margin: { mean: -2.5 } });
    // Pair by pair 1, ½, ¾, 1: a standard deviation of 0.2394 over the root of four.
    expect(one!.rate.error).toBeCloseTo(0.1197, 4);
    expect(two!.rate.error).toBeCloseTo(0.1197, 4);
    expect(result.duels[0]!.names).toEqual(['one', 'two']);
    expect(result.duels[0]!.rating.elo).toBeCloseTo(254.7, 1);
    expect(result.duels[0]!.rating.low).toBeLessThan(254.7);
  });

  test('of nothing is empty', () => expect(tally([])).toEqual({ pairings: 0, games: 0, plies: 0, standings: [], duels: [] }));

  test('counts all entrants of one name together, and a duel by who scored better', () => {
    const lineup = ['lone', 'crowd', 'crowd'];
    const result = tally([{ seed: 's', lineup, bouts: [{ scores: [5, 9, 3], shares: [0, 1, 0], margins: [-4, 4, -6], plies: 1 }] }]);
    expect(result.standings).toMatchObject([
      { name: 'lone', games: 1, wins: 0 },
      { name: 'crowd', games: 2, wins: 1, rate: { mean: 0.5 } },
    ]);
    expect(result.duels).toMatchObject([{ names: ['lone', 'crowd'], rate: { mean: 0.5 } }]);
  });

  test('is independent of the order', () => {
    const played = meet(6, greedy(weigh), random());
    expect(tally(played.toReversed()).standings[0]!.wins).toBe(tally(played).standings[0]!.wins);
    expect(tally(JSON.parse(JSON.stringify(played)) as Pairing[])).toEqual(tally(played));
  });
});

describe('strength', () => {
  test('greedy beats random', () => {
    const { rate, margin } = tally(meet(60, greedy(weigh), random())).standings[0]!;
    expect(rate.mean).toBeGreaterThan(0.93);
    expect(margin.mean).toBeGreaterThan(12);
  });

  test('greedy beats two and three at random', () => {
    for (const others of [[random()], [random(), random()]] as Bot<Conspiracy>[][]) {
      expect(tally(meet(20, greedy(weigh), random(), ...others)).standings[0]!.rate.mean).toBeGreaterThan(0.85);
    }
  });

  test('two hundred iterations beat greedy', () => {
    const bot = playouts({ game: conspiracy, heuristic: weigh }, () => 0, { iterations: 200 });
    expect(tally(meet(soakRound(process.env) === null ? 1 : 4, bot, greedy(weigh))).standings[0]!.rate.mean).toBeGreaterThanOrEqual(0.6);
  });
});
