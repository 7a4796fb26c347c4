import { describe, expect, test } from 'vitest';
import { painter, tones } from '../src/terminal/paint.ts';
import { fathom } from './kit.ts';

/** WX-05 of docs/rules/conspiracy.md. */
const wx05 = {
  format: 'fathom-position/1',
  game: 'conspiracy',
  seats: 2,
  asks: 'end',
  armedBy: 0,
  players: [
    {
      alliance: (
        'farmer-3 military-2 politician-6 mage-3 merchant-1 ' +
        'farmer-1 military-1 merchant-3 merchant-1 ' +
        'politician-4 merchant-0 merchant-3 ' +
        'mage-0 farmer-0 politician-4'
      ).split(' '),
      locations: { 6: 'military-palace', 9: 'shifting-reef' },
      pearls: 10,
    },
    {},
  ],
};

describe('score', () => {
  test('the example of the rulebook scores 42', async () => {
    const { code, out } = await fathom(['score', 'wx05.json'], { files: { 'wx05.json': JSON.stringify(wx05) } });
    expect(code).toBe(0);
    const { game, sides, ranking } = JSON.parse(out) as { game: string; sides: Record<string, unknown>[]; ranking: number[][] };
    expect(game).toBe('conspiracy');
    expect(sides[0]).toMatchObject({ lords: 17, locations: 5, coalition: 15, master: 5, bonus: 0, total: 42 });
    expect(sides[0]).toMatchObject({
      crests: [3, 2, 3, 6, 3].map((vp) => expect.objectContaining({ vp }) as object),
      holdings: [
        { location: 'military-palace', slot: 6, vp: 2 },
        { location: 'shifting-reef', slot: 9, vp: 3 },
      ],
      largestCoalition: { guild: 'merchant', slots: [5, 8, 9, 11, 12] },
    });
    expect(sides[1]).toMatchObject({ total: 0 });
    expect(ranking).toEqual([[0], [1]]);
  });
});

describe('rules', () => {
  test.each([
    ['en', 'master pearls', 'Master of Pearls'],
    ['en', 'LOCKSMITHS vault', 'Locksmith’s Vault'],
    ['ru', 'ЖЕМЧУГ хранитель', 'хранител'],
    ['ru', 'еще', 'ещё'],
    ['uk', 'пʼятнадцятий', 'П’ятнадцятий'],
    ['uk', "п'ятнадцятий лорд", 'CO-END-01'],
  ])('%s: %s', async (language, words, found) => {
    const { code, out } = await fathom(['rules', ...words.split(' '), '--lang', language]);
    expect(code).toBe(0);
    expect(out.toLowerCase()).toContain(found.toLowerCase());
  });

  test('by number: that rule first', async () => {
    const { out } = await fathom(['rules', 'co-key-04', '--lang', 'en']);
    expect(out).toMatch(/^CO-KEY-04 /);
  });

  test('a title counts for more than a mention', async () => {
    const { out } = await fathom(['rules', 'coalition', '--lang', 'en']);
    expect(out.split('\n')[0]).toMatch(/coalition/i);
  });

  test.each([
    ['en', 'tax collector', 'UM-QCARD-18 Impersonate Tax Collector · Lords of Waterdeep · '],
    ['ru', 'tax collector', 'UM-QCARD-18 Выдать себя за сборщика податей (Impersonate Tax Collector) · Лорды Глубоководья · '],
    ['uk', 'tax collector', 'UM-QCARD-18 '],
    ['ru', 'тюрьма', 'AB-TILE-14 Тюрьма · Бездна · '],
    ['en', 'schemer of the mages', 'CO-SWAP-01 Schemer of the Mages · Conspiracy · '],
  ])('all games are searched, rules and cards, in %s and in English: %s', async (language, words, found) => {
    const { code, out } = await fathom(['rules', words, '--lang', language]);
    expect([code, out.split('\n').filter((line) => line.startsWith(found))]).toEqual([0, [expect.any(String)]]);
  });

  test('one game is searched when it is named', async () => {
    const { out } = await fathom(['rules', 'pearl', '--game', 'conspiracy', '--lang', 'en']);
    expect(out).toMatch(/^CO-/m);
    expect(out).not.toMatch(/^(AB|KR|WD|UM|SK)-/m);
    expect(await fathom(['rules', 'tax collector', '--game', 'conspiracy', '--lang', 'en'])).toMatchObject({ code: 1 });
  });

  test('matches are highlighted', async () => {
    const { raw } = await fathom(['rules', 'crest', '--lang', 'en'], { env: { FORCE_COLOR: '3' } });
    expect(raw).toContain(painter(24).bold(painter(24).fg(tones.ember, 'crest')));
  });

  test('exit code 1 without a match', async () => {
    expect(await fathom(['rules', 'checkmate', '--lang', 'en'])).toMatchObject({ code: 1, out: 'Nothing found for “checkmate”.\n' });
    expect(await fathom(['rules', 'бутерброд', '--lang', 'ru'])).toMatchObject({ code: 1 });
  });
});
