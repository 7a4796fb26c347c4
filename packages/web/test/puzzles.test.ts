import { playDeal, type Puzzle } from '@fathom/bots';
import { conspiracy, weigh } from '@fathom/conspiracy';
import { loadEvaluation } from '@fathom/conspiracy/listing';
import { texts } from '@fathom/conspiracy/text';
import { withEvaluation } from '@fathom/games';
import { asked, distinctMoves, same, stateHash, type GameRules, type Playable } from '@fathom/kernel';
import { rulesFor, startLocal } from '@fathom/table';
import { describe, expect, test } from 'vitest';
import { dailyTable } from '../src/app/daily/daily-table.ts';
import { dealOfDay } from '../src/app/daily/deal.ts';
import { binsOf } from '../src/app/daily/histogram.ts';
import { puzzleTexts } from '../src/app/puzzles/puzzle-text.ts';
import { puzzleState } from '../src/app/puzzles/puzzle-state.ts';
import { loadAllPuzzles, placedPuzzles } from '../src/games/puzzles.ts';
import { en } from '../src/text/en.ts';
import { browser, phone } from './browser.ts';
import { finished } from './moments.ts';
import { lay } from './open-position.ts';

const sets = await loadAllPuzzles();

describe('the puzzles', () => {
  test.each(sets)('of $game ($module) open, and their best answer is legal and leads', async ({ game, puzzles, parts }) => {
    expect(puzzles.length).toBeGreaterThan(10);
    await withEvaluation(game, <G extends Playable<G>>({ game: rules, evaluation }: GameRules<G>) => {
      expect(evaluation!.features.parts).toEqual(parts);
      for (const puzzle of puzzles) {
        const state = puzzleState(rules, puzzle);
        expect(asked(rules, state)).toEqual([puzzle.seat]);
        const moves = distinctMoves(rules, state, puzzle.seat, null);
        expect(puzzle.answers.every(({ move }) => moves.some((each) => same(each, move)))).toBe(true);
        const [best, ...others] = puzzle.answers.map(({ chance }) => chance);
        expect(best! - Math.max(...others)).toBeGreaterThan(0.04);
      }
    });
  });

  test('are all different', () => {
    const ids = placedPuzzles(sets).map(({ puzzle }) => puzzle.id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('the daily deal', () => {
  test('gives bots the same cards as the table has, and plays them the same every time', async () => {
    const deals: string[] = [];
    const setup: typeof conspiracy.setup = (...given) => {
      const state = conspiracy.setup(...given);
      deals.push(stateHash(state));
      return state;
    };
    const game = { ...conspiracy, setup };
    const deal = dealOfDay({ rules: game }, '2030-01-01');
    const players = ['Ann', 'Bob'].map((name) => ({ kind: 'person', name }) as const);
    const seed = { secret: deal.secret, words: [] };
    startLocal(rulesFor(game), { id: 'daily', seats: players, now: 0 }, 'conspiracy', deal.options, seed);
    const rules = { game, heuristic: weigh, evaluation: await loadEvaluation() };
    const results = playDeal(rules, deal, 'casual', 0, 0, 4);
    expect(playDeal(rules, deal, 'casual', 0, 2, 2)).toEqual(results.slice(2));
    expect(deals.length).toBeGreaterThan(4);
    expect(new Set(deals).size).toBe(1);
  });

  test('shows all results and one’s own in bars of one width', () => {
    expect(binsOf([3, 4, 4], 5)).toEqual([
      { from: 3, to: 3, count: 1, isMine: false },
      { from: 4, to: 4, count: 2, isMine: false },
      { from: 5, to: 5, count: 0, isMine: true },
    ]);
    const wide = binsOf([10, 20, 60], 41);
    expect(wide.length).toBeLessThanOrEqual(9);
    expect(wide.reduce((sum, { count }) => sum + count, 0)).toBe(3);
    expect(wide.filter(({ isMine }) => isMine)).toHaveLength(1);
  });
});

describe('in the app', () => {
  const { open, url } = browser();
  const words = puzzleTexts.en;
  const isLord = ({ answers }: Puzzle): boolean => answers.every(({ move }) => (move as { type: string }).type === 'keep');
  const { puzzle } = placedPuzzles(sets.filter(({ game }) => game === 'conspiracy')).find((each) => isLord(each.puzzle))!;
  const lords = puzzle.answers.map(({ move }) => (move as { lord: string }).lord);

  test('a puzzle is missed with another answer and solved with the best, and says why', async () => {
    const page = await open('/puzzles', { viewport: phone });
    await page.locator(`.puzzle-number[href$="${puzzle.id}"]`).click();
    await page.getByText(words.find).waitFor();
    await page.locator(`.piece.is-lit[data-piece="${lords[1]}"]`).click();
    const sheet = page.locator('.sheet[open]');
    await sheet.getByText(words.wrong).waitFor();
    expect(await sheet.locator('.puzzle-answers li').count()).toBe(lords.length);
    expect(await sheet.locator('li.is-best .puzzle-why').innerText()).toMatch(/\+\d+%.*to win/);

    await sheet.getByRole('button', { name: words.again }).click();
    await page.locator(`.piece.is-lit[data-piece="${lords[0]}"]`).click();
    await sheet.getByText(words.right).waitFor();
    await page.goto(page.url().replace(/#.*/, '#/puzzles'));
    await page.getByLabel(words.marks.later).waitFor();
    await page.getByText(words.streak(1)).waitFor();
  });

  test('the first result of a daily deal counts, and is compared with bots', async () => {
    const page = await open('/nowhere', { viewport: phone });
    const table = dailyTable('conspiracy', '2030-01-01');
    const [first, second] = ['one', 'three'].map((seed) => finished(conspiracy, 2, {}, seed));
    const pointsOf = (played: typeof first): number => played!.now.outcome!.scores[0]!;
    expect(pointsOf(first)).not.toBe(pointsOf(second));
    await lay(page, url, conspiracy, table, first!, [1]);
    await page.locator('.end-next').getByRole('button', { name: en.end.compare }).click();
    await page.getByText(words.you(texts.en.points(pointsOf(first)))).waitFor();
    await page.getByText(words.computing).waitFor();

    await lay(page, url, conspiracy, dailyTable('conspiracy', '2030-01-01', 'again'), second!, [1]);
    await page.locator('.end-next').getByRole('button', { name: en.end.compare }).click();
    await page.getByText(words.you(texts.en.points(pointsOf(first)))).waitFor();
  });
});
