import type { Game, Playable, Sitting } from '@fathom/kernel';
import type { Page } from 'playwright-core';
import { keep, type Shelf } from '../src/table/storage.ts';

/** Lays a position on the page's shelf and goes there; where hands are hidden, past the curtain. */
export async function lay<G extends Playable<G>>(
  page: Page,
  url: (path: string) => string,
  game: Game<G>,
  id: string,
  sitting: Sitting<G>,
): Promise<void> {
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
  keep(shelf, game, { id, sitters }, sitting, 0);
  await page.evaluate(([k, v]) => localStorage.setItem(k!, v!), [key, value]);
  const before = await page.$('main');
  await page.goto(url(`/table/${id}`));
  await page.waitForFunction((old) => old?.isConnected !== true, before);
  const curtain = page.locator('.curtain .move');
  await page.locator('.moves .move').or(curtain).first().waitFor();
  if ((await curtain.count()) > 0) await curtain.click();
  await page.locator('.moves .move').first().waitFor();
}
