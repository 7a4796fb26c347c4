import { conspiracy } from '@fathom/conspiracy';
import { texts } from '@fathom/conspiracy/text';
import { act, admit, answers, look, pick, rngFrom, sitDown, type Sitting } from '@fathom/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { keep, type Shelf } from '../src/table/storage.ts';
import { browser, phone } from './browser.ts';

type Conspiracy = import('@fathom/conspiracy').Conspiracy;

const { open, url } = browser();

/** Where a random game of people stands after so many moves; one of them is asked. */
function position(game: number, plies: number): Sitting<Conspiracy> {
  const seats = 2 + (game % 3);
  const table = admit(conspiracy, seats, { bonusLocations: game % 2 === 0 });
  if (!table.ok) throw new Error('admitted');
  const dice = rngFrom(`parity ${game}`);
  const names = Array.from({ length: seats }, (_, seat) => `P${seat}`);
  let sitting = sitDown(conspiracy, names, table.value.options, { secret: `parity ${game}`, words: [] });
  for (let ply = 0; ply < plies; ply++) {
    const all = answers(conspiracy, sitting.history.now);
    if (all.length === 0) return position(game + 1000, plies - 7);
    const after = act(conspiracy, sitting, pick(dice, all));
    if (after.history.now.outcome !== null) return sitting;
    sitting = after;
  }
  return sitting;
}

/** Lays a position on the page's shelf and goes there. */
async function lay(page: Page, id: string, sitting: Sitting<Conspiracy>): Promise<void> {
  let key = '';
  let value = '';
  const shelf: Shelf = {
    length: 0,
    key: () => null,
    getItem: () => null,
    setItem: (k, v) => void ([key, value] = [k, v]),
    removeItem: () => undefined,
  };
  const sitters = sitting.record.seats.map((name) => ({ kind: 'person', name }) as const);
  keep(shelf, conspiracy, { id, sitters }, sitting, 0);
  await page.evaluate(([k, v]) => localStorage.setItem(k!, v!), [key, value]);
  const before = await page.$('main');
  await page.goto(url(`/table/${id}`));
  await page.waitForFunction((old) => old?.isConnected !== true, before);
  await page.locator('.moves .move').first().waitFor();
}

const plyOf = (page: Page, id: string): Promise<number> =>
  page.evaluate(
    (key) => (JSON.parse(localStorage.getItem(key)!) as { record: { moves: number[] } }).record.moves.length,
    `fathom.table.${id}`,
  );

/** Everything that the Tab key comes to, once round the page, in the order of the page. */
async function tabbed(page: Page): Promise<string[]> {
  await page.locator('.bar-home').focus();
  const names: string[] = [];
  for (let i = 0; i < 120; i++) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate(() => {
      const at = document.activeElement;
      return at === document.body || at === null ? null : `${at.closest('.moves') === null ? '' : 'move: '}${at.textContent}`;
    });
    if (name === null) break;
    names.push(name);
  }
  return names;
}

test('in hundreds of positions the page offers just the legal moves, by name, and each to the keyboard', { timeout: 240_000 }, async () => {
  const page = await open('/');
  for (let i = 0; i < 250; i++) {
    const sitting = position(i, (i * 13) % 90);
    const { now } = sitting.history;
    const [{ seat } = { seat: 0 }] = answers(conspiracy, now);
    const wanted = look(conspiracy, now, seat).moves.map(({ move }) => texts.en.move(move));
    const id = `parity${i}`;
    await lay(page, id, sitting);
    const offered = await page.locator('.moves .move').evaluateAll((all) =>
      all.map((each) => ({
        name: each.textContent,
        reachable: each instanceof HTMLButtonElement && !each.disabled && each.tabIndex >= 0 && each.getClientRects().length > 0,
      })),
    );
    expect(offered.map(({ name }) => name)).toEqual(wanted);
    expect(offered.every(({ name, reachable }) => reachable && (name ?? '') !== '')).toBe(true);
    if (i % 10 === 0)
      expect((await tabbed(page)).filter((name) => name.startsWith('move: '))).toEqual(wanted.map((name) => `move: ${name}`));
    const which = i % wanted.length;
    await page.locator('.moves .move').nth(which).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => plyOf(page, id)).toBe(now.ply + 1);
  }
});

test('on a phone, every piece that glows is a target large enough, and leads somewhere', { timeout: 120_000 }, async () => {
  const page = await open('/', { viewport: phone, hasTouch: true });
  for (let i = 0; i < 40; i++) {
    await lay(page, `touch${i}`, position(i, (i * 17) % 90));
    for (const { id, width, height } of await page.locator('.piece.is-lit').evaluateAll((all) =>
      all.map((each) => {
        const { width, height } = each.getBoundingClientRect();
        return { id: each.getAttribute('data-piece'), width, height };
      }),
    )) {
      expect(Math.min(width, height), `${id} of position ${i}`).toBeGreaterThanOrEqual(44);
    }
  }
});
