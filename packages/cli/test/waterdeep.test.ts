import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { withGame } from '../src/games/registry.ts';
import { boardFits } from './board-fits.ts';
import { fathom } from './kit.ts';

withGame('waterdeep', (game) => boardFits(game, 5, { undermountain: true, skullport: true }));

describe('the commands know Waterdeep', () => {
  test('simulate, with both modules', async () => {
    const flags = ['--game', 'waterdeep', '--undermountain', '--skullport', '-n', '2', '--workers', '1', '--seats', 'greedy,random,random'];
    const { code, out } = await fathom(['simulate', '--json', '--seed', 'gate', ...flags]);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ game: 'waterdeep', options: { undermountain: true, skullport: true, long: false } });
  });

  test('the long game needs a module, and the refusal cites the rule', async () => {
    const { code, err } = await fathom(['simulate', '--game', 'waterdeep', '--long', '-n', '1', '--workers', '1']);
    expect([code === 0, err]).toEqual([false, expect.stringContaining('WD-LONG-01')]);
  });

  test('rules', async () => {
    const { code, out } = await fathom(['rules', '--game', 'waterdeep', 'WD-HARBOR-05']);
    expect([code, out.includes('WD-HARBOR-05')]).toEqual([0, true]);
  });
});

describe('a game that was played under rules that have changed since', () => {
  const corpus = new URL('../../games/waterdeep/test/golden/records.json', import.meta.url);
  const { link } = (JSON.parse(readFileSync(corpus, 'utf8')) as { link: string }[])[28]!;

  test.each([
    ['en', 'The rules changed: this record was played under version 1 and differs from move 201 on'],
    ['ru', 'Правила изменились: партию играли по версии 1'],
    ['uk', 'Правила змінилися: партію грали за версією 1'],
  ])('verify reports where they differ (%s), and does not call it invalid', async (language, sentence) => {
    const { code, out } = await fathom(['verify', link, '--lang', language]);
    expect([code, out]).toEqual([3, expect.stringContaining(sentence)]);
    expect(out).not.toMatch(/Not true|damaged|Неверно|Неправильно/);
  });

  test('replay shows the moves before it', async () => {
    const { code, out, err } = await fathom(['replay', link, '--lang', 'en']);
    expect([code, err]).toEqual([0, expect.stringContaining('differs from move 201 on')]);
    expect(out).toMatch(/^ 200 {2}/m);
    expect(out).not.toMatch(/^ 201 {2}/m);
  });
});
