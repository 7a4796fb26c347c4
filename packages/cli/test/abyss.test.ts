import { abyss, type State } from '@fathom/abyss';
import { admit, answers, invariant, languages, pick, rngFrom, start, step } from '@fathom/kernel';
import { describe, expect, test } from 'vitest';
import { abyssEntry } from '../src/games/abyss/index.ts';
import { painter } from '../src/terminal/paint.ts';
import { plain, width } from '../src/terminal/width.ts';
import { fathom } from './kit.ts';

/** Tables at every twentieth move of a random game with Kraken. */
function* moments(): Generator<State> {
  const admitted = admit(abyss, 4, { kraken: true });
  invariant(admitted.ok, 'four may sit there');
  const { state: s } = start(abyss, 4, admitted.value.options, rngFrom('terminal'));
  const dice = rngFrom('moves');
  while (s.outcome === null) {
    const { seat, move } = pick(dice, answers(abyss, s));
    step(abyss, s, seat, move);
    if (s.ply % 20 === 0) yield abyss.clone(s);
  }
}

describe.each(languages)('the table of Abyss in %s', (language) => {
  test.each([60, 80, 140])('fits %i columns and every row, and names whoever sits there', (columns) => {
    for (const s of moments()) {
      const view = abyss.view(s, 0);
      const name = (seat: number): string => `P${seat}`;
      const scene = {
        view,
        seat: 0,
        name,
        language,
        paint: painter(0),
        columns,
        rows: 40,
        lit: new Set<string>(),
        chosen: new Set<string>(),
      };
      const lines = abyssEntry.drawBoard(scene);
      expect(lines.length).toBeLessThanOrEqual(40);
      for (const line of lines) expect(width(line)).toBeLessThanOrEqual(columns);
      for (const seat of [0, 1, 2, 3]) expect(plain(lines.join('\n'))).toContain(`P${seat}`);
      for (const piece of abyssEntry.pieces(view)) expect(abyssEntry.texts[language].piece(piece), piece).not.toBeNull();
    }
  });
});

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
