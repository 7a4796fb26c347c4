import { botId, isBot, makeBot, namedBot, strategyOf } from '@fathom/bots';
import { conspiracy, weigh } from '@fathom/conspiracy';
import { loadEvaluation } from '@fathom/conspiracy/listing';
import { characters, legal, levelIds, rngFrom, seatAccess, start, step } from '@fathom/kernel';
import { describe, expect, test } from 'vitest';
import { midgame } from './conspiracy.ts';

const evaluation = await loadEvaluation();
const rules = { game: conspiracy, heuristic: weigh, evaluation };

test('every level, alone and with every character, is named once and plays', () => {
  const { s, seat } = midgame(2, 10, 'levels');
  for (const level of levelIds)
    for (const character of [null, ...characters]) {
      const id = botId(level, character);
      expect(namedBot(id)).toEqual({ level, character });
      const bot = makeBot(strategyOf(id), rules, () => 0);
      expect(bot.name).toBe(id);
      if (evaluation.skills[level].iterations < 100)
        expect(legal(conspiracy, s, seat)).toContainEqual(bot.choose(seatAccess(conspiracy, s, seat), rngFrom('dice')));
    }
});

test('bots of the first release are still known, others are not', () => {
  for (const id of ['random', 'greedy', 'ismcts-50', 'ismcts-200', 'ismcts-1000', 'expert', 'novice:builder'])
    expect(isBot(id), id).toBe(true);
  for (const id of ['', 'toString', 'grand', 'expert:', 'expert:nobody', 'expert:builder:builder', 'greedy:builder'])
    expect(isBot(id), id).toBe(false);
  expect(strategyOf('greedy')).toEqual({ type: 'greedy' });
  for (const id of ['gone', 'constructor', 'expert:nobody']) expect(namedBot(id)).toEqual({ level: 'expert', character: null });
  expect(strategyOf('gone')).toEqual({ type: 'level', level: 'expert', character: null });
});

test('levels are rated from the weakest to the strongest', () => {
  const ratings = levelIds.map((level) => evaluation.skills[level].rating);
  expect(ratings).toEqual(ratings.toSorted((a, b) => a - b));
});

describe('a weak level', () => {
  const { s, seat } = midgame(2, 12, 'weak');
  const access = seatAccess(conspiracy, s, seat);
  const chosen = (id: string, n: number): string[] =>
    Array.from({ length: n }, (_, i) => JSON.stringify(makeBot(strategyOf(id), rules, () => 0).choose(access, rngFrom(`weak ${i}`))));

  test('differs from game to game where a stronger one does not', () => {
    expect(new Set(chosen('learning', 40)).size).toBeGreaterThan(1);
    expect(new Set(chosen('steady', 40)).size).toBe(1);
  });
});

test('of nearly equal moves, a collector takes those that bring pearls', () => {
  const collected = (character: 'collector' | null): number => {
    const bot = makeBot({ type: 'level', level: 'steady', character }, rules, () => 0);
    let pearls = 0;
    for (let game = 0; game < 12; game++) {
      const lineup = [bot, makeBot({ type: 'greedy' }, rules, () => 0)];
      let { state, open } = start(conspiracy, 2, { first: 1, bonusLocations: false, rival: 'none' }, rngFrom(`pearls ${game}`));
      const rng = rngFrom(`moves ${game}`);
      while (state.outcome === null) {
        const seat = open!.seat;
        open = step(conspiracy, state, seat, lineup[seat]!.choose(seatAccess(conspiracy, state, seat, open), rng));
      }
      pearls += state.players[0]!.pearls;
    }
    return pearls;
  };
  expect(collected('collector')).toBeGreaterThan(1.2 * collected(null));
});

test('a budget in milliseconds reads the given clock', () => {
  const { s, seat } = midgame(2, 10, 'levels');
  let asked = 0;
  const bot = makeBot({ type: 'ismcts', budget: { ms: 5 } }, { game: conspiracy, heuristic: weigh }, () => asked++);
  bot.choose(seatAccess(conspiracy, s, seat), rngFrom('dice'));
  expect(bot.name).toBe('ismcts-5ms');
  expect(asked).toBe(6);
});
