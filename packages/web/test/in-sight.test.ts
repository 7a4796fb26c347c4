import { abyss, type Abyss } from '@fathom/abyss';
import { conspiracy, type Conspiracy } from '@fathom/conspiracy';
import { answers, pick, rngFrom, type Game, type Playable } from '@fathom/kernel';
import { waterdeep } from '@fathom/waterdeep';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { browser, locales, phone, small, wide } from './browser.ts';
import { act, begun, isDecision, moment, seenBy, type Played } from './moments.ts';
import { lay } from './open-position.ts';
import { inTurn, round, some } from './usual.ts';

const { open, url } = browser();

/** The usual run looks at the first four. */
const sizes = some([wide, phone, small, { width: 844, height: 390 }, { width: 1920, height: 1080 }, { width: 820, height: 1180 }], 4);
/** A round of a long run looks at every decision of a game, the usual run at some. */
const APART = round === null ? { conspiracy: 25, abyss: 90, waterdeep: 190 } : { conspiracy: 1, abyss: 1, waterdeep: 1 };

/** What is wrong with the table as it stands: no legal piece in sight, or a caption over one. */
const faults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const visible = (each: Element): boolean => {
      const { left, top, width, height } = each.getBoundingClientRect();
      const at = document.elementFromPoint(left + width / 2, top + height / 2);
      return at !== null && (each.contains(at) || at.closest('.piece-move') !== null);
    };
    const lit = [...document.querySelectorAll('.table .piece.is-lit')];
    const buttons = [...document.querySelectorAll('.answers-few .move, .moves:not(.is-folded) .move, .piece-move')];
    const found = [];
    if (![...lit, ...buttons].some(visible)) found.push('nothing that can be pressed is in sight');
    const caption = document.querySelector('.caption:not(.is-empty)')?.getBoundingClientRect();
    const isUnder = (each: Element): boolean => {
      const box = each.getBoundingClientRect();
      return (
        caption !== undefined &&
        box.left < caption.right &&
        box.right > caption.left &&
        box.top < caption.bottom - 2 &&
        box.bottom > caption.top + 2
      );
    };
    for (const piece of lit.filter(isUnder)) found.push(`a caption lies over ${piece.getAttribute('data-piece')}`);
    return found;
  });

/** Buttons of the prompt that reach beyond it or the window, or that something covers. Of a long list, only its first row counts. */
const cutButtons = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const prompt = document.querySelector('.prompt')!.getBoundingClientRect();
    const listed = [...document.querySelectorAll('.answers > ul:not(.is-folded)')].flatMap((list) => {
      const rows = [...list.querySelectorAll('.move')];
      return rows.length > 3 ? rows.slice(0, 1) : rows;
    });
    const buttons = [...document.querySelectorAll('.answers > .move'), ...listed];
    return buttons.flatMap((each) => {
      const box = each.getBoundingClientRect();
      const isInside =
        box.top >= prompt.top && box.left >= prompt.left && box.right <= prompt.right && box.bottom <= Math.min(prompt.bottom, innerHeight);
      const corners = [box.top + 3, box.bottom - 3].map((y) => document.elementFromPoint((box.left + box.right) / 2, y));
      return isInside && corners.every((at) => each.contains(at)) ? [] : [`${each.textContent} is cut`];
    });
  });

/** Where the prompt stands, once the window's new shape was painted. */
const promptBox = (page: Page): Promise<number[]> =>
  page.locator('.prompt').evaluate(async (prompt) => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    const { left, top, width, height } = prompt.getBoundingClientRect();
    return [left, top, width, height].map(Math.round);
  });

/** Decisions of one random game. */
function* decisions<G extends Playable<G>>(game: Game<G>, options: object, apart: number): Generator<Played<G>> {
  const seed = `in sight ${round ?? ''}`;
  const dice = rngFrom(seed);
  let played = begun(game, 3, options, seed);
  for (let next = 0; played.now.outcome === null;) {
    if (played.now.ply >= next && isDecision(game, played)) {
      yield played;
      next = played.now.ply + apart;
    }
    played = act(game, played, pick(dice, answers(game, played.now)));
  }
}

describe('at every decision something that can be pressed is in sight, the prompt stays where it is, and no caption covers a piece', () => {
  const whole = async <G extends Playable<G>>(game: Game<G>, options: object, apart: number): Promise<void> => {
    const page = await open('/', { locale: locales.ru });
    const boxes = new Map<string, number[]>();
    let turn = 0;
    for (const played of decisions(game, options, apart)) {
      await page.setViewportSize(wide);
      await lay(page, url, game, `seen${played.now.ply}`, played);
      // The usual run looks at two sizes of each.
      for (const viewport of inTurn(sizes, turn++, 2)) {
        const at = `${viewport.width}x${viewport.height}`;
        await page.setViewportSize(viewport);
        await expect.poll(() => faults(page), { message: `ply ${played.now.ply} at ${at}` }).toEqual([]);
        await expect.poll(() => cutButtons(page), { message: `ply ${played.now.ply} at ${at}` }).toEqual([]);
        const box = await promptBox(page);
        expect(box, `the prompt at ply ${played.now.ply}, ${at}`).toEqual(boxes.get(at) ?? box);
        boxes.set(at, box);
      }
    }
  };
  test('Conspiracy', () => whole(conspiracy, {}, APART.conspiracy));
  test('Abyss with Kraken', () => whole(abyss, { kraken: true }, APART.abyss));
  test('Waterdeep with both modules', () => whole(waterdeep, { undermountain: true, skullport: true }, APART.waterdeep));
});

test('a payment with its full sum leaves its buttons in sight', async () => {
  const page = await open('/', { locale: locales.ru });
  const isRich = (played: Played<Abyss>): boolean => seenBy(abyss, played).moves.filter(({ move }) => move.type === 'recruit').length > 1;
  await lay(page, url, abyss, 'payment', moment(abyss, isRich));
  await page.locator('.ab-court .piece.is-lit').first().click();
  const paid = page.locator('.prompt-sums.is-enough');
  while ((await paid.count()) === 0) await page.locator('.ab-mine .piece.is-lit:not(.is-chosen)').first().click();
  for (const viewport of sizes) {
    await page.setViewportSize(viewport);
    await expect.poll(() => cutButtons(page), { message: `paying at ${viewport.width}x${viewport.height}` }).toEqual([]);
  }
});

test('a move that cannot be undone is confirmed by buttons in sight', async () => {
  const page = await open('/', { locale: locales.ru });
  const turnsCard = (played: Played<Conspiracy>): boolean => {
    const { prompt, moves } = seenBy(conspiracy, played);
    return prompt === 'keep' && moves.some(({ touches }) => touches.some((piece) => piece.endsWith('-6-1')));
  };
  await lay(page, url, conspiracy, 'confirm', moment(conspiracy, turnsCard));
  await page.locator('.piece.is-lit[data-piece$="-6-1"]').first().click();
  await page.locator('.confirm').waitFor();
  for (const viewport of sizes) {
    await page.setViewportSize(viewport);
    await expect.poll(() => cutButtons(page), { message: `confirming at ${viewport.width}x${viewport.height}` }).toEqual([]);
  }
});

test('the list of all moves opens over the table on a phone, and going back closes it', async () => {
  const page = await open('/', { locale: locales.ru, viewport: phone });
  const hasMany = (played: Played<Abyss>): boolean => seenBy(abyss, played).moves.length > 3;
  await lay(page, url, abyss, 'list', moment(abyss, hasMany));
  await page.locator('.answers-all').click();
  const isSeen = (): Promise<boolean> =>
    page.locator('.moves.is-open .move').evaluateAll((all) =>
      all.every((each) => {
        const { left, top, width, height } = each.getBoundingClientRect();
        return each.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      }),
    );
  await expect.poll(isSeen).toBe(true);
  await page.goBack();
  await page.locator('.moves.is-open').waitFor({ state: 'detached' });
  expect(await page.locator('.answers-all').count(), 'the table is still there').toBe(1);
});
