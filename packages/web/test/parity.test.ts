import { abyss } from '@fathom/abyss';
import { texts as abyssTexts } from '@fathom/abyss/text';
import { conspiracy } from '@fathom/conspiracy';
import { texts as conspiracyTexts } from '@fathom/conspiracy/text';
import { answers, legal, meansSame, pick, rngFrom, type Game, type GameText, type Playable, withoutTypography } from '@fathom/kernel';
import { tally } from '@fathom/kernel/testing';
import { waterdeep } from '@fathom/waterdeep';
import { texts as waterdeepTexts } from '@fathom/waterdeep/text';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { gameIds } from '../src/games/registry.ts';
import { offersOf } from '../src/shell/offers.ts';
import { movesOf } from '../src/table/narrow.ts';
import { choices } from '../src/table/answering.ts';
import { browser, phone } from './browser.ts';
import { lay } from './open-position.ts';
import { act, begun, isDecision, type Played, seenBy } from './moments.ts';
import { under } from './local-table.ts';
import { isLong, round } from './usual.ts';

const { open, url } = browser();

/** In a round of a long run there are more positions, of other games. */
const TIMES = isLong ? 84 : 1;
const PHONES = 1;

interface Tried<G extends Playable<G>> {
  readonly game: Game<G>;
  readonly text: GameText<G>;
  /** What varies from one random game to the next. */
  readonly options: (game: number) => object;
  /** How many moves lie between two moments of a game. */
  readonly apart: number;
  readonly positions: number;
}

/** Moments of random games of people at which one of them has something to decide: some of each game, early and late ones. */
function* moments<G extends Playable<G>>({ game, options, apart }: Tried<G>): Generator<Played<G>> {
  for (let nth = 0; ; nth++) {
    const seats = 2 + (nth % 3);
    const seed = round === null ? `parity ${nth}` : `parity ${round}.${nth}`;
    const dice = rngFrom(seed);
    let playedGame = begun(game, seats, options(nth), seed);
    for (let next = (nth * 7) % apart; playedGame.now.outcome === null;) {
      if (playedGame.now.ply >= next && isDecision(game, playedGame)) {
        yield playedGame;
        next = playedGame.now.ply + apart;
      }
      playedGame = act(game, playedGame, pick(dice, answers(game, playedGame.now)));
    }
  }
}

function first<G extends Playable<G>>(tried: Tried<G>, count: number): Played<G>[] {
  const all = moments(tried);
  return Array.from({ length: count }, () => all.next().value as Played<G>);
}

/** The moves of a table as the page keeps them: each as its place in the list of legal ones. */
const keptOf = (page: Page, id: string): Promise<number[]> =>
  page.evaluate((key) => (JSON.parse(localStorage.getItem(key)!) as { record: { moves: number[] } }).record.moves, `fathom.table.${id}`);

/**
 * Everything that the Tab key comes to, once round the page, in the order of the page; a long list of moves is one stop, arrow keys go on
 * in it.
 */
async function tabbed(page: Page): Promise<string[]> {
  await page.locator('.bar-home').focus();
  const names: string[] = [];
  for (let i = 0; i < 120; i++) {
    await page.keyboard.press(names.at(-1)?.startsWith('move: ') === true && !(await isLastOfList(page)) ? 'ArrowDown' : 'Tab');
    const name = await page.evaluate(() => {
      const at = document.activeElement;
      return at === document.body || at === null
        ? null
        : `${at.closest('.moves') === null ? '' : 'move: '}${at.textContent.replaceAll('\u00A0', ' ')}`;
    });
    if (name === null) break;
    names.push(name);
  }
  return names;
}

const isLastOfList = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.activeElement?.closest('li')?.matches(':last-child') === true);

describe.each(gameIds)('%s', (id) => {
  const tried = <R>(use: <G extends Playable<G>>(tried: Tried<G>) => R): R => {
    switch (id) {
      case 'conspiracy':
        return use({
          game: conspiracy,
          text: conspiracyTexts.en,
          options: (nth) => ({ bonusLocations: nth % 2 === 0 }),
          apart: 11,
          positions: 2,
        });
      case 'abyss':
        return use({ game: abyss, text: abyssTexts.en, options: (nth) => ({ kraken: nth % 2 === 0 }), apart: 31, positions: 2 });
      case 'waterdeep':
        return use({
          game: waterdeep,
          text: waterdeepTexts.en,
          options: (nth) => ({ undermountain: nth % 2 === 0, skullport: nth % 3 === 0 }),
          apart: 41,
          positions: 2,
        });
      default:
        throw new Error(`nobody has said how to try ${id}`);
    }
  };
  test('in many positions the page offers just the legal moves, by name, and each to the keyboard', async ({ task }) => {
    tally(task, { positions: await tried(offersAll) });
  });
  test('on a phone, every piece that glows is a target large enough, and leads somewhere', async ({ task }) => {
    tally(task, { 'positions on phones': await tried(glowsLargely) });
  });
});

/** Answers one question after another with the keyboard alone, beside the same table without a page, which says what must be offered. */
async function offersAll<G extends Playable<G>>(tried: Tried<G>): Promise<number> {
  const { game } = tried;
  const page = await open('/');
  const positions = first(tried, TIMES * tried.positions);
  for (const [i, playedGame] of positions.entries()) {
    listsAll(game, playedGame);
    const id = `parity${i}`;
    await lay(page, url, game, id, playedGame);
    const beside = under(game, playedGame, 'pieces');
    for (let part = 0; (await beside.played()) === 0; part++) {
      const { table } = beside;
      const name = (side: number): string => playedGame.record.seats[side]!;
      const offers = offersOf(choices(table.wiring, table.getState()), table.actions, tried.text, name);
      if (table.getState().pending === null) {
        const said = offers.map(({ label }) => withoutTypography(label));
        await offersJust(page, said, `part ${part} of position ${i}`);
        const { lit } = choices(table.wiring, table.getState());
        const glowing = await page.locator('.piece.is-lit').evaluateAll((all) => all.map((each) => each.getAttribute('data-piece')));
        expect(new Set(glowing), `part ${part} of position ${i}`).toEqual(lit);
        if (i % 20 === 0 && part === 0)
          expect((await tabbed(page)).filter((name) => name.startsWith('move: '))).toEqual(said.map((name) => `move: ${name}`));
        const which = (i + part) % offers.length;
        offers[which]!.act();
        await page.locator('.moves .move').nth(which).press('Enter');
      } else {
        table.actions.confirm();
        await page.locator('.confirm .is-strong').press('Enter');
      }
    }
    const { moves } = beside.game().record;
    await expect.poll(async () => (await keptOf(page, id)).slice(0, moves.length), { message: `position ${i}` }).toEqual(moves);
  }
  return positions.length;
}

/** Every legal move is part of an answer. */
function listsAll<G extends Playable<G>>(game: Game<G>, playedGame: Played<G>): void {
  const { now } = playedGame;
  const listed = seenBy(game, playedGame).moves.flatMap(movesOf);
  const [{ seat } = { seat: 0 }] = answers(game, now);
  for (const move of legal(game, now, seat)) expect(listed.some((other) => meansSame(game, now, other, move))).toBe(true);
}

/** The page lists just these, and each can be reached with the keyboard. */
async function offersJust(page: Page, said: readonly string[], message: string): Promise<void> {
  const list = page.locator('.moves .move');
  await expect.poll(async () => (await list.allTextContents()).map(withoutTypography), { message }).toEqual(said);
  const { usable, stops } = await list.evaluateAll((all) => ({
    usable: all.map((each) => each instanceof HTMLButtonElement && !each.disabled && each.getClientRects().length > 0),
    stops: all.filter((each) => (each as HTMLElement).tabIndex >= 0).length,
  }));
  expect(usable.every(Boolean) && !said.includes(''), message).toBe(true);
  expect(stops, `${message}: a long list is one stop of the Tab key`).toBe(said.length > 3 ? 1 : said.length);
}

/** What lies in the rail of seats is not on a phone's table: the list of moves stands for it. */
async function glowsLargely<G extends Playable<G>>(tried: Tried<G>): Promise<number> {
  const { game } = tried;
  const page = await open('/', { viewport: phone, hasTouch: true });
  const positions = first(tried, TIMES * PHONES);
  for (const [i, playedGame] of positions.entries()) {
    await lay(page, url, game, `touch${i}`, playedGame);
    for (const { id, width, height } of await page.locator('.table-board .piece.is-lit').evaluateAll((all) =>
      all.map((each) => {
        const { width, height } = each.getBoundingClientRect();
        return { id: each.getAttribute('data-piece'), width, height };
      }),
    )) {
      expect(Math.min(width, height), `${id} of position ${i}: ${width} × ${height}`).toBeGreaterThanOrEqual(44);
    }
    const lit = page.locator('.table-board .piece.is-lit');
    if ((await lit.count()) === 0) continue;
    const { ply } = playedGame.now;
    // A touch in the middle of the piece, or of its buttons over it, picks it, asks for a second word, or plays.
    await lit.first().scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await lit.first().boundingBox())!;
    await page.touchscreen.tap(x + width / 2, y + height / 2);
    const answered = async (): Promise<boolean> =>
      (await page.locator('.piece.is-chosen, .confirm').count()) > 0 || (await keptOf(page, `touch${i}`)).length > ply;
    await expect.poll(answered, { message: `position ${i}` }).toBe(true);
  }
  return positions.length;
}
