import { describe, expect, test } from 'vitest';
import { withGame } from '../src/games/registry.ts';
import { boardFits } from './board-fits.ts';
import { fathom } from './kit.ts';

withGame('abyss', (game) => boardFits(game, 4, { kraken: true }));

describe('the commands know Abyss', () => {
  test('simulate, with Kraken', async () => {
    const { code, out } = await fathom([
      'simulate',
      '--json',
      '--seed',
      'reef',
      '--game',
      'abyss',
      '--kraken',
      '-n',
      '2',
      '--workers',
      '1',
      '--seats',
      'greedy,random',
    ]);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ game: 'abyss', options: { kraken: true } });
  });

  test('arena', async () => {
    const { code, out } = await fathom(['arena', 'greedy', 'random', '--game', 'abyss', '-n', '4', '--seed', 'reef', '--workers', '1']);
    expect([code, out.includes('%')]).toEqual([0, true]);
  });

  test('rules', async () => {
    const { code, out } = await fathom(['rules', '--game', 'abyss', 'AB-EXP-06']);
    expect([code, out.includes('Rising price')]).toEqual([0, true]);
  });

  test('a game without Kraken says so', async () => {
    const { code } = await fathom(['simulate', '--kraken', '-n', '1', '--workers', '1']);
    expect(code).not.toBe(0);
  });
});
