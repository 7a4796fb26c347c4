import { expect, test } from 'vitest';
import { browser, myTurn, sitDown } from './browser.ts';

const { open } = browser();
const moving = { reducedMotion: 'no-preference' } as const;

test('what a rival does is shown and said before it is my turn again', { timeout: 60_000 }, async () => {
  const page = await open('/new/conspiracy', moving);
  await sitDown(page, 'motion');
  const captions = new Set<string>();
  await page.exposeFunction('heard', (text: string) => captions.add(text));
  await page.evaluate(() => {
    const { heard } = globalThis as unknown as { heard: (text: string) => void };
    new MutationObserver(() => {
      const text = document.querySelector('.caption')?.textContent;
      if (text !== undefined) heard(text);
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  for (let i = 0; i < 8; i++) {
    await myTurn(page);
    await page.locator('.moves .move').first().click();
  }
  await myTurn(page);
  expect([...captions].join(' ')).toMatch(/Thalos/);
});

test('a mouse that rests on a piece learns what it is, and why it is dark', { timeout: 60_000 }, async () => {
  const page = await open('/new/conspiracy', moving);
  await sitDown(page, 'peek');
  await myTurn(page);
  await page.locator('.piece[data-piece=locationDeck]').hover();
  await page.locator('.peek .peek-why').waitFor();
  expect(await page.locator('.peek').textContent()).toMatch(/Why it’s not available: .*CO-/s);
  await page.locator('.piece[data-piece=lordDeck]').hover();
  await page.locator('.peek', { hasText: 'lord' }).waitFor();
  expect(await page.locator('.peek-why').count()).toBe(0);
  await page.mouse.move(5, 700);
  await page.locator('.peek').waitFor({ state: 'detached' });
});

test('a touched piece asks again before what cannot be undone; a named button does not', { timeout: 60_000 }, async () => {
  const page = await open('/new/conspiracy');
  await sitDown(page, 'confirm');
  await page.getByRole('button', { name: 'Draw 2 lords' }).click();
  await page.locator('.co-air .piece.is-lit').first().waitFor();
  for (let i = 0; i < 30 && (await page.locator('.confirm').count()) === 0; i++) {
    await myTurn(page);
    const lit = page.locator('.piece.is-lit');
    if ((await lit.count()) > 0) await lit.last().click();
    await page.waitForTimeout(50);
    if ((await page.locator('.confirm').count()) === 0)
      await page
        .locator('.moves .move')
        .first()
        .click({ timeout: 1000 })
        .catch(() => undefined);
  }
  await page.getByRole('button', { name: 'Go back' }).click();
  expect(await page.locator('.confirm').count()).toBe(0);
});

test('the score rises by category, then the winner is named; a touch brings it all', { timeout: 120_000 }, async () => {
  const page = await open('/new/conspiracy', moving);
  await sitDown(page, 'rise');
  for (let i = 0; (await myTurn(page)) === 'move' && i < 200; i++) await page.locator('.moves .move').first().click();
  expect(await page.locator('.end-winner').textContent()).toBe(' ');
  await page.locator('.end-scene').click();
  await page.locator('.end-winner.is-known').waitFor();
  await page.getByRole('button', { name: 'Rematch' }).waitFor();
});
