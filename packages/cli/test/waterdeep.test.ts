import { admit, answers, invariant, languages, pick, rngFrom, start, step } from '@fathom/kernel';
import { waterdeep, type State } from '@fathom/waterdeep';
import { describe, expect, test } from 'vitest';
import { waterdeepEntry } from '../src/games/waterdeep/index.ts';
import { painter } from '../src/terminal/paint.ts';
import { plain, width } from '../src/terminal/width.ts';
import { fathom } from './kit.ts';

/** Tables at every thirtieth move of a random game with both modules. */
function* moments(): Generator<State> {
  const admitted = admit(waterdeep, 5, { undermountain: true, skullport: true });
  invariant(admitted.ok, 'five may sit there');
  const { state: s } = start(waterdeep, 5, admitted.value.options, rngFrom('terminal'));
  const dice = rngFrom('moves');
  while (s.outcome === null) {
    const { seat, move } = pick(dice, answers(waterdeep, s));
    step(waterdeep, s, seat, move);
    if (s.ply % 30 === 0) yield waterdeep.clone(s);
  }
}

describe.each(languages)('the table of Waterdeep in %s', (language) => {
  test.each([60, 80, 140])('fits %i columns and every row, and names whoever sits there', (columns) => {
    for (const s of moments()) {
      const view = waterdeep.view(s, 0);
      const name = (seat: number): string => `P${seat}`;
      const scene = {
        view,
        seat: 0,
        name,
        language,
        paint: painter(0),
        columns,
        rows: 60,
        lit: new Set<string>(),
        chosen: new Set<string>(),
      };
      const lines = waterdeepEntry.drawBoard(scene);
      expect(lines.length).toBeLessThanOrEqual(60);
      for (const line of lines) expect(width(line)).toBeLessThanOrEqual(columns);
      for (const seat of [0, 1, 2, 3, 4]) expect(plain(lines.join('\n'))).toContain(`P${seat}`);
      for (const piece of waterdeepEntry.pieces(view)) expect(waterdeepEntry.texts[language].piece(piece), piece).not.toBeNull();
    }
  });
});

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
