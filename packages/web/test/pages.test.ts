import { languages } from '@fathom/kernel';
import { readFileSync, readdirSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { gameIds } from '../src/games/registry.ts';
import { playFirst, browser, complaints, dist, locales, myTurn, phone, resize, startGame, small, wide } from './browser.ts';
import { inTurn, isLong, some } from './usual.ts';

const { open, url } = browser();
const ofGames = gameIds.flatMap((id) => ['new', 'rules', 'learn'].map((page) => `/${page}/${id}`));
const paths = ['/', ...ofGames, '/learn/abyss/basics', '/puzzles', '/daily/abyss/2030-01-05', '/settings', '/art', '/nowhere'];
/** One page of each kind: the kinds look the same for every game. */
const kinds = ['/', '/new/waterdeep', '/rules/conspiracy', '/learn/abyss', '/learn/abyss/kraken', '/settings', '/art', '/nowhere'];

/** What each kind of page has and no other: when it is there, so is the page. */
const signs: Readonly<Record<string, string>> = {
  '': '.game-card',
  new: 'form [type=submit]',
  rules: '.book-spread',
  learn: '.lesson-text, .chapters',
  puzzles: '.puzzle-number',
  daily: '.daily-play',
  settings: '.page input[type=radio]',
  art: '.art-item',
  nowhere: '.page:not(:has(input)) h1',
};

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(url(path));
  await page.locator(signs[path.split('/')[1]!]!).first().waitFor();
  // Its hundreds of pictures are alike: some are enough.
  if (path === '/art') await page.getByRole('searchbox').fill('crab');
}

describe.each(languages)('in %s', (language) => {
  /** The usual run has every page checked in one of the languages, and looked at on a small phone in the longest one too. */
  const isChecked = (path: string): boolean => {
    const nth = paths.indexOf(path);
    return isLong || (nth + Math.floor(nth / 3)) % languages.length === languages.indexOf(language); // not one kind of page each
  };

  test('every page speaks the language, is within reach of everybody, and never scrolls sideways', async () => {
    const page = await open('/', { locale: locales[language] });
    for (const path of paths.filter((each) => language === 'uk' || isChecked(each))) {
      await visit(page, path);
      expect(await page.locator('html').getAttribute('lang')).toBe(language);
      if (isChecked(path)) expect(await complaints(page), path).toEqual([]);
      for (const viewport of [wide, small]) {
        await resize(page, viewport);
        const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(beyond, `${path} at ${viewport.width}`).toBeLessThanOrEqual(0);
      }
      await resize(page, wide);
    }
  });
});

test.each(languages)('a phone shows all games at once, and a small one the beginning of the last: %s', async (language) => {
  const page = await open('/', { locale: locales[language], viewport: phone });
  await page.locator('.game-card').last().waitFor();
  for (const [viewport, whole] of [
    [phone, gameIds.length],
    [small, gameIds.length - 1],
  ] as const) {
    await resize(page, viewport);
    const cards = await page
      .locator('.game-card')
      .evaluateAll((all) => all.map((card) => card.getBoundingClientRect().toJSON() as DOMRect));
    const sentence = await page.locator('.game-card-about').last().boundingBox();
    expect(cards.filter(({ bottom }) => bottom <= viewport.height).length).toBeGreaterThanOrEqual(whole);
    expect(sentence!.y + sentence!.height).toBeLessThan(viewport.height);
  }
});

const lights = [
  { surroundings: 'light', highContrast: false },
  { surroundings: 'dark', highContrast: true },
  { surroundings: 'light', highContrast: true },
] as const;

test.each(lights)('by day and in high contrast everybody can read everything: %o', async (light) => {
  const page = await open('/', { viewport: phone });
  await page.evaluate((wish) => localStorage.setItem('fathom.settings', JSON.stringify(wish)), light);
  await page.reload();
  // The usual run has every page checked in one of the lights.
  for (const path of inTurn(kinds, lights.indexOf(light), lights.length)) {
    await visit(page, path);
    expect(await complaints(page), path).toEqual([]);
  }
  for (const game of inTurn(gameIds, lights.indexOf(light), lights.length)) {
    await visit(page, `/new/${game}`);
    await startGame(page, 'light');
    await myTurn(page);
    expect(await complaints(page), game).toEqual([]);
  }
});

test('the first game screen needs at most 190 kB of JavaScript, gzipped', async () => {
  const page = await open('/');
  await playFirst(page, 'conspiracy');
  await myTurn(page);
  // What a bot's thread loads for itself is not among these.
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname));
  const scripts = new Set(loaded.filter((name) => name.endsWith('.js') && !/worker|sw\.js$/.test(name)));
  const size = [...scripts].reduce((sum, name) => sum + gzipSync(readFileSync(dist + name)).length, 0);
  expect(scripts.size).toBeGreaterThan(2);
  expect(size, [...scripts].join(' ')).toBeLessThanOrEqual(190_000);
});

test('a new game says its goal, who begins and against whom, until something is touched, and only once', async () => {
  for (const [locale, says] of some([
    [locales.en, /The game ends when somebody has 7.lords.*(You go first|goes first)\. ?Against:/s],
    [locales.ru, /когда у кого-то будет 7.лордов.*Первый ход.*Соперники:/s],
    [locales.uk, /коли хтось матиме 7.лордів.*Перший хід.*Суперники:/s],
  ] as const)) {
    const page = await open('/', { locale });
    await playFirst(page, 'abyss');
    await page.locator('.opening', { hasText: says }).waitFor();
    await page.keyboard.press('Shift');
    await page.locator('.opening').waitFor({ state: 'detached' });
    await page.reload();
    await myTurn(page);
    expect(await page.locator('.opening').count()).toBe(0);
  }
});

test('a new game says that the player goes first, also where the first move was played by itself', async () => {
  const page = await open('/new/abyss');
  await startGame(page, 'b');
  await page.locator('.opening', { hasText: 'You go first' }).waitFor();
});

test.each([
  ['conspiracy', 60 + 29 + 2 + 6],
  ['abyss', 53 + 26 + 28 + 6 + 4 + 12],
  ['waterdeep', 63 + 132 + 72 + 17 + 4 + 8],
])('all pictures of %s together stay under 1.5 MB', (game, count) => {
  const folder = `${dist}/art/${game}/`;
  const files = readdirSync(folder);
  expect(files.length).toBe(count);
  expect(files.reduce((sum, name) => sum + readFileSync(folder + name).length, 0)).toBeLessThan(1_500_000);
});
