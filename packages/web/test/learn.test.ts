import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { browser, complaints, phone, startGame, small, wide } from './browser.ts';
import { some } from './usual.ts';

const { open } = browser();
const shapes = { wide, small, low: { width: 844, height: 390 }, phone, tablet: { width: 820, height: 1180 } };

test('a game with several lessons lists them; a game with one opens it', async () => {
  const page = await open('/');
  await page.locator('.game-card a[href$="/learn/abyss"]').click();
  await page.locator('.chapters').waitFor();
  expect(await page.locator('.chapter').evaluateAll((all) => all.map((each) => each.getAttribute('href')))).toEqual([
    '#/learn/abyss/basics',
    '#/learn/abyss/kraken',
  ]);
  await page.locator('.chapter').last().click();
  await page.locator('.lesson-text').waitFor();
  await page.goto(page.url().replace(/#.*/, '#/learn/conspiracy'));
  await page.locator('.lesson-text').waitFor();
  await page.goto(page.url().replace(/#.*/, '#/learn/conspiracy/kraken'));
  await page.locator('.page h1').waitFor();
});

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
const holds = (outer: Box, inner: Box): boolean =>
  outer.x <= inner.x + 1 &&
  outer.y <= inner.y + 1 &&
  outer.x + outer.width >= inner.x + inner.width - 1 &&
  outer.y + outer.height >= inner.y + inner.height - 1;

/** Goes on by the keyboard alone, from wherever the focus is. */
const next = (page: Page): Promise<void> => page.keyboard.press('Enter');
const atStep = (page: Page, step: number): Promise<void> => page.locator('.lesson-step', { hasText: new RegExp(`^${step}\\D`) }).waitFor();

describe.each(some(Object.entries(shapes), 2))('%s', (_, viewport) => {
  test('a lesson lights the piece it is about, in view, with an arrow from the words; the piece takes the click', async () => {
    const page = await open('/learn/waterdeep/basics', { viewport });
    for (let step = 1; step <= 4; step++) {
      await atStep(page, step);
      await next(page);
    }
    await atStep(page, 5);
    const piece = page.locator('[data-piece="s-field-of-triumph"]').first();
    const ring = page.locator('.spotlight-ring');
    await ring.first().waitFor();
    await expect.poll(async () => holds((await ring.first().boundingBox())!, (await piece.boundingBox())!)).toBe(true);
    expect(holds({ x: 0, y: 0, ...viewport }, (await piece.boundingBox())!)).toBe(true);
    await page.locator('.spotlight-arrow').waitFor({ state: 'attached' });
    expect(await page.locator('.spotlight-shade').count()).toBe(1);
    await piece.click();
    await atStep(page, 6);
  });
});

test('what is outside the part of the table that is shown is brought into view', async () => {
  const page = await open('/learn/waterdeep/skullport', { viewport: small });
  await page.locator('.spotlight-ring').first().waitFor();
  const track = (await page.locator('[data-fact="corruption.track"]').boundingBox())!;
  expect(holds({ x: 0, y: 0, ...small }, track)).toBe(true);
});

test('without animation nothing of it moves, and a screen reader gets the words', async () => {
  const page = await open('/learn/conspiracy');
  await expect.poll(() => page.locator('#spoken').textContent()).toContain('Senate');
  expect(await page.locator('.lesson [aria-live]').count()).toBe(0); // what is said in two places may be cut off
  await atStep(page, 1);
  await next(page);
  await page.locator('.spotlight-ring').first().waitFor();
  const animations = await page.locator('.spotlight *').evaluateAll((all) => all.map((each) => getComputedStyle(each).animationName));
  expect(new Set(animations)).toEqual(new Set(['none']));
});

const moves = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const key = Object.keys(localStorage).find((each) => each.startsWith('fathom.table.'))!;
    return (JSON.parse(localStorage.getItem(key)!) as { record: { moves: unknown[] } }).record.moves.length;
  });

const isOn = (page: Page): Promise<unknown> =>
  page.evaluate(() => (JSON.parse(localStorage.getItem('fathom.settings')!) as { coach: unknown }).coach);

test('the coach suggests a move once per decision, plays nothing, and can be switched off for good', async () => {
  const page = await open('/settings');
  await page.locator('input[name=coach]').first().check({ force: true });
  await page.goto(page.url().replace(/#.*/, '#/new/conspiracy'));
  await startGame(page, 'coach');
  const coach = page.locator('.coach');
  await coach.waitFor();
  expect(await page.locator('.coach-says').textContent()).toMatch(/suggests: .+/);
  // It is read out once, with its reason; its button leads to the move, which stands beside it.
  const suggested = (await page.locator('.coach-move').textContent())!;
  const announced = await page.locator('#spoken p', { hasText: 'The coach suggests: ' }).allTextContents();
  expect(announced).toEqual([expect.stringContaining(suggested)]);
  expect(announced[0]).toContain(await page.locator('.coach-why').textContent());
  expect(announced[0]).toMatch(/to win, .+ compared with “.+”: .+|“.+” is almost as good; .+/);
  await page.locator('.coach-move').press('Enter');
  expect(await page.evaluate(() => document.activeElement!.matches('.answers .move'))).toBe(true);
  expect(suggested).toContain(await page.evaluate(() => document.activeElement!.textContent));
  expect(await complaints(page)).toEqual([]);
  await page.locator('.spotlight-ring').first().waitFor();
  expect(await page.locator('.spotlight-shade').count()).toBe(0);
  const before = await moves(page);
  await coach.locator('.move.is-strong').press('Enter');
  await coach.waitFor({ state: 'detached' });
  expect(await page.locator('.prompt').isVisible()).toBe(true);
  expect(await moves(page)).toBe(before);

  await page.locator('.moves .move').first().press('Enter');
  await coach.waitFor();
  await coach.locator('.move').first().click();
  await coach.waitFor({ state: 'detached' });
  expect(await isOn(page)).toBe(false);
});
