import { conspiracy } from '@fathom/conspiracy';
import { below, rngFrom } from '@fathom/kernel';
import { waterdeep } from '@fathom/waterdeep';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { gameIds } from '../src/games/registry.ts';
import { en } from '../src/text/en.ts';
import { browser, complaints, myTurn, phone, startGame } from './browser.ts';
import { finished, moment } from './moments.ts';
import { lay } from './open-position.ts';
import { round, some } from './usual.ts';

const { open, url } = browser();

/** Notes every sentence that is added to the live region, and every frame of a table in which nothing has the focus. */
async function listen(page: Page): Promise<void> {
  await page.evaluate(() => {
    const announced = { said: [] as string[], lost: 0, begun: false };
    Object.assign(globalThis, { announced });
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) announced.said.push(...[...addedNodes].map(({ textContent }) => textContent!));
    }).observe(document.getElementById('spoken')!, { childList: true });
    const look = (): void => {
      // Between two pages there is nothing to have it.
      if (document.querySelector('.table') === null) return void requestAnimationFrame(look);
      const isLost = document.activeElement === document.body || document.activeElement === null;
      announced.begun ||= !isLost;
      if (announced.begun && isLost) announced.lost++;
      requestAnimationFrame(look);
    };
    look();
  });
}

interface Announced {
  readonly announced: { said: string[]; lost: number };
}
const said = (page: Page): Promise<string[]> => page.evaluate(() => [...(globalThis as unknown as Announced).announced.said]);
const lost = (page: Page): Promise<number> => page.evaluate(() => (globalThis as unknown as Announced).announced.lost);
const focused = (page: Page): Promise<string> => page.evaluate(() => document.activeElement!.className);
const pieceInFocus = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => (document.activeElement as HTMLElement).dataset['piece']);
const question = async (page: Page): Promise<string> => (await page.locator('.prompt-question').textContent())!.replaceAll('\u00A0', ' ');

/** Sits down by keyboard, so that the focus is somewhere from the start. */
async function sit(page: Page, seed: string): Promise<void> {
  await page.locator('button[type=submit]').focus();
  await startGame(page, seed);
}

describe.each(gameIds)('%s', (id) => {
  test('every turn is said once, then the question; keys alone play it, and the focus is never lost', async () => {
    const page = await open(`/new/${id}`);
    await page.locator('button[type=submit]').waitFor();
    await listen(page);
    await sit(page, `spoken ${round ?? ''}`);
    const dice = rngFrom(`keys ${round ?? ''}`);
    const most = round === null ? 3 : 3000;
    let before = 0;
    for (let i = 0; i < most && (await myTurn(page)) === 'move'; i++) {
      await playByKeys(page, below(dice, 1000));
      if (round !== null && i % 10 !== 0) continue;
      if ((await myTurn(page)) === 'end') break;
      const asked = await question(page);
      // A part of an answer leaves the question as it was.
      await expect.poll(async () => (await said(page)).join(' ').replaceAll('\u00A0', ' ')).toContain(asked);
      const news = (await said(page)).slice(before);
      // Within ten answers the same question may come again.
      const isSaidOnce = round === null ? new Set(news).size === news.length : news.every((each, nth) => each !== news[nth - 1]);
      expect(isSaidOnce, `said twice: ${news.join(' | ')}`).toBe(true);
      before += news.length;
    }
    expect(await lost(page)).toBe(0);
    expect(await complaints(page)).toEqual([]);
    await logIsReadOut(page, (await said(page)).join(' '));
  });
});

/** Answers in one of several ways, all by keyboard: from the list, with a digit, or on the pieces. */
async function playByKeys(page: Page, chance: number): Promise<void> {
  const way = chance % 4;
  if ((await page.locator('.confirm').count()) > 0) return page.keyboard.press('Enter');
  const lit = await page.locator('.piece.is-lit:visible').count();
  if (way === 0) return page.keyboard.press('1');
  if (way === 1 && lit > 0) {
    await page
      .locator('.piece.is-lit:visible')
      .nth(chance % lit)
      .focus();
    return page.keyboard.press('Enter');
  }
  await page.keyboard.press('m');
  await expect.poll(() => focused(page)).toContain('answers');
  await page.locator('.moves .move').first().focus();
  for (let i = 0; i < chance % 5; i++) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
}

/** Every line of the log was said; several small gains of one turn are said as one. */
async function logIsReadOut(page: Page, text: string): Promise<void> {
  if ((await page.locator('.end').count()) > 0) return;
  await page.keyboard.press('g');
  await page.locator('.log-entry').first().waitFor();
  const lines = await page.locator('.log-entry').allTextContents();
  await page.keyboard.press('Escape');
  const sentences = lines.flatMap((line) => line.replace(/ \([^)]*\)$/, '').split(/(?<=\.) /));
  const missing = sentences.filter((sentence) => !text.includes(sentence) && !/ (takes|gains|collects|scores) /.test(sentence));
  expect(missing).toEqual([]);
}

test('a move is taken back by key and said to be; the last turn is said again; keys lead to the parts of the table', async () => {
  const page = await open('/new/conspiracy');
  await page.locator('button[type=submit]').waitFor();
  await listen(page);
  await sit(page, 'undo');
  await myTurn(page);
  await page.locator('.moves .move').first().press('Enter');
  const mine = async (): Promise<boolean> => (await said(page)).some((each) => each.startsWith('You '));
  await expect.poll(mine).toBe(true);
  await expect.poll(async () => (await said(page)).at(-1)).toMatch(/^Your turn/);
  const turn = (await said(page)).findLast((each) => each.startsWith('Thalos'));
  await page.keyboard.press('r');
  await expect.poll(async () => (await said(page)).at(-1)).toBe(turn);
  await page.keyboard.press('u');
  await expect.poll(async () => (await said(page)).at(-2)).toBe('Taken back.');
  // Straight to a part of the table, and from piece to piece.
  await page.keyboard.press('b');
  await expect.poll(() => focused(page)).toContain('piece');
  const first = await pieceInFocus(page);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => pieceInFocus(page)).not.toBe(first);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => pieceInFocus(page)).toBe(first);
  // What is open over the table returns the focus to where it was.
  await page.keyboard.press('?');
  await page.locator('dialog[open] .shortcuts').waitFor();
  expect(await complaints(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect.poll(() => pieceInFocus(page)).toBe(first);
  expect(await lost(page)).toBe(0);
});

test('the table has landmarks and headings, links that skip to its parts, and says what a legal piece would bring', async () => {
  const page = await open('/');
  await lay(
    page,
    url,
    waterdeep,
    'announced',
    moment(waterdeep, ({ now }) => now.round === 2 && now.players[0]!.pool > 0 && now.stack.at(-1)?.kind === 'assign'),
  );
  const tree = await page.locator('main').ariaSnapshot();
  for (const part of [
    'heading "Lords of Waterdeep" [level=1]',
    'heading "Opponents" [level=2]',
    'heading "Table" [level=2]',
    'heading "Moves" [level=2]',
  ])
    expect(tree).toContain(part);
  expect(tree.indexOf('navigation "Skip to"')).toBeLessThan(tree.indexOf('heading'));
  await page.locator('.skip-links button').first().focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => focused(page)).toContain('answers');
  // A legal piece says so, what it does, and what it would bring.
  const shop = page.locator('[data-piece="s-aurora-realms-shop"]');
  await shop.focus();
  await expect.poll(() => shop.textContent()).toMatch(/you can send an agent there.*4.gold/i);
  await expect.poll(() => page.locator('#spoken-about').textContent()).toMatch(/Brings 2.VP, 4.gold/);
  await expect.poll(() => shop.getAttribute('aria-describedby')).toBe('spoken-about');
  await page.keyboard.press('Tab');
  await expect.poll(() => shop.getAttribute('aria-describedby')).toBeNull();
  // The sheet of a piece says what its marks mean; the whole icon key opens over the table and closes back to it.
  await shop.click({ button: 'right' });
  await page.locator('.sign-key a').click();
  await page.locator('.sheet-page .book-icons').first().waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => page.locator('dialog:modal').count()).toBe(0);
  expect(await page.locator('.table').count()).toBe(1);
});

test('numbers beside marks are said with their names, and a mark that is pointed at says what it means', async () => {
  const page = await open('/');
  await lay(
    page,
    url,
    conspiracy,
    'numbers',
    moment(conspiracy, ({ now }) => now.players[0]!.pearls > 0),
  );
  for (const part of ['.table-rail', '.table-board'])
    expect(await page.locator(part).ariaSnapshot()).not.toMatch(/- (text|paragraph|strong): "?[\d ]+"?$/m);
  await page.locator('.holdings .is-pearl').first().hover();
  await page.locator('.sign-tip').waitFor();
  expect(await page.locator('.sign-tip').textContent()).toMatch(/pearl/i);
  await page.mouse.move(0, 0);
  await expect.poll(() => page.locator('.sign-tip').count()).toBe(0);
});

test('the end says its result; a replay says what happened in every move and where it is; its turning points are reached by key and named', async () => {
  const page = await open('/');
  await listen(page);
  await lay(page, url, conspiracy, 'told', finished(conspiracy));
  await page.locator('.end').click();
  await page.locator('.end-winner.is-known').waitFor();
  const winner = (await page.locator('.end-winner').textContent())!;
  await expect.poll(async () => (await said(page)).filter((each) => each.startsWith(`${winner}. `))).toHaveLength(1);
  await page.getByRole('button', { name: en.end.replay, exact: true }).press('Enter');
  await expect.poll(async () => (await said(page)).at(-1)).toMatch(/Move.0.of/);
  await expect.poll(() => focused(page)).toBe('playback');
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await said(page)).at(-1)).toMatch(/^(Ann|Bob) .*Move.1.of/);
  // The turning points come with the course of the game.
  await page.locator('.playback-ticks [data-kind=point]').first().waitFor({ state: 'attached' });
  for (let i = 0; i < 40 && !(await said(page)).some((each) => each.includes('Turning point: ')); i++)
    await page.keyboard.press('PageDown');
  expect((await said(page)).filter((each) => each.includes('Turning point: '))).toHaveLength(1);
  // The slider says the position itself.
  await page.locator('.playback input[type=range]').focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await said(page)).at(-1)).not.toMatch(/Move.1.of/);
  expect(await lost(page)).toBe(0);
});

test('on phones, what is written on a button is part of its name', async () => {
  const page = await open('/', { viewport: phone });
  for (const game of some(gameIds.toReversed())) {
    await page.goto(url(`/new/${game}`));
    await startGame(page, 'names');
    await myTurn(page);
    expect(await complaints(page, ':root', ['label-content-name-mismatch']), game).toEqual([]);
  }
});
