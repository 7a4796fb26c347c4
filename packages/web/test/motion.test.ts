import { conspiracy, type Conspiracy } from '@fathom/conspiracy';
import { answers, changesBetween, type OfferedMove } from '@fathom/kernel';
import { expect, test } from 'vitest';
import { en } from '../src/text/en.ts';
import { browser, myTurn, startGame, withoutTimers } from './browser.ts';
import { lay } from './open-position.ts';
import { act, moment, type Played, seenBy } from './moments.ts';

const { open, url } = browser();
const moving = { reducedMotion: 'no-preference' } as const;

test('what a rival does is shown and said before it is my turn again', async () => {
  const page = await open('/', moving);
  const captions = new Set<string>();
  await page.exposeFunction('announced', (text: string) => captions.add(text));
  await page.evaluate(() => {
    const { announced } = globalThis as unknown as { announced: (text: string) => void };
    new MutationObserver(() => {
      const text = document.querySelector('.caption')?.textContent;
      if (text !== undefined) announced(text);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  const isBobs = (playedGame: Played<Conspiracy>): boolean => playedGame.now.ply > 5 && answers(conspiracy, playedGame.now)[0]!.seat === 1;
  await lay(page, url, conspiracy, 'rival', moment(conspiracy, isBobs), [1]);
  await expect.poll(() => [...captions].join(' ')).toContain('Bob');
});

test('a mouse that rests on a piece learns what it is, and why it is dark', async () => {
  const page = await open('/new/conspiracy', moving);
  await startGame(page, 'peek');
  await myTurn(page);
  await page.locator('.piece[data-piece=locationDeck]').hover();
  await page.locator('.peek .peek-why').waitFor();
  await page.locator('.peek', { hasText: /of one kind are missing\..*CO-/s }).waitFor();
  await page.locator('.piece[data-piece=lordDeck]').hover();
  await page.locator('.peek', { hasText: 'lord' }).waitFor();
  expect(await page.locator('.peek-why').count()).toBe(0);
  await page.mouse.move(5, 700);
  await page.locator('.peek').waitFor({ state: 'detached' });
});

/** What a move of a look leads to, where it is the whole answer. */
function after(playedGame: Played<Conspiracy>, { move, more, next }: OfferedMove<Conspiracy>): Played<Conspiracy> | null {
  if (more !== undefined || next !== undefined) return null;
  return act(conspiracy, playedGame, { seat: answers(conspiracy, playedGame.now)[0]!.seat, move });
}

test('a touched piece asks again before what cannot be undone; a named button does not', async () => {
  const page = await open('/');
  /** A piece stands for just this move, which cannot be taken back. */
  const final = (playedGame: Played<Conspiracy>): number => {
    const { moves } = seenBy(conspiracy, playedGame);
    const isAlone = (piece: string): boolean => moves.filter(({ touches }) => touches.includes(piece)).length === 1;
    return moves.findIndex(
      (each) => each.final && each.touches.length === 1 && isAlone(each.touches[0]!) && after(playedGame, each) !== null,
    );
  };
  const playedGame = moment(conspiracy, (each) => final(each) >= 0);
  await lay(page, url, conspiracy, 'final', playedGame);
  const piece = seenBy(conspiracy, playedGame).moves[final(playedGame)]!.touches[0]!;
  const button = page.locator('.moves .move').nth(final(playedGame));
  const offered = await page.locator('.moves .move').allTextContents();
  await page.locator(`.piece[data-piece="${piece}"]`).first().click();
  await page.locator('.confirm').waitFor();
  await page.getByRole('button', { name: en.table.think }).click();
  expect(await page.locator('.confirm').count()).toBe(0);
  expect(await page.locator('.moves .move').allTextContents()).toEqual(offered);
  await button.press('Enter');
  await expect.poll(() => page.locator('.moves .move').allTextContents()).not.toEqual(offered);
  expect(await page.locator('.confirm').count()).toBe(0);
});

test('a piece that lies elsewhere after a move flies there from where it was', async () => {
  const page = await open('/', moving);
  /** A move that takes a card from one open place to another. */
  const taking = (playedGame: Played<Conspiracy>): number => {
    const { moves, view } = seenBy(conspiracy, playedGame);
    return moves.findIndex((each) => {
      const next = after(playedGame, each);
      const seat = answers(conspiracy, playedGame.now)[0]!.seat;
      const moved = next === null ? [] : changesBetween(conspiracy, view, conspiracy.view(next.now, seat)).pieces;
      return moved.some(({ from, to }) => from !== null && to !== null);
    });
  };
  const playedGame = moment(conspiracy, (each) => taking(each) >= 0);
  await lay(page, url, conspiracy, 'flight', playedGame);
  const before = await page.evaluate(() => {
    const boxOf = (piece: Element): readonly number[] => {
      const { left, top, width, height } = piece.getBoundingClientRect();
      return [left, top, width, height].map(Math.round);
    };
    const animate = Reflect.get(Element.prototype, 'animate');
    const flown = ((globalThis as unknown as { flown: unknown }).flown = new Map<string, readonly number[]>());
    Element.prototype.animate = function (this: HTMLElement, ...how) {
      const flight = animate.apply(this, how);
      const piece = this.dataset['travels'];
      if (piece !== undefined && !flown.has(piece)) flown.set(piece, boxOf(this));
      return flight;
    };
    return [...document.querySelectorAll<HTMLElement>('.table [data-travels]')].map(
      (piece) => [piece.dataset['travels']!, boxOf(piece)] as const,
    );
  });
  const flown = (): Promise<readonly (readonly [string, readonly number[]])[]> =>
    page.evaluate(() => [...(globalThis as unknown as { flown: Map<string, readonly number[]> }).flown]);
  await page.locator('.moves .move').nth(taking(playedGame)).press('Enter');
  const known = new Map(before);
  await expect.poll(async () => (await flown()).filter(([piece]) => known.has(piece)).length).toBeGreaterThan(0);
  const [piece, start] = (await flown()).find(([each]) => known.has(each))!;
  expect(start).toEqual(known.get(piece));
});

test('the score rises by category, then the winner is named; a touch brings it all', async () => {
  const page = await open('/', moving);
  await withoutTimers(page, 700); // how long a category takes
  const last = (playedGame: Played<Conspiracy>): number =>
    seenBy(conspiracy, playedGame).moves.findIndex((each) => (after(playedGame, each)?.now.outcome ?? null) !== null);
  const playedGame = moment(conspiracy, (each) => last(each) >= 0);
  await lay(page, url, conspiracy, 'rise', playedGame);
  await page.locator('.moves .move').nth(last(playedGame)).press('Enter');
  await page.locator('.end').waitFor();
  expect(await page.locator('.end-winner').textContent()).toBe(' ');
  await page.locator('.end-scene').click();
  await page.locator('.end-winner.is-known').waitFor();
  await page.getByRole('button', { name: 'Rematch' }).waitFor();
});
