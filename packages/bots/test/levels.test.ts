import { levels, makeBot } from '@fathom/bots';
import { conspiracy, weigh } from '@fathom/conspiracy';
import { seatAccess, legal, rngFrom } from '@fathom/kernel';
import { expect, test } from 'vitest';
import { midgame } from './conspiracy.ts';

test('levels are plain data, each named once, from the weakest to the strongest', () => {
  expect(JSON.parse(JSON.stringify(levels))).toEqual(levels);
  expect(new Set(levels.map(({ id }) => id)).size).toBe(levels.length);
  const ratings = levels.map(({ rating }) => rating);
  expect(ratings).toEqual(ratings.toSorted((a, b) => a - b));
  expect(levels.find(({ id }) => id === 'greedy')!.rating).toBe(0);
});

test('every level is a bot of its own name, and plays', () => {
  const { s, seat } = midgame(2, 10, 'levels');
  for (const level of levels) {
    const bot = makeBot(level, { game: conspiracy, heuristic: weigh }, () => 0);
    expect(bot.name).toBe(level.id);
    expect(legal(conspiracy, s, seat)).toContainEqual(bot.choose(seatAccess(conspiracy, s, seat), rngFrom('dice')));
  }
});

test('a budget in milliseconds reads the given clock', () => {
  const { s, seat } = midgame(2, 10, 'levels');
  let asked = 0;
  const bot = makeBot({ type: 'ismcts', budget: { ms: 5 } }, { game: conspiracy, heuristic: weigh }, () => asked++);
  bot.choose(seatAccess(conspiracy, s, seat), rngFrom('dice'));
  expect(bot.name).toBe('ismcts-5ms');
  expect(asked).toBe(6);
});
