import { abyss } from '@fathom/abyss';
import { conspiracy } from '@fathom/conspiracy';
import type { Game, Playable, Seat } from '@fathom/kernel';
import { waterdeep } from '@fathom/waterdeep';
import type { Server } from 'node:http';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { serveFolder } from '../../../scripts/static.mjs';
import { en } from '../src/text/en.ts';
import { shapeOf } from '../src/ui/shape.ts';
import { closePages, colorRules, complaints, device, dist, phone, sharedBrowser, small, wide } from './browser.ts';
import { finished, type Played } from './moments.ts';
import { lay } from './open-position.ts';
import { isLong, some } from './usual.ts';

/* One page for all tests: a game is laid down at its end and looked at. */

let server: Server;
let running: Browser;
let page: Page;
const errors: Error[] = [];

beforeAll(async () => {
  server = await serveFolder(dist, 0, '127.0.0.1');
  running = await sharedBrowser();
  page = await (await device(running)).newPage();
  page.on('pageerror', (error) => errors.push(error));
});
afterAll(async () => {
  await closePages(running);
  server.close();
  server.closeAllConnections();
  expect(errors).toEqual([]);
});

const url = (path: string): string => {
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}/#${path}`;
};

let settled = '';

/** Settings apply to the pages that are opened after them. */
async function withSettings(settings: object): Promise<void> {
  const wanted = JSON.stringify(settings);
  if (wanted === settled) return;
  await page.evaluate((value) => localStorage.setItem('fathom.settings', value), wanted);
  await page.reload();
  settled = wanted;
}

beforeEach(async () => {
  await page.setViewportSize(wide);
  await page.goto(url('/nowhere'));
  await withSettings({ language: 'en', motion: 'off' });
});

let tables = 0;
const show = <G extends Playable<G>>(game: Game<G>, played: Played<G>, bots: readonly Seat[] = []): Promise<void> =>
  lay(page, url, game, `end-${tables++}`, played, bots);

/** A button that is in front: those of the table behind the end are inert. */
const button = (name: string) => page.locator(':is(.end, .table:not([inert]))').getByRole('button', { name, exact: true });
const winner = () => page.locator('.end-winner.is-known');

const two = finished(conspiracy);
const five = finished(waterdeep, 5, { undermountain: true, skullport: true });

test('points rise category by category, each named and lit; a key shows the rest, and who has won', async () => {
  await withSettings({ language: 'en', motion: 'slow' });
  await page.evaluate(() => {
    // From now on a category stays until the test goes on.
    const after = globalThis.setTimeout;
    const waiting: (() => void)[] = [];
    Object.assign(globalThis, {
      nextCategory() {
        const act = waiting.shift();
        act?.();
        return act !== undefined;
      },
    });
    globalThis.setTimeout = ((act: () => void, ms?: number, ...given: []) =>
      ms === 1100 ? waiting.push(act) : after(act, ms, ...given)) as typeof setTimeout;
  });
  await show(waterdeep, five, [1, 2, 3, 4]);
  const nextCategory = (): Promise<unknown> =>
    page.waitForFunction(() => (globalThis as unknown as { nextCategory: () => boolean }).nextCategory());
  const lit = page.locator('.tally .is-new th');
  const { parts } = waterdeep.score(waterdeep.open(five.now))[0]!;
  const names = ['During the game', 'Adventurers', 'Gold', 'Corruption', 'Lord'];
  let total = 0;
  for (const name of names.slice(0, 4)) {
    await nextCategory();
    await lit.getByText(name).waitFor();
    total +=
      parts.find(({ part }) => part === { Gold: 'gold', Adventurers: 'adventurers', Corruption: 'corruption' }[name])?.points ??
      parts[0]!.points;
    expect(await page.locator('.tower-total').first().textContent()).toBe(String(total).replace('-', '−'));
    expect(await page.locator('.end-winner').textContent()).toBe(' ');
  }
  // The lords unmask with the last category.
  expect(await page.locator('.tower-face').count()).toBe(0);
  await nextCategory();
  await lit.getByText('Lord').waitFor();
  expect(await page.locator('.tower-face').count()).toBe(5);
  expect(await page.locator('.end-curve, .turning').count()).toBe(0);
  await page.keyboard.press('Space');
  await winner().waitFor();
  expect(await page.evaluate(() => document.activeElement?.className)).toBe('end');
  await page.locator('.curve').waitFor();
});

test('the winner is named, the viewer is "you"; people who share a screen have their names', async () => {
  const [first] = two.now.outcome!.winners;
  const names = ['Ann', 'Bob'];
  await show(conspiracy, two);
  expect(await winner().textContent()).toBe(en.end.winner([names[first!]!]));
  expect(await page.locator('.tower-name').allTextContents()).toEqual([' Ann', ' Bob']);
  await show(conspiracy, two, [1 - first!]);
  expect(await winner().textContent()).toBe(en.end.youWin);
  expect((await page.locator('.tower.is-winner .tower-name').textContent())!.trim()).toBe(en.end.you);
  await show(conspiracy, two, [first!]);
  expect(await winner().textContent()).toBe(en.end.winner([names[first!]!]));
  expect((await page.locator('.tower-total').allTextContents()).map(Number)).toEqual(two.now.outcome!.scores);
});

test('the end is left and come back to; a turning point opens its moment, and Escape or going back leads to the end again', async () => {
  await show(conspiracy, two, [1]);
  await button(en.end.backToTable).click();
  await page.locator('.end').waitFor({ state: 'detached' });
  expect(await page.locator('main.table').evaluate((table: HTMLElement) => table.inert)).toBe(false);
  await button(en.end.results).click();
  await winner().waitFor();
  expect(await page.locator('main.table').evaluate((table: HTMLElement) => table.inert)).toBe(true);
  const last = two.record.moves.length;
  const point = page.locator('.turning-point').nth(1);
  const said = await point.locator('span').textContent();
  await point.click();
  await page.locator('.playback').waitFor();
  const ply = Number(await page.locator('.playback input').inputValue());
  expect(ply).toBeGreaterThan(0);
  expect(ply).toBeLessThan(last);
  // The list of places names the same moment.
  const place = page.getByRole('combobox', { name: en.replay.goTo }).locator('option:checked');
  await expect.poll(() => place.textContent()).toContain(said!.replace(/^Round.\d+ /u, ''));
  await page.keyboard.press('Escape');
  await winner().waitFor();
  await button(en.end.replay).click();
  await page.locator('.playback').waitFor();
  await page.goBack();
  await winner().waitFor();
  expect(new URL(page.url()).hash).toMatch(/^#\/table\/end-/);
});

test('a replay is played by keys: a move, a round, the ends, on and off', async () => {
  await show(abyss, finished(abyss, 3, { kraken: true }), [1, 2]);
  await button(en.end.replay).click();
  const slider = page.locator('.playback input');
  await slider.waitFor();
  const at = (): Promise<string> => slider.inputValue();
  const last = (await slider.getAttribute('max'))!;
  expect(await at()).toBe('0');
  for (const [key, ply] of [
    ['ArrowRight', '1'],
    ['ArrowRight', '2'],
    ['ArrowLeft', '1'],
    ['End', last],
    ['Home', '0'],
  ] as const) {
    await page.keyboard.press(key);
    expect(await at()).toBe(ply);
  }
  await page.keyboard.press('PageDown');
  await page
    .locator('.playback-where')
    .getByText(en.replay.round(2))
    .or(page.locator('.playback-where').getByText(en.replay.round(1)))
    .waitFor();
  const round = Number(await at());
  expect(round).toBeGreaterThan(0);
  expect(await slider.getAttribute('aria-valuetext')).toContain(en.replay.move(round, Number(last)));
  await page.locator('.playback-ticks [data-kind=point]').nth(2).waitFor({ state: 'attached' });
  await page.keyboard.press('Space');
  await button(en.replay.pause).waitFor();
  await page.keyboard.press('Space');
  await button(en.replay.play).waitFor();
  // All cards are open; or a player's own only.
  await page.getByRole('combobox', { name: en.replay.eyes }).selectOption({ label: 'Bob' });
  await page.getByRole('combobox', { name: en.replay.speed }).selectOption({ label: '4×' });
  // In a list, keys belong to the list.
  await page.getByRole('combobox', { name: en.replay.speed }).focus();
  const before = await at();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Home');
  expect(await at()).toBe(before);
  await slider.focus();
  await page.keyboard.press('Escape');
  await winner().waitFor();
});

/** What does not fit, at the current size of the window. */
const misfits = (): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const scene = document.querySelector('.end-scene')!;
    const mayScroll = document.documentElement.dataset['shape'] === 'phone';
    for (const element of scene.querySelectorAll<HTMLElement>(
      '.end-winner, .end-how, .tower-total, .tower-name, .tally :is(th, td), .end-rematch, .end-next > .move',
    )) {
      const box = element.getBoundingClientRect();
      const name = `${element.className || element.tagName} “${element.textContent}”`;
      if (box.width === 0) continue;
      if (box.left < -1 || box.right > innerWidth + 1) found.push(`${name} is cut at the side`);
      const isBelow = box.bottom > innerHeight + 1 && (!mayScroll || element.closest('.end-next') !== null);
      if (box.top < -1 || isBelow) found.push(`${name} is out of sight`);
      if (Number.parseFloat(getComputedStyle(element).fontSize) < 12) found.push(`${name} is too small`);
      if (element.closest('.end-next') !== null && box.height < 43.5) found.push(`${name} is hard to hit`);
    }
    // Buttons and towers do not lie on each other.
    const box = (selector: string): DOMRect => scene.querySelector(selector)!.getBoundingClientRect();
    const [course, next] = [box('.end-course'), box('.end-next')];
    if (!mayScroll && course.bottom > next.top + 1 && course.right > next.left) found.push('the course covers the buttons');
    if (document.documentElement.dataset['shape'] !== 'low' && box('.curve').bottom > course.bottom + 1) found.push('the curve is cut');
    if (box('.tower.is-winner .tower-total').top < box('.end-how').bottom - 2) found.push('a tower grows into the headline');
    return found;
  });

const sizes = [wide, { width: 1920, height: 1080 }, phone, small, { width: 844, height: 390 }, { width: 820, height: 1180 }];

test('the scene fits every window, in the longest language', async () => {
  for (const language of some(['uk', 'ru'])) {
    await withSettings({ language, motion: 'off' });
    await show(waterdeep, five, [1, 2, 3, 4]);
    await page.locator('.curve').waitFor();
    for (const size of sizes) {
      await page.setViewportSize(size);
      await page.waitForFunction((shape) => document.documentElement.dataset['shape'] === shape, shapeOf(size.width, size.height));
      expect([language, size, await misfits()]).toEqual([language, size, []]);
    }
  }
});

test.each([
  ['by night', {}],
  ['by day', { surroundings: 'light' }],
  ['in high contrast', { highContrast: true }],
])('the end and its replay are accessible %s', async (_, theme) => {
  await withSettings({ language: 'en', motion: 'off', ...theme });
  await show(conspiracy, two, [1]);
  await page.locator('.curve').waitFor();
  const rules = 'surroundings' in theme || 'highContrast' in theme ? colorRules : null;
  expect(await complaints(page, ':root', rules)).toEqual([]);
  if (!isLong && rules !== null) return; // the usual run looks at the replay by night
  await button(en.end.replay).click();
  await page.locator('.playback-ticks [data-kind=point]').first().waitFor({ state: 'attached' });
  expect(await complaints(page, '.playback', rules)).toEqual([]);
});
