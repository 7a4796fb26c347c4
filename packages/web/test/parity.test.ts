import { abyss } from '@fathom/abyss';
import { texts as abyssTexts } from '@fathom/abyss/text';
import { conspiracy } from '@fathom/conspiracy';
import { texts as conspiracyTexts } from '@fathom/conspiracy/text';
import { act, admit, answers, look, pick, rngFrom, sitDown, type Game, type GameText, type Playable, type Sitting } from '@fathom/kernel';
import { waterdeep } from '@fathom/waterdeep';
import { texts as waterdeepTexts } from '@fathom/waterdeep/text';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { gameIds } from '../src/games/registry.ts';
import { browser, phone } from './browser.ts';
import { lay } from './laid.ts';

const { open, url } = browser();

interface Tried<G extends Playable<G>> {
  readonly game: Game<G>;
  readonly text: GameText<G>;
  /** What varies from one random game to the next. */
  readonly options: (game: number) => object;
  /** How far games are played before they are laid out. */
  readonly plies: number;
  readonly positions: number;
}

/** Where a random game of people stands after so many moves; one of them is asked. */
function position<G extends Playable<G>>(tried: Tried<G>, nth: number, plies: number): Sitting<G> {
  const { game, options } = tried;
  const seats = 2 + (nth % 3);
  const table = admit(game, seats, options(nth));
  if (!table.ok) throw new Error('admitted');
  const dice = rngFrom(`parity ${nth}`);
  const names = Array.from({ length: seats }, (_, seat) => `P${seat}`);
  let sitting = sitDown(game, names, table.value.options, { secret: `parity ${nth}`, words: [] });
  for (let ply = 0; ply < plies; ply++) {
    const all = answers(game, sitting.history.now);
    if (all.length === 0) return position(tried, nth + 1000, plies - 7);
    const after = act(game, sitting, pick(dice, all));
    if (after.history.now.outcome !== null) return sitting;
    sitting = after;
  }
  return sitting;
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

describe.each(gameIds)('%s', (id) => {
  const tried = <R>(use: <G extends Playable<G>>(tried: Tried<G>) => R): R => {
    switch (id) {
      case 'conspiracy':
        return use({
          game: conspiracy,
          text: conspiracyTexts.en,
          options: (nth) => ({ bonusLocations: nth % 2 === 0 }),
          plies: 90,
          positions: 150,
        });
      case 'abyss':
        return use({ game: abyss, text: abyssTexts.en, options: (nth) => ({ kraken: nth % 2 === 0 }), plies: 240, positions: 100 });
      case 'waterdeep':
        return use({
          game: waterdeep,
          text: waterdeepTexts.en,
          options: (nth) => ({ undermountain: nth % 2 === 0, skullport: nth % 3 === 0 }),
          plies: 300,
          positions: 60,
        });
    }
  };
  test('in hundreds of positions the page offers just the legal moves, by name, and each to the keyboard', { timeout: 600_000 }, () =>
    tried(offersAll),
  );
  test('on a phone, every piece that glows is a target large enough, and leads somewhere', { timeout: 600_000 }, () => tried(glowsLargely));
});

async function offersAll<G extends Playable<G>>(tried: Tried<G>): Promise<void> {
  const { game, text, plies, positions } = tried;
  const page = await open('/');
  for (let i = 0; i < positions; i++) {
    const sitting = position(tried, i, (i * 13) % plies);
    const { now } = sitting.history;
    const [{ seat } = { seat: 0 }] = answers(game, now);
    const { moves } = look(game, now, seat);
    const wanted = moves.map(({ move }) => text.move(move, (side) => sitting.record.seats[side]!));
    const id = `parity${i}`;
    await lay(page, url, game, id, sitting);
    const offered = await page.locator('.moves .move').evaluateAll((all) =>
      all.map((each) => ({
        name: each.textContent,
        reachable: each instanceof HTMLButtonElement && !each.disabled && each.tabIndex >= 0 && each.getClientRects().length > 0,
      })),
    );
    expect(offered.map(({ name }) => name)).toEqual(wanted);
    expect(offered.every(({ name, reachable }) => reachable && (name ?? '') !== '')).toBe(true);
    const glowing = await page.locator('.piece.is-lit').evaluateAll((all) => all.map((each) => each.getAttribute('data-piece')));
    expect(new Set(glowing), `position ${i}`).toEqual(new Set(moves.flatMap(({ touches }) => touches)));
    if (i % 20 === 0)
      expect((await tabbed(page)).filter((name) => name.startsWith('move: '))).toEqual(wanted.map((name) => `move: ${name}`));
    const which = i % wanted.length;
    await page.locator('.moves .move').nth(which).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => plyOf(page, id)).toBe(now.ply + 1);
  }
}

/** What lies in the rail of seats is not on a phone's table: the list of moves stands for it. */
async function glowsLargely<G extends Playable<G>>(tried: Tried<G>): Promise<void> {
  const { game, plies } = tried;
  const page = await open('/', { viewport: phone, hasTouch: true });
  for (let i = 0; i < 25; i++) {
    const sitting = position(tried, i, (i * 17) % plies);
    await lay(page, url, game, `touch${i}`, sitting);
    for (const { id, width, height } of await page.locator('.table-board .piece.is-lit').evaluateAll((all) =>
      all.map((each) => {
        const { width, height } = each.getBoundingClientRect();
        return { id: each.getAttribute('data-piece'), width, height };
      }),
    )) {
      expect(Math.min(width, height), `${id} of position ${i}`).toBeGreaterThanOrEqual(44);
    }
    const lit = page.locator('.table-board .piece.is-lit');
    if ((await lit.count()) === 0) continue;
    const { ply } = sitting.history.now;
    await lit.first().tap();
    // A touch picks the piece, asks for a second word, or plays.
    const answered = async (): Promise<boolean> =>
      (await page.locator('.piece.is-chosen, .confirm').count()) > 0 || (await plyOf(page, `touch${i}`)) > ply;
    await expect.poll(answered, { message: `position ${i}` }).toBe(true);
  }
}
