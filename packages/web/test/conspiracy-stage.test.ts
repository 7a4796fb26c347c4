import { conspiracy, locationIds, type Conspiracy } from '@fathom/conspiracy';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { browser, phone, resize, small, wide } from './browser.ts';
import { moment, type Played } from './moments.ts';
import { arranged, lay } from './open-position.ts';
import { inTurn, some } from './usual.ts';

const { open, url } = browser();

const sizes = [wide, small, { width: 1920, height: 1080 }, phone, { width: 820, height: 1180 }, { width: 844, height: 390 }];

/** What cannot be pointed at, off its middle where a location may lie on a lord, or is partly outside the window. */
const hidden = (page: Page, selector: string): Promise<string[]> =>
  page.locator(selector).evaluateAll((all) =>
    all
      .filter((each) => {
        const { left, right, top, bottom, width, height } = each.getBoundingClientRect();
        if (width === 0) return false; // a part that this shape of window leaves out
        const outside = left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
        return outside || !each.contains(document.elementFromPoint(left + width * 0.3, top + height * 0.35));
      })
      .map((each) => each.getAttribute('data-piece') ?? each.getAttribute('class') ?? ''),
  );

/** Letters that nobody could read. */
const tinyLetters = (page: Page): Promise<string[]> =>
  page.locator('.table').evaluate((table) =>
    [...table.querySelectorAll<HTMLElement>('*')]
      .filter((each) => [...each.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim() !== ''))
      .filter((each) => each.getClientRects().length > 0 && Number.parseFloat(getComputedStyle(each).fontSize) < 12)
      .map((each) => `${each.className} ${each.textContent}`),
  );

const parts =
  '.co-open .location, .pile, [data-piece=lordDeck], [data-piece=locationDeck], .co-mine .lord, .piece-move, .co-revealed .piece';

const isAt = (kind: string, played: Played<Conspiracy>): boolean => played.now.stack.at(-1)?.kind === kind && played.now.ply > 30;

test('every part of the Senate is in the window and uncovered, whatever is asked and however many play', async () => {
  const page = await open('/');
  const positions: Readonly<Record<string, Played<Conspiracy>>> = {
    source: moment(conspiracy, (played) => isAt('source', played), {}, 4),
    keep: moment(conspiracy, (played) => isAt('keep', played) && played.now.revealed.length === 3, {}, 3),
    aside: moment(conspiracy, (played) => isAt('nextLord', played) && played.now.setAside.length > 2, {}, 2),
    location: moment(conspiracy, (played) => isAt('locationSource', played) && played.now.setAside.length > 1, {}, 3),
    swap: moment(conspiracy, (played) => isAt('swap', played), {}, 3),
    alone: moment(conspiracy, (played) => isAt('source', played), {}, 1),
  };
  for (const [i, [id, position]] of Object.entries(positions).entries()) {
    await lay(page, url, conspiracy, id, position);
    // The usual run looks at two sizes of each.
    for (const viewport of inTurn(sizes, i, 3)) {
      await resize(page, viewport);
      // What was drawn or taken may lie over the open locations on a phone, never over the piles.
      const looked = id === 'keep' || id === 'aside' ? parts.replace(/^.*?, /, '').replace('[data-piece=locationDeck], ', '') : parts;
      expect(await hidden(page, looked), `${id} at ${viewport.width}`).toEqual([]);
      expect(await tinyLetters(page), `${id} at ${viewport.width}`).toEqual([]);
    }
  }
});

test('as many open locations as there can be', async () => {
  const page = await open('/');
  const position = arranged(conspiracy, { seats: 4, openLocations: locationIds.slice(0, 19), options: { bonusLocations: true } });
  await lay(page, url, conspiracy, 'nineteen', position);
  for (const viewport of sizes) {
    await resize(page, viewport);
    expect(await page.locator('.co-open .location').count()).toBe(19);
    expect(await hidden(page, parts), `at ${viewport.width}`).toEqual([]);
  }
});

test('a search of the location deck shows all of it, beside the piles and my alliance on wide windows', async () => {
  const page = await open('/');
  const searching = moment(
    conspiracy,
    ({ now }) => now.stack.at(-1)?.kind === 'location' && now.locationDeck.length > 15 && now.revealedLocations.length === 0,
  );
  await lay(page, url, conspiracy, 'search', searching);
  for (const viewport of some(sizes, 4)) {
    await resize(page, viewport);
    expect(await page.locator('.co-search .location').count()).toBe(searching.now.locationDeck.length);
    expect(await hidden(page, '.co-search .location, .co-mine .lord'), `at ${viewport.width}`).toEqual([]);
    if (viewport.width >= wide.width) expect(await hidden(page, '.pile, .co-open .location')).toEqual([]);
  }
});

test('seats carry their numbers: empty ones always, filled ones where a swap asks for two', async () => {
  const page = await open('/');
  const numbers = (): Promise<string[]> =>
    page
      .locator('.co-mine .slot-number')
      .evaluateAll((all) => all.filter((each) => each.getClientRects().length > 0).map((each) => each.textContent));
  const all = Array.from({ length: 15 }, (_, i) => String(i + 1));

  const usual = moment(conspiracy, (played) => isAt('source', played));
  await lay(page, url, conspiracy, 'usual', usual);
  const mine = await page.locator('.co-mine .lord').count();
  expect(mine).toBeGreaterThan(0);
  expect(await numbers()).toEqual(all.slice(mine));

  await lay(
    page,
    url,
    conspiracy,
    'swap',
    moment(conspiracy, (played) => isAt('swap', played)),
  );
  expect(await numbers()).toEqual(all);
});
