import type { Page } from 'playwright-core';

/** Ann lays a table and gives the link. */
export async function invite(ann: Page, chairs: number): Promise<string> {
  await ann.getByLabel('Your name').fill('Ann');
  for (let chair = 2; chair < chairs; chair++) await ann.getByRole('button', { name: 'Add a chair' }).click();
  await ann.getByRole('button', { name: 'Lay the table' }).click();
  return ann.getByLabel('Link to this table').inputValue();
}

export async function sit(page: Page, name: string): Promise<void> {
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Sit here' }).first().click();
  await page.locator('.recovery').waitFor();
}

/** Everybody says that they are ready. */
export async function begin(pages: readonly Page[]): Promise<void> {
  for (const page of pages) await page.locator('fieldset .move.is-strong').last().click();
  for (const page of pages) await page.locator('.table').waitFor();
}

/** Whoever is asked plays a move: one that is wanted if there is any, else the one whose turn in the list it is. True when the game is over for all. */
export async function step(pages: readonly Page[], wanted = /^$/, turn = 0): Promise<boolean> {
  for (const page of pages) {
    if ((await page.locator('.end').count()) > 0) return true;
    const moves = page.locator('.moves .move');
    const count = await moves.count();
    if (count === 0) continue;
    const best = moves.filter({ hasText: wanted });
    const move = (await best.count()) > 0 ? best.first() : moves.nth(turn % count);
    await move.click({ timeout: 3000 }).catch(() => undefined); // it may have gone on just now
    return false;
  }
  await pages[0]!.waitForTimeout(30);
  return false;
}
