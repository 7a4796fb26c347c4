import { answers, languages, play, type Answer } from '@fathom/kernel';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fit, SMALLEST, type BoardArea, type Row } from '../src/shell/default-board/fit.ts';
import { designOf } from '../src/shell/default-board/design.ts';
import { usualSeats } from '../src/shell/usualSeats.ts';
import { en } from '../src/text/en.ts';
import { browser, colorRules, complaints, locales, myTurn, phone, startGame, small, wide } from './browser.ts';
import { moment, seenBy, type Played } from './moments.ts';
import { lay } from './open-position.ts';
import { buildQuickPage } from './quick-page.ts';
import { sample, type Sample } from './sample/game.ts';
import { inTurn, isLong, some } from './usual.ts';

/* A game without a folder in the page: its board, and the pages about it. */

const folder = mkdtempSync(path.join(tmpdir(), 'fathom-default-board-'));
beforeAll(() => buildQuickPage(folder, { games: fileURLToPath(new URL('sample/list.ts', import.meta.url)) }));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const { open, url } = browser({ folder });

const large = { width: 1920, height: 1080 };
/** The usual run looks at two sizes for each number of seats, a long run at all. */
const sizesFor = (seats: number): (typeof wide)[] => (isLong ? [wide, large, phone, small] : seats === 2 ? [wide, small] : [large, phone]);

/** A moment with this many seats in which everything that can be touched is there. */
const full = (seats: number): Played<Sample> =>
  moment(
    sample,
    ({ now }) =>
      now.stack.at(-1)?.kind === 'turn' &&
      now.played > 20 &&
      answers(sample, now)[0]?.seat === 0 &&
      now.discard.length > 2 &&
      answers(sample, now).some(({ move }) => move.type === 'steal') &&
      answers(sample, now).filter(({ move }) => move.type === 'show').length > 5,
    {},
    seats,
  );

/** The game is over after this answer. */
const isLast = (now: Sample['state'], { seat, move }: Answer<Sample>): boolean => {
  const played = play(sample, now, seat, move);
  return played.ok && played.state.outcome !== null;
};

const naming = (): Played<Sample> => moment(sample, ({ now }) => now.stack.at(-1)?.kind === 'tide');

/** The pieces that glow and can be pressed, and the size of the part of them that is visible. */
const pressable = (page: Page): Promise<{ piece: string; width: number; height: number }[]> =>
  page.locator('.piece.is-lit').evaluateAll((all) =>
    all.flatMap((each) => {
      each.scrollIntoView({ block: 'nearest' });
      const { left, top, width, height } = each.getBoundingClientRect();
      const isMine = (x: number): boolean => each.contains(document.elementFromPoint(x, top + height / 2));
      let right = left + 2;
      while (right < left + width && isMine(right)) right++;
      return isMine(left + 2) ? [{ piece: (each as HTMLElement).dataset['piece']!, width: right - left, height }] : [];
    }),
  );

/** How much of the board has to be scrolled. */
const hidden = (page: Page): Promise<number> => page.locator('.default-board').evaluate((board) => board.scrollHeight - board.clientHeight);

describe('the default board', () => {
  test.each([2, 4])('shows everything that a move touches, at every size, with %i seats', async (seats) => {
    const page = await open('/');
    const positions = [['full', full(seats)] as const, ['tide', naming()] as const];
    for (const [id, playedGame] of seats === 2 ? positions : some(positions)) {
      await lay(page, url, sample, id, playedGame);
      const touched = [...new Set(seenBy(sample, playedGame).moves.flatMap(({ touches }) => touches))].toSorted();
      for (const viewport of sizesFor(seats)) {
        await page.setViewportSize(viewport);
        const at = `${id} at ${viewport.width}`;
        await expect.poll(async () => (await pressable(page)).map(({ piece }) => piece).toSorted(), { message: at }).toEqual(touched);
        for (const { width, height } of await pressable(page)) expect(Math.min(width, height), at).toBeGreaterThanOrEqual(44);
        if (viewport.width > 400) await expect.poll(() => hidden(page), { message: at }).toBe(0);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), at).toBe(0);
      }
    }
  });

  test('names zones and values, hides what has no name, and counts what lies face down', async () => {
    const page = await open('/');
    const playedGame = full(3);
    await lay(page, url, sample, 'named', playedGame, [1, 2]);
    const { stock, tide, discard } = playedGame.now;
    expect(await page.locator('[data-zone=stock]').textContent()).toContain(String(stock.length));
    expect(await page.locator('[data-zone=discard] .zone-name').textContent()).toContain(`Discard pile ${discard.length}`);
    expect(await page.locator('[data-fact=tide]').textContent()).toContain(tide[0]!.toUpperCase() + tide.slice(1));
    expect(await page.locator('[data-fact=storm]').textContent()).toBe('Storm');
    expect(await page.locator('[data-fact=played]').count()).toBe(0);
    const rival = page.locator('.table-rail [data-side="1"]');
    expect(await rival.locator('[data-zone="players.1.hand"] .card-count').textContent()).toBe(
      String(playedGame.now.players[1]!.hand.length),
    );
    expect(await rival.locator('[data-zone="players.1.display"] .card-face').count()).toBe(playedGame.now.players[1]!.display.length);
  });

  test('a piece is picked by keyboard, and explains itself where it can not be picked', async () => {
    const page = await open('/');
    await lay(page, url, sample, 'keys', naming());
    const kelp = page.locator('.default-loose [data-piece=kelp]');
    await kelp.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('[data-fact=tide]').textContent()).toContain('Kelp');
    expect(await page.locator('.default-loose').count()).toBe(0);
    await page.locator('[data-zone="players.0.display"] .card').first().click();
    await page.locator('dialog[open] .default-face').waitFor();
    expect(await page.locator('dialog[open] .rule-id').count()).toBeGreaterThan(0);
  });

  const lights = [{}, { surroundings: 'light', highContrast: true }, { surroundings: 'light' }, { highContrast: true }];

  test.each(some(lights, 2))('everybody can read it: %o', async (light) => {
    const page = await open('/');
    await page.evaluate((wish) => localStorage.setItem('fathom.settings', JSON.stringify(wish)), light);
    await page.reload();
    for (const viewport of inTurn([wide, small], lights.indexOf(light), 2)) {
      await page.setViewportSize(viewport);
      await lay(page, url, sample, `read${viewport.width}`, full(3), [1, 2]);
      expect(await complaints(page, ':root', light === lights[0] ? null : colorRules)).toEqual([]);
    }
  });

  test('a game is played to its end, and replayed', async () => {
    const page = await open(isLong ? '/new/sample' : '/');
    const late = (): Played<Sample> => moment(sample, ({ now }) => answers(sample, now).some((answer) => isLast(now, answer)));
    await (isLong ? startGame(page) : lay(page, url, sample, 'late', late(), [1]));
    while ((await myTurn(page)) === 'move') await page.locator('.moves .move, .confirm .is-strong').last().press('Enter');
    await page.getByRole('button', { name: en.end.replay }).click();
    await page.locator('.playback').waitFor();
    expect(await page.locator('.default-board').count()).toBe(1);
  });
});

test.each(languages)('a game without pictures and lesson has a card, a form and rules in %s, and no lesson', async (language) => {
  const page = await open('/', { locale: locales[language] });
  await page.locator('.cover-card').first().waitFor();
  expect(await page.locator('.game-card .cover-card').count()).toBe(5);
  const links = await page.locator('.game-card a').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(links).toEqual(['#/new/sample', '#/rules/sample']);
  // The usual run looks at the other pages in the first language.
  for (const [path, sign] of some(
    [
      ['/', '.cover-card'],
      ['/new/sample', '[type=submit]'],
      ['/rules/sample', '.rule'],
      ['/learn/sample', '.page h1'],
    ] as const,
    language === languages[0] ? 4 : 2,
  )) {
    await page.goto(url(path));
    await page.locator(sign).first().waitFor();
    if (isLong || language === languages[0]) expect(await complaints(page), path).toEqual([]);
    expect(await page.locator('img, fieldset:empty').count()).toBe(0);
  }
});

test('a new table has two seats, or as few as the game allows', () => {
  expect([[1, 2, 3], [4, 3, 5], [2]].map(usualSeats)).toEqual([2, 3, 2]);
});

test('the same ID always looks the same, and what IDs share, looks share', () => {
  const [seven, queen, other] = [designOf('hearts-7'), designOf('hearts-queen'), designOf('spades-queen')];
  expect({ ...designOf('hearts-7') }).toEqual(seven);
  expect([queen.hue, queen.emblem]).toEqual([seven.hue, seven.emblem]);
  expect([designOf('hearts').hue, designOf('hearts').emblem]).toEqual([seven.hue, seven.emblem]);
  expect(queen.frame).toBe(other.frame);
  expect([other.hue, other.emblem]).not.toEqual([queen.hue, queen.emblem]);
  expect([seven.number, seven.beads, queen.number, queen.beads]).toEqual(['7', 7, null, 0]);
  expect(designOf('crab-3-1').number).toBe('3');
});

test('rows never leave their area, and cards that can be picked stay large enough for a finger', () => {
  const area = (width: number, height: number): BoardArea => ({ width, height, largest: 200 });
  const hand = (cards: number): Row => ({ cards, isTouched: true, hasPlace: false, letters: 7 });
  const pile: Row = { cards: 0, isTouched: false, hasPlace: true, letters: 8 };
  for (const width of [330, 680, 1300]) {
    for (let cards = 1; cards <= 60; cards++) {
      const { card, rows, least } = fit(area(width, 400), [pile, hand(cards), { ...hand(cards), isTouched: false }]);
      for (const [i, { columns, step }] of rows.entries()) {
        if (i === 0) continue;
        expect((columns - 1) * step + card).toBeLessThanOrEqual(width);
        if (i === 1) expect(step).toBeGreaterThanOrEqual(cards === 1 ? 0 : SMALLEST);
      }
      if (cards < 10) expect(least).toBeLessThan(400);
    }
  }
  // Few cards in a large area lie side by side.
  const { card, rows } = fit(area(1300, 500), [hand(5)]);
  expect(rows[0]!.step).toBeGreaterThan(card);
});
