import { describe, expect, test } from 'vitest';
import { waterdeepEntry } from '../src/games/waterdeep/index.ts';
import { boardFits } from './board-fits.ts';
import { fathom } from './kit.ts';

boardFits(waterdeepEntry, 5, { undermountain: true, skullport: true });

describe('the commands know Waterdeep', () => {
  test('simulate, with both modules', async () => {
    const flags = ['--game', 'waterdeep', '--undermountain', '--skullport', '-n', '2', '--workers', '1', '--seats', 'greedy,random,random'];
    const { code, out } = await fathom(['simulate', '--json', '--seed', 'gate', ...flags]);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ game: 'waterdeep', options: { undermountain: true, skullport: true, long: false } });
  });

  test('the long game needs a module, and is told so with its rule', async () => {
    const { code, err } = await fathom(['simulate', '--game', 'waterdeep', '--long', '-n', '1', '--workers', '1']);
    expect([code === 0, err]).toEqual([false, expect.stringContaining('WD-LONG-01')]);
  });

  test('rules', async () => {
    const { code, out } = await fathom(['rules', '--game', 'waterdeep', 'WD-HARBOR-05']);
    expect([code, out.includes('WD-HARBOR-05')]).toEqual([0, true]);
  });
});
