import { abyss, type Abyss } from '@fathom/abyss';
import { conspiracy, type Conspiracy } from '@fathom/conspiracy';
import { encode, type Game, type Playable } from '@fathom/kernel';
import { waterdeep, type Waterdeep } from '@fathom/waterdeep';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { en } from '../src/text/en.ts';
import { browser, phone, resize, small, wide } from './browser.ts';
import { lay } from './open-position.ts';
import { moment, type Played, seenBy } from './moments.ts';
import { inTurn, some } from './usual.ts';

const { open, url } = browser();

const midAbyss = (): Played<Abyss> =>
  moment(abyss, ({ now }) => now.ply > 60 && now.players[0]!.hand.length > 8 && now.players[0]!.lords.length > 1, { kraken: true }, 3);
const midWaterdeep = (): Played<Waterdeep> => moment(waterdeep, ({ now }) => now.ply > 100, { skullport: true }, 3);
const midConspiracy = (): Played<Conspiracy> => moment(conspiracy, ({ now }) => now.ply > 30);

/** Lays a table of a game. */
const tables: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  conspiracy: (page) => lay(page, url, conspiracy, 'mid-conspiracy', midConspiracy()),
  abyss: (page) => lay(page, url, abyss, 'mid-abyss', midAbyss()),
  waterdeep: (page) => lay(page, url, waterdeep, 'mid-waterdeep', midWaterdeep()),
};

const notches = [
  { viewport: phone, insets: { top: 47, left: 0, right: 0, bottom: 34 } },
  { viewport: { width: 844, height: 390 }, insets: { top: 0, left: 47, right: 47, bottom: 21 } },
] as const;

type Insets = (typeof notches)[number]['insets'];

/** Text and controls under a notch, a rounded corner or the home bar, however far the page is scrolled. */
const covered = (page: Page, { top, left, right, bottom }: Insets): Promise<string[]> =>
  page.evaluate(
    (safe) => {
      /** What can be seen of an element: boxes that scroll by themselves show a part of what is in them. */
      const seen = (element: Element): { left: number; right: number; top: number; bottom: number } => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        const part = { left, right, top, bottom };
        for (let box = element.parentElement; box !== null && box !== document.body; box = box.parentElement) {
          if (getComputedStyle(box).overflowY === 'visible') continue;
          const frame = box.getBoundingClientRect();
          part.left = Math.max(part.left, frame.left);
          part.right = Math.min(part.right, frame.right);
          part.top = Math.max(part.top, frame.top);
          part.bottom = Math.min(part.bottom, frame.bottom);
        }
        return part;
      };
      const within = (element: Element, edge: 'first' | 'last'): string[] =>
        [...element.querySelectorAll('a, button, input, select, textarea, h1, h2, h3, p, label')]
          .filter((each) => each.getClientRects().length > 0 && each.closest('.visually-hidden') === null && !each.matches('.bar-title'))
          .filter((each) => {
            const box = seen(each);
            if (box.left >= box.right || box.top >= box.bottom) return false;
            const sideways = box.left < safe.left || box.right > innerWidth - safe.right;
            return (
              sideways ||
              (edge === 'first'
                ? box.top < safe.top && box.top > -1
                : box.bottom > innerHeight - safe.bottom && box.bottom < innerHeight + 1)
            );
          })
          .map((each) => `${each.tagName} ${each.className} ${each.textContent.slice(0, 30)}`);
      const page = document.querySelector('dialog[open]') ?? document.querySelector('.end') ?? document.querySelector('main')!;
      scrollTo(0, 0);
      const above = within(page, 'first');
      scrollTo(0, document.documentElement.scrollHeight);
      const below = within(page, 'last');
      return [...above, ...below];
    },
    { top, left, right, bottom },
  );

test('nothing is under a notch or the home bar, in portrait and in landscape', async () => {
  // The usual run looks at each page and table one way or the other.
  for (const [turn, { viewport, insets }] of notches.entries()) {
    const page = await open('/', { viewport });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setSafeAreaInsetsOverride', { insets });
    for (const path of inTurn(
      ['/', '/new/waterdeep', '/rules/conspiracy', '/learn/abyss', '/settings', '/nowhere'],
      turn,
      notches.length,
    )) {
      await page.goto(url(path));
      await page.locator('main :is(h1, h2, .lesson-step)').first().waitFor();
      expect(await covered(page, insets), `${path} at ${viewport.width}`).toEqual([]);
    }
    for (const game of inTurn(Object.keys(tables), turn, notches.length)) {
      await tables[game]!(page);
      expect(await covered(page, insets), `${game} at ${viewport.width}`).toEqual([]);
      await page.locator('.bar-tab', { hasText: en.table.menu }).click();
      await page.locator('dialog[open]').waitFor();
      expect(await covered(page, insets), `the menu of ${game} at ${viewport.width}`).toEqual([]);
      await page.keyboard.press('Escape');
    }
  }
});

/** How far the light around a piece that glows can be seen at least. */
const GLOW = 6;

/** The pieces whose glow is cut off by what scrolls or clips them, wherever it is scrolled to. */
const cutGlow = (page: Page): Promise<string[]> =>
  page.locator('.piece.is-lit').evaluateAll((all, glow) => {
    const isClip = (each: Element): boolean =>
      [getComputedStyle(each).overflowX, getComputedStyle(each).overflowY].some((overflow) => overflow !== 'visible');
    const isCut = (piece: Element): boolean => {
      let clip = piece.parentElement!;
      while (!isClip(clip)) clip = clip.parentElement!;
      const [box, frame] = [piece.getBoundingClientRect(), clip.getBoundingClientRect()];
      const [left, top] = [box.left - frame.left + clip.scrollLeft, box.top - frame.top + clip.scrollTop];
      const isWithin = left + box.width <= clip.scrollWidth - glow && top + box.height <= clip.scrollHeight - glow;
      return left < glow || top < glow || !isWithin;
    };
    return all.filter((piece) => piece.getClientRects().length > 0 && isCut(piece)).map((piece) => piece.getAttribute('data-piece')!);
  }, GLOW);

test('the glow of a piece is not cut off at the edge of the table', async () => {
  const page = await open('/');
  const deck = moment(abyss, (each) => seenBy(abyss, each).moves.length > 2 && each.now.players[0]!.hand.length > 5);
  const pays = moment(abyss, (each) => each.now.stack.at(-1)?.kind === 'pay' && each.now.players[0]!.hand.length > 6, {
    kraken: true,
  });
  const gives = moment(
    abyss,
    (each) => seenBy(abyss, each).moves.some(({ touches }) => touches.some((piece) => /^(seat|monsters)-/.test(piece))),
    { kraken: true },
    4,
  );
  const goes = moment(waterdeep, (each) => seenBy(waterdeep, each).moves.length > 8);
  const takes = moment(waterdeep, (each) =>
    seenBy(waterdeep, each).moves.some(({ touches }) => touches.some((piece) => piece.startsWith('supply'))),
  );
  const draws = moment(conspiracy, (each) => seenBy(conspiracy, each).moves.length > 3 && each.now.ply > 10);
  let turn = 0;
  const looks = async (id: string): Promise<void> => {
    // The usual run looks at each position in one window.
    for (const viewport of inTurn([wide, phone, small], turn++, 3)) {
      await resize(page, viewport);
      expect(await cutGlow(page), `${id} at ${viewport.width}`).toEqual([]);
    }
  };
  for (const [id, playedGame] of Object.entries({ deck, pays, gives })) {
    await lay(page, url, abyss, id, playedGame);
    await looks(id);
  }
  for (const [id, playedGame] of Object.entries({ goes, takes })) {
    await lay(page, url, waterdeep, id, playedGame);
    await looks(id);
  }
  await lay(page, url, conspiracy, 'draws', draws);
  await looks('draws');
});

test('at 360 pixels the cards of Abyss lie beside one another, and no count lies on an emblem', async () => {
  const page = await open('/', { viewport: small });
  await lay(page, url, abyss, 'narrow', midAbyss());
  const overlaps = await page.evaluate(() => {
    const boxes = [
      ...document.querySelectorAll('.ab-mine .piece, .ab-court .piece, .ab-council .mark, .ab-council .ab-count, .ab-available .piece'),
    ].map((each) => ({ name: `${each.className} ${each.getAttribute('data-piece')}`, box: each.getBoundingClientRect(), each }));
    const meet = (one: DOMRect, other: DOMRect): boolean =>
      one.left < other.right - 1 && other.left < one.right - 1 && one.top < other.bottom - 1 && other.top < one.bottom - 1;
    return boxes.flatMap(({ name, box }, i) =>
      boxes.slice(i + 1).flatMap((other) => (meet(box, other.box) ? [`${name} and ${other.name}`] : [])),
    );
  });
  expect(overlaps).toEqual([]);
});

test('no sheet comes up for what slides under a mouse at rest, and none stays for what is gone', async () => {
  const page = await open('/');
  const affiliates = moment(abyss, (each) => seenBy(abyss, each).prompt === 'affiliate' && seenBy(abyss, each).moves.length > 1);
  await lay(page, url, abyss, 'before', midAbyss());
  const places = await page.locator('.table .piece').evaluateAll((all) =>
    all.map((each) => {
      const { left, top, width, height } = each.getBoundingClientRect();
      return [left + width / 2, top + height / 2] as const;
    }),
  );
  await lay(page, url, abyss, 'rest', affiliates);
  // It comes to rest over nothing, where a piece will lie once the table is laid again.
  const free = await page.evaluate(
    (all) => all.find(([x, y]) => document.elementFromPoint(x, y)?.closest('.piece, button') === null),
    places,
  );
  await page.mouse.move(...free!);
  const spent = page.locator('.ab-revealed .piece.is-lit').first();
  const shown: string[] = [];
  await page.exposeFunction('peeked', (text: string) => shown.push(text));
  await page.evaluate(() => {
    const { peeked } = globalThis as unknown as { peeked: (text: string) => void };
    new MutationObserver(() => {
      const text = document.querySelector('.peek')?.textContent;
      if (text !== undefined) peeked(text);
    }).observe(document, { childList: true, subtree: true });
  });
  await spent.press('Enter');
  await page.locator('.ab-revealed').waitFor({ state: 'detached' });
  await lay(page, url, abyss, 'fresh', midAbyss());
  // As long as it would take for a sheet to come, if one did: a piece that is really pointed at brings one.
  const pointed = page.locator('.ab-council .piece').first();
  await pointed.hover();
  await page.locator('.peek').waitFor();
  const name = await page.locator('.peek-name').textContent();
  expect(shown.filter((text) => !text.includes(name!))).toEqual([]);
  await page.mouse.move(2, 2);
  await page.locator('.peek').waitFor({ state: 'detached' });
  // A sheet that was closed with a key leaves none behind for the mouse.
  await pointed.click({ button: 'right' });
  await page.locator('dialog[open]').waitFor();
  await page.keyboard.press('Escape');
  await page.mouse.move(4, 4);
  await page.locator('.peek').waitFor({ state: 'detached' });
});

test('a player is called by name and has no sheet; a card has one', async () => {
  const page = await open('/');
  for (const [id, lays] of some([
    ['abyss', () => lay(page, url, abyss, 'seat-a', midAbyss())],
    ['waterdeep', () => lay(page, url, waterdeep, 'seat-w', midWaterdeep())],
  ] as const)) {
    await lays();
    const seat = page.locator('.seat [data-piece^=seat-]').first();
    const owner = await page.locator('.seat .seat-name').first().textContent();
    expect(await seat.locator('.visually-hidden').first().textContent(), id).toContain(owner);
    await seat.click({ button: 'right', force: true });
    await seat.click({ force: true });
    await page.locator('.table-board .piece:not(.is-lit)').first().click({ button: 'right' });
    await page.locator('dialog[open]').waitFor();
    expect(await page.locator('dialog[open]').count(), id).toBe(1);
    expect(await page.locator('dialog[open] h2').textContent(), id).not.toBe('Player');
    await page.keyboard.press('Escape');
  }
});

test('the score names corruption only where there is any', async () => {
  const page = await open('/');
  for (const skullport of [false, true]) {
    await lay(
      page,
      url,
      waterdeep,
      `score-${skullport}`,
      moment(waterdeep, ({ now }) => now.ply > 20, { skullport }),
    );
    expect(await page.locator('.table-score').getByText('Corruption').count()).toBe(skullport ? 1 : 0);
  }
});

test('a spectator sees whose pieces are on the table, and nothing twice', async () => {
  const page = await open('/');
  const watch = async <G extends Playable<G>>(game: Game<G>, { record }: Played<G>): Promise<void> => {
    const link = encode(game, record);
    if (!link.ok) throw new Error('the game plays');
    await page.goto(url(`/replay/${link.value}/${record.moves.length}`));
    await page.locator(`.table[data-game=${game.id}]`).waitFor();
    expect(await page.locator('.table-board .seat-watched').textContent(), game.id).toBe('Ann');
    expect(await page.locator('.table-rail .seat-name').allTextContents(), game.id).not.toContain('Ann');
    const pieces = await page
      .locator('.table-board .piece, .table-rail .piece')
      .evaluateAll((all) => all.map((each) => each.getAttribute('data-piece')!));
    const twice = pieces.filter((piece, i) => pieces.indexOf(piece) < i && !piece.startsWith('type-'));
    expect(twice, game.id).toEqual([]);
    await page.getByRole('combobox', { name: en.replay.eyes }).selectOption({ label: 'Bob' });
    await page.locator('.seat-watched').waitFor({ state: 'detached' });
    expect(await page.locator('.table-rail .seat-name').allTextContents(), game.id).toContain('Ann');
  };
  await watch(conspiracy, midConspiracy());
  await watch(abyss, midAbyss());
  await watch(waterdeep, midWaterdeep());
});

test('what cannot be pressed looks like it', async () => {
  const page = await open('/new/abyss');
  for (const selector of ['.quiet', '.icon-button', '.move']) {
    const looks = (disabled: boolean): Promise<string> =>
      page
        .locator(`button${selector}`)
        .first()
        .evaluate((each, isOff) => {
          (each as HTMLButtonElement).disabled = isOff;
          const { color, backgroundColor, opacity } = getComputedStyle(each);
          return [color, backgroundColor, opacity].join(' ');
        }, disabled);
    expect(await looks(true), selector).not.toBe(await looks(false));
  }
});
