import { usualSkills } from '@fathom/bots';
import { expect, test, vi } from 'vitest';
import { levelForYou, playedGames, rememberResult, type PlayedGame } from '../src/app/played-games.ts';

const games = (bot: string, results: readonly number[], rivals = 1): PlayedGame[] =>
  results.map((won) => ({ bots: Array.from({ length: rivals }, () => bot), won }));

test('nothing is suggested after two games', () => {
  expect(levelForYou(games('steady', [1, 0]), usualSkills)).toBeNull();
});

test('somebody who wins half the games against a level is offered that level', () => {
  const half = Array.from({ length: 20 }, (_, i) => i % 2);
  for (const level of ['novice', 'steady', 'skilled', 'expert']) expect(levelForYou(games(level, half), usualSkills)).toBe(level);
});

test('a quarter of the games at a table of four is as many as everybody wins', () => {
  const quarter = Array.from({ length: 20 }, (_, i) => (i % 4 === 0 ? 1 : 0));
  expect(levelForYou(games('skilled', quarter, 3), usualSkills)).toBe('skilled');
  expect(levelForYou(games('skilled', quarter, 1), usualSkills)).not.toBe('skilled');
});

test('who always wins is offered a stronger one, who never wins a weaker one; bots of the first release count', () => {
  expect(levelForYou(games('steady', Array<number>(20).fill(1)), usualSkills)).toBe('master');
  expect(levelForYou(games('novice', Array<number>(20).fill(0)), usualSkills)).toBe('learning');
  expect(levelForYou(games('greedy', [1, 0, 1, 0]), usualSkills)).toBe('steady');
});

test('what is stored on the device may be anything: only games are counted, each table once', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  });
  for (const broken of [
    '{',
    'null',
    '{}',
    '[1, null, ["a"], ["a", {}], ["a", {"bots": [1], "won": 1}], ["a", {"bots": ["steady"], "won": "1"}]]',
  ]) {
    kept.set('fathom.results.abyss', broken);
    expect(playedGames('abyss'), broken).toEqual([]);
  }
  const game = { bots: ['constructor'], won: 1 };
  for (const table of ['one', 'two', 'two']) rememberResult('abyss', table, game);
  expect(playedGames('abyss')).toEqual([game, game]);
  rememberResult('abyss', 'three', game);
  expect(levelForYou(playedGames('abyss'), usualSkills)).not.toBeNull();
  vi.unstubAllGlobals();
});
