import type { Page } from 'playwright-core';

/** Ann lays a table and gives the link. */
export async function invite(ann: Page, chairs: number): Promise<string> {
  await ann.getByLabel('Your name').fill('Ann');
  for (let chair = 2; chair < chairs; chair++) await ann.getByRole('button', { name: 'Add a seat' }).click();
  await ann.getByRole('button', { name: 'Create table' }).click();
  return ann.getByLabel('Link to this table').inputValue();
}

export async function sit(page: Page, name: string): Promise<void> {
  await page.getByLabel('Your name').fill(name);
  await page
    .getByRole('button', { name: /^Take seat/ })
    .first()
    .click();
  await page.locator('.recovery').waitFor();
}

/** Everybody says that they are ready. */
export async function begin(pages: readonly Page[]): Promise<void> {
  for (const page of pages) await page.locator('fieldset .move.is-strong').last().click();
  for (const page of pages) await page.locator('.table').waitFor();
}

/**
 * Whoever is asked plays a move: one that is wanted if there is any, else the one whose turn in the list it is. True when the game is over.
 * The button is pressed from within the page: a whole game has hundreds of moves, and hands of flesh have tests of their own.
 */
export async function step(pages: readonly Page[], wanted = /^$/, turn = 0): Promise<boolean> {
  for (const page of pages) {
    const did = await page.evaluate(
      ([pattern, nth]) => {
        if (document.querySelector('.end') !== null) return 'over';
        const moves = [...document.querySelectorAll<HTMLButtonElement>('.moves .move')];
        const best = moves.find(({ textContent }) => new RegExp(pattern).test(textContent));
        (best ?? moves[nth % moves.length])?.click();
        return moves.length > 0 ? 'played' : 'waits';
      },
      [wanted.source, turn] as const,
    );
    if (did !== 'waits') return did === 'over';
  }
  await pages[0]!.waitForTimeout(20);
  return false;
}
