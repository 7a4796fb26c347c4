import { textsOf } from '@fathom/games';
import { languages, withoutTypography, type Book, type Language } from '@fathom/kernel';
import { allSentences, styleFaults } from '@fathom/kernel/testing';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { bookTexts } from '../src/app/rulebook/book-text.ts';
import { chapterIds, chapterOf, placeOf, search, shownRules } from '../src/app/rulebook/contents.ts';
import { marksOfGames } from '../src/games/pictures.ts';
import { gameIds } from '../src/games/registry.ts';
import { en as shell } from '../src/text/en.ts';
import { browser, colorRules, complaints, locales, myTurn, phone, small, wide } from './browser.ts';
import { inTurn, isLong, some } from './usual.ts';

const { open, url } = browser();
const { en } = bookTexts;
const books = new Map<string, Book>();
beforeAll(async () => {
  for (const id of gameIds) books.set(id, await textsOf(id).loadBook!('en'));
});

test.each(languages)('the words of the page keep to the style: %s', (language) => {
  const numbers = [[1], [2], [5], [21]];
  const sentences = allSentences(bookTexts[language], { none: [['']], found: numbers, chapter: numbers, behind: numbers });
  expect(styleFaults(language, sentences)).toEqual([]);
});

describe('the contents', () => {
  test('an address is a chapter, a part or a numbered rule', () => {
    const book = books.get('abyss')!;
    expect(placeOf(book, null)).toEqual({ kind: 'chapter', id: 'goal' });
    expect(placeOf(book, 'explore')).toEqual({ kind: 'chapter', id: 'explore' });
    expect(placeOf(book, 'cards')).toEqual({ kind: 'cards' });
    expect(placeOf(book, 'numbered')).toEqual({ kind: 'numbered', rule: null });
    expect(placeOf(book, 'AB-EXP-06')).toEqual({ kind: 'numbered', rule: 'AB-EXP-06' });
    expect(placeOf(null, 'SA-TURN-01')).toEqual({ kind: 'numbered', rule: 'SA-TURN-01' });
  });

  test('a module that is switched off takes its chapters, rules and results with it', async () => {
    const book = books.get('abyss')!;
    const numbered = await textsOf('abyss').loadRulebook('en');
    const off = new Set(['kraken']);
    expect(chapterIds(book.plan, new Set())).toContain('nebulis');
    expect(chapterIds(book.plan, off)).not.toContain('nebulis');
    expect(shownRules(book, numbered, off).flatMap(({ rules }) => rules.filter(({ id }) => id.startsWith('KR-')))).toEqual([]);
    const found = search(book, numbered, new Set(), 'Nebulis');
    expect(found.sections.map(({ id }) => id)).toContain('nebulis');
    expect(found.rules.map(({ id }) => id)).toContain('KR-NEB-01');
    const without = search(book, numbered, off, 'Nebulis');
    expect([...without.sections, ...without.rules].map(({ id }) => id).filter((id) => id === 'nebulis' || id.startsWith('KR-'))).toEqual(
      [],
    );
  });

  test('a numbered rule leads to the chapter that speaks of it', () => {
    expect(chapterOf(books.get('conspiracy')!.plan, 'CO-KEY-04')).toBe('keys');
    expect(chapterOf(books.get('conspiracy')!.plan, 'CO-KEY-18')).toBeNull();
  });

  test.each(gameIds)('every mark in the icon key of %s is drawn', (id) => {
    const drawn = new Set(marksOfGames()[id]!.map(([name]) => name));
    expect(
      Object.values(books.get(id)!.plan.icons)
        .flat()
        .filter((name) => !drawn.has(name)),
    ).toEqual([]);
  });
});

/** Goes to a place of a book and waits for its title. */
async function turnTo(page: Page, id: string, place: string, language: Language = 'en'): Promise<void> {
  await page.goto(url(`/rules/${id}/${place}`));
  const { words } = await textsOf(id).loadBook!(language);
  const title = place === 'cards' || place === 'icons' ? bookTexts[language][place] : words.chapters[place]!.title;
  await page.locator('.book-main h1', { hasText: withoutTypography(title) }).waitFor();
}

const lowAndTablet = [
  { width: 844, height: 390 },
  { width: 820, height: 1180 },
];

test.each(gameIds)('no chapter of %s scrolls sideways, in any language or window', async (id) => {
  const places = [...Object.keys(books.get(id)!.plan.chapters), 'cards', 'icons'];
  // The usual run looks at every second chapter of a game in the smallest window and one language.
  for (const [i, viewport] of some([small, ...lowAndTablet]).entries()) {
    const language = languages[(i + gameIds.indexOf(id)) % languages.length]!;
    const page = await open(`/rules/${id}`, { viewport, locale: locales[language] });
    for (const place of inTurn(places, gameIds.indexOf(id), 2)) {
      await turnTo(page, id, place, language);
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(beyond, `${place} at ${viewport.width}`).toBeLessThanOrEqual(0);
    }
  }
});

const lights = [
  { surroundings: 'dark', highContrast: false },
  { surroundings: 'light', highContrast: false },
  { surroundings: 'dark', highContrast: true },
] as const;

const checked = [
  ['conspiracy', 'expand'],
  ['abyss', 'explore'],
  ['waterdeep', 'skullport'],
  ['abyss', 'cards'],
  ['waterdeep', 'icons'],
] as const;

test.each(lights)('everybody can read chapters, cards, icons and results: %o', async (light) => {
  const page = await open('/', { viewport: light.highContrast ? phone : wide });
  const rules = light.surroundings === 'light' ? colorRules : null;
  await page.evaluate((wish) => localStorage.setItem('fathom.settings', JSON.stringify(wish)), light);
  await page.reload();
  for (const [id, place] of inTurn(checked, lights.indexOf(light), lights.length)) {
    await turnTo(page, id, place);
    expect(await complaints(page, ':root', rules), `${id}/${place}`).toEqual([]);
  }
  if (!isLong && light !== lights[0]) return;
  await page.getByLabel(en.search).fill('pearl');
  await page.locator('.rules-count').waitFor();
  expect(await complaints(page, ':root', rules)).toEqual([]);
});

test('a chapter leads to its rules, a rule back to its chapter, and a search to both', async () => {
  const page = await open('/rules/conspiracy/keys');
  await page.locator('.book-ref', { hasText: 'KEY-04' }).click();
  await page.locator('#CO-KEY-04.is-wanted').waitFor();
  expect(await page.locator('#CO-KEY-04').evaluate((rule) => rule.getBoundingClientRect().top)).toBeLessThan(720);
  await page.locator('#CO-KEY-04').getByRole('link', { name: 'Keys and locations' }).click();
  await page.locator('h1', { hasText: 'Keys and locations' }).waitFor();
  await page.getByLabel(en.search).fill('coalition');
  await page.locator('.book-found').first().waitFor();
  await page.locator('.rule').first().waitFor();
  await page.locator('.book-found a', { hasText: /^Coalitions$/ }).click();
  await page.locator('h1', { hasText: 'Coalitions' }).waitFor();
  await page.getByLabel(en.search).fill('xyzzy');
  await page.getByText(en.none('xyzzy')).waitFor();
});

test('a module can be switched off in the contents, which are a drawer on a phone', async () => {
  const page = await open('/rules/abyss', { viewport: phone });
  await page.getByRole('button', { name: en.contents }).click();
  await page.getByRole('link', { name: 'Sentinels' }).waitFor();
  await page.getByRole('button', { name: 'Kraken' }).click();
  await expect.poll(() => page.getByRole('link', { name: 'Sentinels' }).count()).toBe(0);
  await page.getByRole('link', { name: 'The Council' }).click();
  await page.locator('h1', { hasText: 'The Council' }).waitFor();
  await expect.poll(() => page.locator('dialog[open]').count()).toBe(0);
});

test('the gallery shows the cards of a kind, filtered by group, module and words', async () => {
  const page = await open('/rules/abyss/cards');
  const cards = page.locator('.book-card');
  await expect.poll(() => cards.count()).toBe(53);
  await page.getByRole('button', { name: 'Soldiers' }).click();
  await expect.poll(() => cards.count()).toBe(9);
  await page.getByRole('button', { name: 'Kraken' }).click();
  await expect.poll(() => cards.count()).toBe(7);
  await page.getByLabel(en.findCard).fill('random monster token');
  await expect.poll(() => cards.locator('h2').allTextContents()).toEqual([expect.stringContaining('Hunter')]);
});

test.each(some(gameIds))('the first example of %s opens at a table that can be played', async (id) => {
  const book = books.get(id)!;
  const chapter = Object.keys(book.plan.chapters).find((each) => book.plan.chapters[each]!.example !== undefined)!;
  const page = await open(`/rules/${id}/${chapter}`);
  await page.getByRole('button', { name: en.openTable }).click();
  await page.locator('.table').waitFor();
  expect(await myTurn(page)).toBe('move');
});

test('a game that began with an example is replayed from the position of the example, after a reload too', async () => {
  const book = books.get('abyss')!;
  const chapter = Object.keys(book.plan.chapters).find((each) => book.plan.chapters[each]!.example !== undefined)!;
  const page = await open(`/rules/abyss/${chapter}`);
  await page.getByRole('button', { name: en.openTable }).click();
  await page.locator('.table').waitFor();
  await myTurn(page);
  const handAtFirst = await page.locator('.ab-mine .ab-hand .ab-ally').count();
  const offered = await page.locator('.moves .move').allTextContents();
  await page
    .locator('.moves .move')
    .first()
    .evaluate((button: HTMLElement) => button.click());
  await expect.poll(() => page.locator('.moves .move').allTextContents()).not.toEqual(offered);
  await page.reload();
  await myTurn(page);
  // There is no deal behind it that a link could lead to.
  expect(await page.getByRole('button', { name: shell.end.share }).count()).toBe(0);
  await page.getByRole('button', { name: shell.table.log, exact: true }).click();
  await page.locator('.log-entry').first().click();
  await page.locator('.playback').waitFor();
  await page.getByRole('button', { name: shell.replay.first }).click();
  expect(await page.locator('.playback input[type=range]').inputValue()).toBe('0');
  expect(await page.locator('.ab-mine .ab-hand .ab-ally').count()).toBe(handAtFirst);
  await page.getByRole('button', { name: shell.end.backToTable }).click();
  await page.locator('.moves .move').first().waitFor({ state: 'attached' });
});

test('pictures of a table are still: nothing in them can be reached', async () => {
  const page = await open('/rules/waterdeep');
  await page.locator('.book-window .table').waitFor();
  expect(await page.locator('.book-still[inert] button').count()).toBeGreaterThan(0);
  expect(await page.getByRole('button', { name: 'Blackstaff Tower' }).count()).toBe(0);
});
