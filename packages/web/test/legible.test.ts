import { abyss } from '@fathom/abyss';
import { conspiracy } from '@fathom/conspiracy';
import { answers, pick, rngFrom, type Game, type Playable } from '@fathom/kernel';
import { tally } from '@fathom/kernel/testing';
import { waterdeep } from '@fathom/waterdeep';
import type { Page } from 'playwright-core';
import { describe, expect, test, type TestContext } from 'vitest';
import { browser, locales, phone, wide } from './browser.ts';
import { illegible } from './legible.ts';
import { act, begun, isDecision, type Played } from './moments.ts';
import { lay } from './open-position.ts';
import { isLong, round } from './usual.ts';

const { open, url } = browser();

/* A round of a long run looks at every few decisions of a game in all languages, the usual run at a few in one of them. */

type Spoken = keyof typeof locales;
const all: readonly Spoken[] = ['en', 'ru', 'uk'];

/** Decisions of a random game for four, so many moves apart. */
function* decisions<G extends Playable<G>>(game: Game<G>, options: object, apart: number): Generator<Played<G>> {
  const seed = `legible ${round ?? ''}`;
  const dice = rngFrom(seed);
  let played = begun(game, 4, options, seed);
  for (let next = apart; played.now.outcome === null; played = act(game, played, pick(dice, answers(game, played.now)))) {
    if (played.now.ply < next || !isDecision(game, played)) continue;
    yield played;
    next = played.now.ply + apart;
  }
}

/** The first of many, no more of which are made. */
function* firstOf<T>(all: Iterable<T>, count: number): Generator<T> {
  let given = 0;
  for (const each of all) {
    yield each;
    if (++given === count) return;
  }
}

describe('at 1280x720 no letter of a table is smaller than 12 pixels, no text is cut, and no word is broken without a hyphen', () => {
  const check =
    <G extends Playable<G>>(game: Game<G>, options: object, language: Spoken, apart: number) =>
    async ({ task }: TestContext): Promise<void> => {
      const pages: [Spoken, Page][] = [];
      for (const each of round === null ? [language] : all) pages.push([each, await open('/', { locale: locales[each] })]);
      let positions = 0;
      for (const played of decisions(game, options, round === null ? apart : Math.ceil(apart / 40))) {
        for (const [each, page] of pages) {
          await lay(page, url, game, `legible${played.now.ply}`, played);
          expect(await illegible(page), `ply ${played.now.ply} in ${each}`).toEqual([]);
          positions++;
        }
      }
      tally(task, { positions });
    };
  test('Conspiracy with all locations', check(conspiracy, { bonusLocations: true }, 'en', 40));
  test('Abyss with Kraken', check(abyss, { kraken: true }, 'ru', 140));
  test('Waterdeep with both modules', check(waterdeep, { undermountain: true, skullport: true }, 'uk', 160));
});

/** The buttons of the prompt that cannot be pressed: outside the window, or under something else. */
const unreachable = (page: Page): Promise<string[]> =>
  page.locator('.answers-all, .answers-few .move, .answers > ul:not(.is-folded) .move').evaluateAll((all) =>
    all
      .filter((each) => {
        const { left, top, width, height } = each.getBoundingClientRect();
        return width > 0 && !each.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      })
      .map((each) => each.textContent),
  );

describe('with text twice as large the buttons of the prompt can still be pressed', () => {
  const check = async <G extends Playable<G>>(game: Game<G>, options: object): Promise<void> => {
    const page = await open('/', { locale: locales.uk });
    for (const played of firstOf(decisions(game, options, 40), isLong ? 2 : 1)) {
      await lay(page, url, game, `large${played.now.ply}`, played);
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
      for (const viewport of [{ width: 844, height: 390 }, phone, wide]) {
        await page.setViewportSize(viewport);
        const at = `ply ${played.now.ply} at ${viewport.width}x${viewport.height}`;
        await expect.poll(() => unreachable(page), { message: at }).toEqual([]);
      }
    }
  };
  test('Conspiracy', () => check(conspiracy, { bonusLocations: true }));
  test('Abyss', () => check(abyss, { kraken: true }));
  test('Waterdeep', () => check(waterdeep, { undermountain: true, skullport: true }));
});
