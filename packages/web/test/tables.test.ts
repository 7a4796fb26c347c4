import { abyss, type Abyss } from '@fathom/abyss';
import { arrange, languages, openRecord, rngFrom, type Language } from '@fathom/kernel';
import { buildingIds, intrigueNames, questIds, waterdeep, type Waterdeep } from '@fathom/waterdeep';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { gameIds, lessonsOf } from '../src/games/registry.ts';
import { browser, complaints, locales, myTurn, phone, startGame, small, wide } from './browser.ts';
import { loadLesson } from './load-lesson.ts';
import { lay } from './open-position.ts';
import { moment, type Played } from './moments.ts';
import { isLong, some } from './usual.ts';

const { open, url } = browser();

/** The usual run goes round the languages, one for each game; a round of the long run takes all of them. */
const gamesIn = (language: Language): readonly string[] => gameIds.filter((_, i) => isLong || languages[i] === language);
const MOVES = isLong ? 6 : 2;

/** The buttons for answers that are too small for a finger, or reach beyond the sides of the window. */
const tooSmall = (page: Page): Promise<string[]> =>
  page.locator('.answers .move, .piece-move').evaluateAll((all) =>
    all
      .map((each) => ({ name: each.textContent, box: each.getBoundingClientRect() }))
      .filter(({ box }) => box.height < 44 || box.width < 44 || box.left < 0 || box.right > innerWidth)
      .map(({ name, box }) => `${name}: ${box.width} × ${box.height} at ${box.left}`),
  );

describe.each(languages)('in %s', (language) => {
  test.each(gamesIn(language))(
    'a table of %s holds on a phone: nothing sideways, every target large enough, within reach of everybody',
    async (game) => {
      const page = await open(`/new/${game}`, { locale: locales[language], viewport: small });
      await startGame(page, 'phone');
      for (let i = 0; i < MOVES && (await myTurn(page)) === 'move'; i++) {
        // The list of all moves is looked at open.
        const all = page.locator('.answers-all');
        if ((await all.count()) > 0) await all.click();
        for (const viewport of [phone, small]) {
          await page.setViewportSize(viewport);
          const at = `move ${i} at ${viewport.width}`;
          expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), at).toBeLessThanOrEqual(0);
          expect(await tooSmall(page), at).toEqual([]);
        }
        if (i === MOVES - 1) expect(await complaints(page), `move ${i}`).toEqual([]);
        await page.locator('.moves .move').first().press('Enter');
      }
    },
  );

  // The usual run takes the last lesson of the game whose turn it is in the longest language, a long run all of them.
  test.each(gamesIn(language).filter(() => isLong || language === 'uk'))(
    'lessons of %s go to their end on the smallest phone: they fit their place, point, and lead to a game',
    async (game) => {
      for (const lesson of some(lessonsOf(game).toReversed())) {
        const page = await open(`/learn/${game}/${lesson}`, { locale: locales[language], viewport: small });
        // Every board gives the prompt at least this much.
        await page.locator('.table-prompt').evaluate((prompt: HTMLElement) => (prompt.style.height = 'calc(15 * var(--u))'));
        for (const [i, { about, play }] of Object.values((await loadLesson(game, lesson)).steps).entries()) {
          await page.locator('.lesson-step', { hasText: new RegExp(`^${i + 1}\\D`) }).waitFor();
          const button = page.locator('.lesson .move').first();
          await button.waitFor({ state: 'attached' });
          expect(await hiddenOf(page, ['.lesson', '.lesson-text']), `${lesson} ${i + 1}`).toEqual([0, 0]);
          if (play !== undefined || (about?.length ?? 0) > 0) await page.locator('.spotlight-ring').first().waitFor();
          await button.press('Enter');
        }
        await page.waitForURL(/#\/table\//);
        await page.locator('.table').waitFor();
        await page.context().close();
      }
    },
  );
});

const crowded = [wide, { width: 1440, height: 900 }];

/** What is hidden of each of these parts of a table, and must not be. */
const hiddenOf = (page: Page, parts: readonly string[]): Promise<number[]> =>
  page.evaluate(
    (all) =>
      all.map((each) => {
        const { scrollHeight, clientHeight, scrollWidth, clientWidth } = document.querySelector(each)!;
        return Math.max(scrollHeight - clientHeight, scrollWidth - clientWidth);
      }),
    parts,
  );

/** The parts of the throne hall whose pieces reach beyond them, or beyond the window. */
const crampedIn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const parts = ['.seat', '.ab-court', '.ab-track', '.ab-holds', '.ab-side', '.ab-mine'];
    const boxes = parts.flatMap((part) => [...document.querySelectorAll(`.table ${part}`)].map((box) => ({ part, box })));
    const beyond = (inner: DOMRect, outer: DOMRect): boolean =>
      inner.left < outer.left - 8 || inner.right > outer.right + 8 || inner.top < outer.top - 8 || inner.bottom > outer.bottom + 8;
    const screen = new DOMRect(0, 0, innerWidth, innerHeight);
    return boxes.flatMap(({ part, box }) => {
      const inside = [...box.querySelectorAll('.piece, .ab-effects, .ab-allies')].map((each) => each.getBoundingClientRect());
      return inside.some((each) => beyond(each, box.getBoundingClientRect()) || beyond(each, screen)) ? [part] : [];
    });
  });

test('four at a table of Abyss see all of it at once, with Kraken and without', async () => {
  const page = await open('/');
  // With everything it is fullest.
  for (const kraken of some([true, false])) {
    const isLate = ({ now }: Played<Abyss>): boolean => now.players.every(({ lords, holdings }) => lords.length + holdings.length > 1);
    await lay(page, url, abyss, `crowded-${kraken}`, moment(abyss, isLate, { kraken }, 4));
    for (const viewport of crowded) {
      await page.setViewportSize(viewport);
      expect(await crampedIn(page), `${viewport.width}, Kraken: ${kraken}`).toEqual([]);
    }
  }
});

/** A game of five in its last round, with twelve buildings in play and all hands full. */
function builtUp(modules: boolean): Played<Waterdeep> {
  const options = { undermountain: modules, skullport: modules };
  const [ids, active, cards] = [buildingIds.slice(0, 24), questIds.slice(0, 60), intrigueNames.slice(0, 25)];
  const position = {
    format: 'fathom-position/1',
    game: 'waterdeep',
    seats: 5,
    options: { ...options, first: 1 },
    round: 8,
    buildings: ids.slice(0, 12).map((id, i) => ({ id, owner: i % 5, fighter: 1 })),
    players: [0, 1, 2, 3, 4].map((seat) => ({
      gold: 5,
      active: active.slice(seat * 6, seat * 6 + 5),
      completed: active.slice(30 + seat * 6, 36 + seat * 6),
      hand: cards.slice(seat * 5, seat * 5 + 5),
    })),
  };
  const laid = arrange(waterdeep, position, rngFrom('built up'));
  if (!laid.ok) throw new Error(JSON.stringify(laid.fault));
  const table = waterdeep.describe(laid.value.state);
  const { record } = openRecord(waterdeep, ['A', 'B', 'C', 'D', 'E'], table.options, { secret: 'built up', words: [] });
  return { now: laid.value.state, record, events: [] };
}

test('five at a table of Waterdeep see all of it at once, with both modules and without', async () => {
  const page = await open('/');
  for (const modules of some([true, false])) {
    await lay(page, url, waterdeep, `crowded-${modules}`, builtUp(modules));
    expect(await page.locator('.table .wd-space').count()).toBe(13 + 3 + 12 + (modules ? 6 : 0));
    for (const viewport of crowded) {
      await page.setViewportSize(viewport);
      expect(
        await hiddenOf(page, ['.table-rail', '.wd-inn', '.wd-hall', '.wd-city', '.wd-mine', '.wd-purse', '.wd-hand']),
        `${viewport.width}, modules: ${modules}`,
      ).toEqual([0, 0, 0, 0, 0, 0, 0]);
    }
  }
});
