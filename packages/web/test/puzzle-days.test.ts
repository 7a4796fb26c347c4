import { conspiracy } from '@fathom/conspiracy';
import { languages } from '@fathom/kernel';
import { allSentences, styleFaults } from '@fathom/kernel/testing';
import { describe, expect, test } from 'vitest';
import { dailyTable, dealAt } from '../src/app/daily/daily-table.ts';
import { dealOfDay } from '../src/app/daily/deal.ts';
import { readResults, shareBeaten } from '../src/app/daily/results.ts';
import { dayOf, puzzleOfDay } from '../src/app/puzzles/days.ts';
import { puzzleTexts } from '../src/app/puzzles/puzzle-text.ts';
import { afterAnswer, noProgress, readProgress, streakOn } from '../src/app/puzzles/progress.ts';

describe('the puzzle of the day', () => {
  const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
  /** Whole rounds from the beginning of one. */
  const days = Array.from({ length: 14 }, (_, i) => dayOf(new Date(2996 * 7 * 86_400_000 + i * 86_400_000 + 43_200_000)));

  test('follows from the date and the list, in whatever order that is', () => {
    expect(days.map((day) => puzzleOfDay(day, ids))).toEqual(days.map((day) => puzzleOfDay(day, ids.toReversed())));
    expect(puzzleOfDay('2030-01-31', [])).toBeNull();
  });

  test('comes round to every puzzle, each time in another order', () => {
    const chosen = days.map((day) => puzzleOfDay(day, ids));
    expect(new Set(chosen.slice(0, 7)).size).toBe(7);
    expect(new Set(chosen.slice(7)).size).toBe(7);
    expect(chosen.slice(0, 7)).not.toEqual(chosen.slice(7));
  });
});

describe('solved puzzles', () => {
  test('are marked by the first answer, and a missed one when it is solved later', () => {
    const missed = afterAnswer(noProgress, 'a', false, '2030-01-01');
    expect([missed.marks['a'], missed.streak]).toEqual(['missed', null]);
    const later = afterAnswer(missed, 'a', true, '2030-01-01');
    expect(later.marks['a']).toBe('later');
    expect(afterAnswer(later, 'a', false, '2030-01-01')).toBe(later);
    expect(afterAnswer(noProgress, 'a', true, '2030-01-01').marks['a']).toBe('first');
  });

  test('make a streak of days, across the end of a year, until a day is left out', () => {
    let progress = afterAnswer(noProgress, 'a', true, '2029-12-31');
    progress = afterAnswer(progress, 'b', true, '2029-12-31');
    expect(streakOn(progress, '2029-12-31')).toBe(1);
    progress = afterAnswer(progress, 'c', true, '2030-01-01');
    expect([streakOn(progress, '2030-01-01'), streakOn(progress, '2030-01-02'), streakOn(progress, '2030-01-03')]).toEqual([2, 2, 0]);
    progress = afterAnswer(progress, 'd', true, '2030-01-05');
    expect(progress.streak).toEqual({ day: '2030-01-05', days: 1, best: 2 });
    expect(afterAnswer(progress, 'd', true, '2030-01-06')).toBe(progress);
  });

  test('are read back; what is broken or from another version counts as nothing', () => {
    const progress = afterAnswer(noProgress, 'a', true, '2030-01-01');
    expect(readProgress(JSON.stringify(progress))).toEqual(progress);
    for (const broken of [null, '', '{', '[]', '"x"', '{"version":2,"marks":{}}', '{"version":1,"marks":null}'])
      expect(readProgress(broken)).toEqual(noProgress);
    const partly = { version: 1, marks: { a: 'first', b: 'nonsense' }, streak: { day: 'yesterday', days: 3, best: 3 } };
    expect(readProgress(JSON.stringify(partly))).toEqual({ version: 1, marks: { a: 'first' }, streak: null });
  });
});

describe('the daily deal', () => {
  test('is the same for everybody on a day, and another on the next', () => {
    const deal = dealOfDay({ rules: conspiracy }, '2030-01-01');
    expect(dealOfDay({ rules: conspiracy }, '2030-01-01')).toEqual(deal);
    expect(dealOfDay({ rules: conspiracy }, '2030-01-02').secret).not.toBe(deal.secret);
  });

  test('is known by its table', () => {
    expect(dealAt(dailyTable('abyss', '2030-01-01'))).toEqual({ game: 'abyss', day: '2030-01-01' });
    expect(dealAt(dailyTable('abyss', '2030-01-01', '0a1b'))).toEqual({ game: 'abyss', day: '2030-01-01' });
    expect(dealAt('0a1b2c3d4e')).toBeNull();
  });

  test('is compared with the games of bots', () => {
    const bots = [40, 41, 42, 45].map((points) => ({ points, won: 0 }));
    expect([39, 41, 42, 50].map((points) => shareBeaten({ points, won: 1 }, bots))).toEqual([0, 0.25, 0.5, 1]);
  });

  test('results are read back; what is broken or from another version counts as nothing', () => {
    const results = { '2030-01-01 abyss': { points: 41, won: 1, bots: [{ points: 40, won: 0 }] } };
    expect(readResults(JSON.stringify({ version: 1, results }))).toEqual(results);
    for (const broken of [null, '{', '7', '{"version":2,"results":{}}', '{"version":1}']) expect(readResults(broken)).toEqual({});
    const partly = { version: 1, results: { ...results, 'x abyss': results['2030-01-01 abyss'], '2030-01-02 abyss': { points: 'many' } } };
    expect(readResults(JSON.stringify(partly))).toEqual(results);
  });
});

test.each(languages)('the words of puzzles keep to the style in %s', (language) => {
  const name = language === 'en' ? 'Anna' : 'Анна';
  const counts = [[1], [2], [5], [21]];
  const samples = {
    solved: [[1, 21]],
    streak: counts,
    best: counts,
    with: [[name, name]],
    puzzle: counts,
    why: [[name]],
    more: counts,
    you: [['41']],
    better: counts.map(([n]) => ['73 %', n]),
    games: counts.map(([n]) => ['41', n]),
  };
  const sentences = allSentences(puzzleTexts[language], samples);
  expect(styleFaults(language, sentences)).toEqual([]);
  const foreign = language === 'en' ? /\p{Script=Cyrillic}/u : /\p{Script=Latin}/u;
  expect(sentences.filter(([, said]) => foreign.test(said))).toEqual([]);
});
