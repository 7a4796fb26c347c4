import { waterdeep, type Waterdeep } from '@fathom/waterdeep';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { browser, phone, small, wide } from './browser.ts';
import { moment, seenBy, type Played } from './moments.ts';
import { lay } from './open-position.ts';
import { inTurn } from './usual.ts';

const { open, url } = browser();
const both = { undermountain: true, skullport: true };

/** A moment at which the first legal piece is of this kind. */
const asks = (start: string): Played<Waterdeep> =>
  moment(
    waterdeep,
    (each) => seenBy(waterdeep, each).moves.every(({ touches }) => touches.length > 0 && touches[0]!.startsWith(start)),
    both,
    3,
  );

/** A quest of the Inn is to be taken. */
const takesQuest = (each: Played<Waterdeep>): boolean =>
  seenBy(waterdeep, each).moves.every(({ move }) => move.type === 'takeQuest' && each.now.inn.includes(move.quest));

/** The panes, by the first legal piece that they come into view for. */
const panes = [
  ['s-', 'city'],
  ['q-', 'inn'],
  ['i-', 'mine'],
] as const;

/** The pane that is shown, and how many of its legal pieces are on screen. */
const shown = (page: Page): Promise<{ pane: string | undefined; seen: number }> =>
  page.evaluate(() => {
    const scroller = document.querySelector('.wd-panes')!;
    const frame = scroller.getBoundingClientRect();
    const inside = (each: Element): boolean => {
      const { left, right, top, bottom } = each.getBoundingClientRect();
      return left >= frame.left && right <= frame.right && top >= frame.top && bottom <= frame.bottom;
    };
    const pane = [...scroller.children].find((each) => Math.abs(each.getBoundingClientRect().left - frame.left) < 2);
    const lit = [...(pane?.querySelectorAll('.is-lit') ?? [])];
    return { pane: (pane as HTMLElement | undefined)?.dataset['pane'], seen: lit.filter(inside).length };
  });

test('on a phone the pane with the first legal piece comes into view, and the tabs count the legal pieces', async () => {
  const page = await open('/');
  for (const [turn, viewport] of [phone, small, { width: 844, height: 390 }].entries()) {
    await page.setViewportSize(viewport);
    // The usual run looks at each pane in one window.
    for (const [piece, pane] of inTurn(panes, turn, panes.length)) {
      const playedGame = piece === 'q-' ? moment(waterdeep, takesQuest, both, 3) : asks(piece);
      await lay(page, url, waterdeep, `${pane}${viewport.width}`, playedGame);
      await expect.poll(() => shown(page)).toMatchObject({ pane });
      expect((await shown(page)).seen, `${pane} at ${viewport.width}`).toBeGreaterThan(0);
      for (const [i, each] of (['city', 'inn', 'mine'] as const).entries()) {
        const lit = await page.locator(`[data-pane=${each}] .piece.is-lit`).count();
        expect(await page.locator('.wd-tab').nth(i).locator('.wd-tab-count').allTextContents()).toEqual(lit === 0 ? [] : [String(lit)]);
      }
    }
  }
});

test('the rock of Undermountain and the cavern of Skullport are there with their modules only', async () => {
  const page = await open('/', { viewport: wide });
  for (const options of [{}, { undermountain: true }, { skullport: true }, both]) {
    await lay(
      page,
      url,
      waterdeep,
      `rock${JSON.stringify(options)}`,
      moment(waterdeep, ({ now }) => now.ply > 30, options, 3),
    );
    expect(await page.locator('.wd-cave').count()).toBe(Object.keys(options).length);
    const city = (await page.locator('.wd-city').boundingBox())!;
    const reachesEdge = city.x + city.width > wide.width * 0.95;
    expect(reachesEdge, 'without caves the city takes their place').toBe(Object.keys(options).length === 0);
  }
});

test('no letter of the table is smaller than 12 pixels', async () => {
  const page = await open('/', { viewport: wide });
  await lay(
    page,
    url,
    waterdeep,
    'letters',
    moment(waterdeep, ({ now }) => now.ply > 150, both, 5),
  );
  for (const viewport of [wide, phone, small, { width: 844, height: 390 }, { width: 820, height: 1180 }]) {
    await page.setViewportSize(viewport);
    const tiny = await page.locator('.wd *').evaluateAll((all) =>
      all
        .filter((each) => each.children.length === 0 && each.textContent.trim() !== '' && each.getClientRects().length > 0)
        .filter((each) => Number.parseFloat(getComputedStyle(each).fontSize) < 12)
        .map((each) => each.getAttribute('class') ?? ''),
    );
    expect(tiny, `${viewport.width}`).toEqual([]);
  }
});
