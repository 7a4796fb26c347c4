import { conspiracy } from '@fathom/conspiracy';
import { encode, languages, openRecord, type Language } from '@fathom/kernel';
import { allSentences, styleFaults } from '@fathom/kernel/testing';
import { describe, expect, test } from 'vitest';
import { inspectTexts } from '../src/app/inspect/inspect-text.ts';
import { gameIds } from '../src/games/registry.ts';
import { browser, complaints, locales, myTurn, startGame, small } from './browser.ts';
import { isLong, some } from './usual.ts';

const { open, url } = browser();

/** The usual run takes the longest language. */
const spoken: readonly Language[] = isLong ? languages : ['uk'];

describe.each(spoken)('in %s', (language) => {
  const text = inspectTexts[language];

  test('the page shows a pasted link as a tree that folds, for everybody or one seat', async () => {
    const options = { first: 1, bonusLocations: false, rival: 'none' } as const;
    const link = encode(conspiracy, openRecord(conspiracy, ['Ann', 'Bob'], options, { secret: 'reef', words: [] }).record);
    const page = await open('/inspect', { locale: locales[language], viewport: small });
    await page.getByText(text.nothing).waitFor();
    await page.getByLabel(text.paste).fill(link.ok ? link.value : '');
    const tree = page.getByLabel(text.tree);
    await tree.getByText(text.parts['zones']!).click();
    await tree.getByText('lordDeck').waitFor();
    await tree.getByText(text.parts['zones']!).click();
    await expect.poll(() => tree.getByText('lordDeck').count()).toBe(0);
    await page.getByLabel(text.seenBy).selectOption('0');
    await tree.getByText(text.parts['moves']!).click();
    await tree
      .getByText('type: draw, count: 1')
      .or(tree.locator('summary', { hasText: '0' }))
      .first()
      .waitFor();
    expect(await tree.getByText(text.parts['zones']!).count()).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    expect(await complaints(page)).toEqual([]);
  });
});

test.each(languages)('its words keep to the style: %s', (language) => {
  const sentences = allSentences(inspectTexts[language], { ply: [[1], [21]], seat: [[1], [2]] });
  expect(styleFaults(language, sentences)).toEqual([]);
});

test.each(some(gameIds))('the game in progress is shown first: %s', async (game) => {
  const page = await open(`/new/${game}`);
  await startGame(page);
  await myTurn(page);
  await page.goto(url('/inspect'));
  const tree = page.getByLabel(inspectTexts.en.tree);
  await tree.getByText(inspectTexts.en.parts['stack']!).click();
  await tree.getByText('kind:').first().waitFor();
  await page.getByLabel(/^After move/).fill('0');
  await expect.poll(() => tree.locator('> li').nth(1).textContent()).toBe('Moves played 0');
});

test('what cannot be read is said', async () => {
  const page = await open('/inspect');
  await page.getByLabel(inspectTexts.en.paste).fill('{"format":"something else"}');
  await page.getByRole('alert').waitFor();
});
