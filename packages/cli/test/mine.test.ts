import { PUZZLE_SEED, type PuzzleFile } from '@fathom/bots';
import { arrange, asked, distinctMoves, rngFrom, same } from '@fathom/kernel';
import { describe, expect, test } from 'vitest';
import { withGame } from '../src/games/registry.ts';
import { fathom } from './kit.ts';

const quick = ['--games', '3', '--level', 'steady', '--worlds', '16', '--iterations', '40', '--workers', '1', '--lang', 'en'];
const mined = async () => {
  const ran = await fathom(['mine', '--game', 'conspiracy', '--out', 'puzzles.json', '--seed', 'deep', ...quick]);
  expect([ran.code, ran.err]).toEqual([0, '']);
  return { ...ran, text: ran.files.get('puzzles.json')! };
};
const { text, out } = await mined();

describe('mine', () => {
  test('finds positions that open, in which the best answer is legal and clearly leads all others', () => {
    const { puzzles, parts, made } = JSON.parse(text) as PuzzleFile;
    expect(puzzles.length).toBeGreaterThan(0);
    expect(out).toBe(`${puzzles.length} puzzle${puzzles.length === 1 ? '' : 's'} written to puzzles.json\n`);
    expect(made.command).toBe('fathom mine --game conspiracy --games 3 --seats 2 --level steady --worlds 16 --iterations 40');
    withGame('conspiracy', ({ game }) => {
      for (const { position, seat, answers, difficulty } of puzzles) {
        const arranged = arrange(game, position, rngFrom(PUZZLE_SEED));
        if (!arranged.ok) throw new Error(JSON.stringify(arranged.fault));
        const { state } = arranged.value;
        expect(asked(game, state)).toEqual([seat]);
        const moves = distinctMoves(game, state, seat, null);
        expect(answers.length).toBe(moves.length);
        for (const { move } of answers) expect(moves.some((each) => same(each, move))).toBe(true);
        const chances = answers.map(({ chance }) => chance);
        expect(chances).toEqual(chances.toSorted((a, b) => b - a));
        for (const { chance, error } of answers.slice(1)) expect(chances[0]! - chance).toBeGreaterThan(Math.max(0.04, 4 * error));
        for (const { parts: own, sides } of answers) {
          expect(own).toHaveLength(parts.length);
          expect(own.reduce((sum, part) => sum + part, 0)).toBeCloseTo(sides[seat]!, 0);
        }
        expect([1, 2, 3]).toContain(difficulty);
      }
    });
  });

  test('leaves out what nobody at the table can see, and gives the same file for the same seed', async () => {
    expect(text).not.toContain('lordDeck');
    expect((await mined()).text).toBe(text);
  });

  test('needs a game that was learned, and a level that exists', async () => {
    const wrong = await fathom(['mine', '--game', 'conspiracy', '--out', 'x', '--level', 'genius', '--lang', 'en']);
    expect([wrong.code, wrong.err]).toEqual([2, expect.stringContaining('genius')]);
  });
});
