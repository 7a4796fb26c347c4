import { soakRound } from '@fathom/kernel/testing';
import { describe, expect, test } from 'vitest';
import { fathom } from './kit.ts';

interface Simulated {
  game: string;
  seats: string[];
  options: object;
  seed: string;
  workers: number;
  moves: number;
  seconds: number;
  movesPerSecond: number;
  games: { seed: string; scores: number[]; winners: number[]; turns: number; moves: number }[];
}

const simulate = async (...flags: readonly string[]): Promise<Simulated> => {
  const { code, out, err } = await fathom(['simulate', '--json', '--seed', 'reef', ...flags]);
  expect([code, err]).toEqual([0, '']);
  return JSON.parse(out) as Simulated;
};

describe('simulate', () => {
  test('reports every game', async () => {
    const result = await simulate('-n', '25', '--seats', 'random,greedy,random', '--workers', '1', '--option', 'first=2');
    expect(result).toMatchObject({
      game: 'conspiracy',
      seats: ['random', 'greedy', 'random'],
      seed: 'reef',
      workers: 1,
      options: { first: 2 },
    });
    expect(result.games).toHaveLength(25);
    expect(result.moves).toBe(result.games.reduce((sum, { moves }) => sum + moves, 0));
    expect(result.movesPerSecond).toBeGreaterThan(0);
    for (const { seed, scores, winners, turns, moves } of result.games) {
      expect(seed).toMatch(/^reef\/\d+$/);
      expect(scores).toHaveLength(3);
      for (const winner of winners) expect(scores[winner]).toBe(Math.max(...scores));
      expect(turns).toBeGreaterThanOrEqual(15);
      expect(moves).toBeGreaterThanOrEqual(turns);
    }
  });

  test('gives the same result with any number of threads', async () => {
    const one = await simulate('-n', '30', '--workers', '1');
    for (const workers of soakRound(process.env) === null ? ['2'] : ['2', '3'])
      expect((await simulate('-n', '30', '--workers', workers)).games).toEqual(one.games);
  });

  test('more games begin with the same ones', async () => {
    const [few, more] = [await simulate('-n', '3', '--workers', '1'), await simulate('-n', '5', '--workers', '1')];
    expect(more.games.slice(0, 3)).toEqual(few.games);
  });

  test('a bot that searches is repeatable too', async () => {
    const game = ['-n', '1', '--seats', 'ismcts:5,greedy', '--workers', '1'];
    const again = game.map((word) => word.replace(':', '-'));
    expect((await simulate(...game)).games).toEqual((await simulate(...again)).games);
  });

  test('prints a summary', async () => {
    const { code, out } = await fathom(['simulate', '-n', '20', '--workers', '1', '--lang', 'en', '--seats', 'greedy,random']);
    expect(code).toBe(0);
    expect(out).toMatch(/^20 games; [\d.]+ turns and [\d.]+ moves on average/);
    expect(out).toMatch(/1 {2,}greedy +\d/);
    expect(out).toMatch(/[\d,]+ moves\/s \([\d.,]+ s, 1 thread\)/);
    expect(out).toContain('seed: secret 1');
  });
});

describe('arena', () => {
  test('plays every deal from every seat', async () => {
    const { code, out } = await fathom(['arena', 'greedy', 'random', '-n', '6', '--workers', '1', '--json', '--seed', 'reef']);
    expect(code).toBe(0);
    const result = JSON.parse(out) as {
      games: number;
      pairings: number;
      standings: { name: string; rate: { mean: number } }[];
      duels: unknown[];
    };
    expect(result).toMatchObject({ games: 12, pairings: 6, bots: ['greedy', 'random'], seats: 2 });
    expect(result.standings.map(({ name }) => name)).toEqual(['greedy', 'random']);
    expect(result.standings[0]!.rate.mean + result.standings[1]!.rate.mean).toBeCloseTo(1);
    expect(result.duels).toHaveLength(1);
  });

  test('gives the same result with any number of threads', async () => {
    const games = async (workers: string): Promise<unknown> => {
      const { out } = await fathom(['arena', 'greedy', 'random', '-n', '4', '--workers', workers, '--json', '--seed', 'reef']);
      return (JSON.parse(out) as { standings: unknown }).standings;
    };
    expect(await games('2')).toEqual(await games('1'));
  });

  test('of three: one among two', async () => {
    const { out } = await fathom(['arena', 'greedy', 'greedy', '-n', '2', '--seats', '3', '--workers', '1', '--lang', 'en']);
    expect(out).toContain('2 deals, each from every seat: 6 games');
    expect(out).toMatch(/greedy {2,}.*6 /);
    expect(out).toMatch(/greedy \(2\) .*12 /);
    expect(out).toMatch(/greedy vs greedy \(2\): .* Elo/);
  });

  test('a budget is time or iterations', async () => {
    const { out } = await fathom(['arena', 'ismcts', 'greedy', '-n', '1', '--iterations', '3', '--workers', '1', '--json']);
    expect(JSON.parse(out)).toMatchObject({ budget: { iterations: 3 }, bots: ['ismcts', 'greedy'] });
    const both = await fathom(['arena', 'ismcts', 'greedy', '--iterations', '3', '--time', '5', '--lang', 'en']);
    expect(both).toMatchObject({ code: 2, err: '--time and --iterations can’t be used together; choose one of them.\n' });
  });
});
