import { languages } from '@fathom/kernel';
import { readFileSync, readdirSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { gameIds } from '../src/games/registry.ts';
import { browser, complaints, dist, myTurn, phone, sitDown, small, wide } from './browser.ts';

const { open } = browser();
const locales = { en: 'en-US', ru: 'ru-RU', uk: 'uk-UA' };
const ofGames = gameIds.flatMap((id) => ['new', 'rules', 'learn'].map((page) => `/${page}/${id}`));
const paths = ['/', ...ofGames, '/settings', '/nowhere'];

describe.each(languages)('in %s', (language) => {
  test('every page speaks the language, is within reach of everybody, and never scrolls sideways', { timeout: 180_000 }, async () => {
    for (const viewport of [wide, small]) {
      for (const path of paths) {
        const page = await open(path, { locale: locales[language], viewport });
        await page.locator('main').waitFor();
        await page.waitForTimeout(300);
        expect(await page.locator('html').getAttribute('lang')).toBe(language);
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
          `${path} at ${viewport.width}`,
        ).toBeLessThanOrEqual(0);
        expect(await complaints(page), `${path} at ${viewport.width}`).toEqual([]);
        await page.context().close();
      }
    }
  });

  test.each(gameIds)(
    'a table of %s holds on a phone: nothing sideways, every target large enough, within reach of everybody',
    { timeout: 90_000 },
    async (game) => {
      for (const viewport of [phone, small]) {
        const page = await open(`/new/${game}`, { locale: locales[language], viewport });
        await sitDown(page, 'phone');
        for (let i = 0; i < 6 && (await myTurn(page)) === 'move'; i++) {
          expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
          for (const box of await page
            .locator('.moves .move')
            .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height))) {
            expect(box).toBeGreaterThanOrEqual(44);
          }
          expect(await complaints(page), `move ${i}`).toEqual([]);
          await page.locator('.moves .move').first().click();
        }
        await page.context().close();
      }
    },
  );

  test.each(gameIds)('the first game of %s is taught to its end', { timeout: 60_000 }, async (game) => {
    const page = await open(`/learn/${game}`, { locale: locales[language] });
    for (let step = 1; step < 14; step++) {
      await page.locator('.lesson-step', { hasText: new RegExp(`^${step}\\D`) }).waitFor();
      await page.locator('.lesson .move, .moves .move').first().click();
    }
    await page.locator('.lesson-step', { hasText: /^14\D/ }).waitFor();
    await page.locator('.lesson .move').click();
    await page.locator('form').waitFor();
  });
});

const lights = [
  { surroundings: 'light', highContrast: false },
  { surroundings: 'dark', highContrast: true },
  { surroundings: 'light', highContrast: true },
] as const;

test.each(lights)('by day and in high contrast everybody can read everything: %o', { timeout: 120_000 }, async (light) => {
  const lit = async (path: string): Promise<Page> => {
    const page = await open(path, { viewport: phone });
    await page.evaluate((wish) => localStorage.setItem('fathom.settings', JSON.stringify(wish)), light);
    await page.reload();
    await page.locator('main').waitFor();
    await page.waitForTimeout(300);
    return page;
  };
  for (const path of paths) {
    const page = await lit(path);
    expect(await complaints(page), path).toEqual([]);
    await page.context().close();
  }
  for (const game of gameIds) {
    const page = await lit(`/new/${game}`);
    await sitDown(page, 'light');
    await myTurn(page);
    expect(await complaints(page), game).toEqual([]);
  }
});

test('the first game screen needs at most 170 kB of JavaScript, gzipped', async () => {
  const page = await open('/');
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.url().endsWith('.js') && !request.url().endsWith('sw.js') && request.serviceWorker() === null)
      scripts.add(new URL(request.url()).pathname);
  });
  await page.reload();
  await page.locator('[data-door=conspiracy] .door-play').click();
  await myTurn(page);
  const size = [...scripts]
    .filter((name) => !name.includes('worker'))
    .reduce((sum, name) => sum + gzipSync(readFileSync(dist + name)).length, 0);
  expect(scripts.size).toBeGreaterThan(2);
  expect(size).toBeLessThanOrEqual(170_000);
});

test.each([
  ['conspiracy', 60 + 29 + 2],
  ['abyss', 53 + 26 + 28 + 6 + 4],
  ['waterdeep', 63 + 132 + 72 + 17 + 5],
])('all pictures of %s together stay under 1.5 MB', (game, count) => {
  const folder = `${dist}/art/${game}/`;
  const files = readdirSync(folder);
  expect(files.length).toBe(count);
  expect(files.reduce((sum, name) => sum + readFileSync(folder + name).length, 0)).toBeLessThan(1_500_000);
});

const crowded = { sizes: [wide, { width: 1440, height: 900 }], kraken: ['No', 'Yes'] };

/** What is hidden of each of these parts of a table, and must not be. */
const hiddenOf = (page: Page, parts: readonly string[]): Promise<number[]> =>
  page.evaluate(
    (all) =>
      all.map((each) => {
        const { scrollHeight, clientHeight, scrollWidth, clientWidth } = document.querySelector(each)!;
        return Math.max(scrollHeight - clientHeight, scrollWidth - clientWidth);
      }),
    parts,
  );

/** Sits down with so many quick bots as are in the chairs. */
async function sitAmong(page: Page, seats: number): Promise<void> {
  for (let i = 2; i < seats; i++) await page.getByRole('button', { name: 'Add a chair' }).click();
  for (let seat = 2; seat <= seats; seat++)
    await page
      .getByRole('combobox', { name: new RegExp(`${seat}$`) })
      .first()
      .selectOption('greedy');
  await page.locator('.form > .form-row input').fill('crowded');
  await page.locator('button[type=submit]').click();
}

test('four at a table of Abyss see all of it at once, with Kraken and without', { timeout: 120_000 }, async () => {
  for (const viewport of crowded.sizes) {
    for (const kraken of crowded.kraken) {
      const page = await open('/new/abyss', { viewport });
      await page.getByRole('combobox', { name: /^Kraken/ }).selectOption({ label: kraken });
      await sitAmong(page, 4);
      for (let i = 0; i < 25 && (await myTurn(page)) === 'move'; i++) {
        const moves = page.locator('.moves .move');
        await moves.nth(i % (await moves.count())).click();
      }
      await myTurn(page);
      expect(await hiddenOf(page, ['.table-rail', '.ab', '.ab-mine']), `${viewport.width}, Kraken: ${kraken}`).toEqual([0, 0, 0]);
      await page.context().close();
    }
  }
});

const modules = { wide: [wide, { width: 1440, height: 900 }], chosen: ['No', 'Yes'] };

test('five at a table of Waterdeep see all of it at once, with both modules and without', { timeout: 180_000 }, async () => {
  for (const viewport of modules.wide) {
    for (const label of modules.chosen) {
      const page = await open('/new/waterdeep', { viewport });
      for (const module of [/^Undermountain/, /^Skullport/]) await page.getByRole('combobox', { name: module }).selectOption({ label });
      await sitAmong(page, 5);
      for (let i = 0; i < 40 && (await myTurn(page)) === 'move'; i++) {
        const building = page.getByRole('button', { name: /Builder’s Hall$|^Buy/ });
        const moves = page.locator('.moves .move');
        await ((await building.count()) > 0 ? building.first() : moves.nth(i % (await moves.count()))).click();
        expect(
          await hiddenOf(page, ['.table-rail', '.wd', '.wd-city', '.wd-mine', '.wd-purse', '.wd-things']),
          `${viewport.width}, modules: ${label}, move ${i}`,
        ).toEqual([0, 0, 0, 0, 0, 0]);
      }
      await page.context().close();
    }
  }
});
