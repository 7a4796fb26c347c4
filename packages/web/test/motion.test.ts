import { conspiracy, type Conspiracy } from '@fathom/conspiracy';
import { answers, changesBetween, type OfferedMove } from '@fathom/kernel';
import { expect, test } from 'vitest';
import { en } from '../src/text/en.ts';
import { browser, myTurn, sitDown, withoutTimers } from './browser.ts';
import { lay } from './open-position.ts';
import { act, moment, type Played, seenBy } from './moments.ts';

const { open, url } = browser();
const moving = { reducedMotion: 'no-preference' } as const;

test('what a rival does is shown and said before it is my turn again', async () => {
  const page = await open('/', moving);
  const captions = new Set<string>();
  await page.exposeFunction('heard', (text: string) => captions.add(text));
  await page.evaluate(() => {
    const { heard } = globalThis as unknown as { heard: (text: string) => void };
    new MutationObserver(() => {
      const text = document.querySelector('.caption')?.textContent;
      if (text !== undefined) heard(text);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  const isBobs = (sitting: Played<Conspiracy>): boolean => sitting.now.ply > 5 && answers(conspiracy, sitting.now)[0]!.seat === 1;
  await lay(page, url, conspiracy, 'rival', moment(conspiracy, isBobs), [1]);
  await expect.poll(() => [...captions].join(' ')).toContain('Bob');
});

test('a mouse that rests on a piece learns what it is, and why it is dark', async () => {
  const page = await open('/new/conspiracy', moving);
  await sitDown(page, 'peek');
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
function after(sitting: Played<Conspiracy>, { move, more, next }: OfferedMove<Conspiracy>): Played<Conspiracy> | null {
  if (more !== undefined || next !== undefined) return null;
  return act(conspiracy, sitting, { seat: answers(conspiracy, sitting.now)[0]!.seat, move });
}

test('a touched piece asks again before what cannot be undone; a named button does not', async () => {
  const page = await open('/');
  /** A piece stands for just this move, which cannot be taken back. */
  const final = (sitting: Played<Conspiracy>): number => {
    const { moves } = seenBy(conspiracy, sitting);
    const isAlone = (piece: string): boolean => moves.filter(({ touches }) => touches.includes(piece)).length === 1;
    return moves.findIndex((each) => each.final && each.touches.length === 1 && isAlone(each.touches[0]!) && after(sitting, each) !== null);
  };
  const sitting = moment(conspiracy, (each) => final(each) >= 0);
  await lay(page, url, conspiracy, 'final', sitting);
  const piece = seenBy(conspiracy, sitting).moves[final(sitting)]!.touches[0]!;
  const button = page.locator('.moves .move').nth(final(sitting));
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
  const taking = (sitting: Played<Conspiracy>): number => {
    const { moves, view } = seenBy(conspiracy, sitting);
    return moves.findIndex((each) => {
      const next = after(sitting, each);
      const seat = answers(conspiracy, sitting.now)[0]!.seat;
      const moved = next === null ? [] : changesBetween(conspiracy, view, conspiracy.view(next.now, seat)).pieces;
      return moved.some(({ from, to }) => from !== null && to !== null);
    });
  };
  const sitting = moment(conspiracy, (each) => taking(each) >= 0);
  await lay(page, url, conspiracy, 'flight', sitting);
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
  await page.locator('.moves .move').nth(taking(sitting)).press('Enter');
  const known = new Map(before);
  await expect.poll(async () => (await flown()).filter(([piece]) => known.has(piece)).length).toBeGreaterThan(0);
  const [piece, start] = (await flown()).find(([each]) => known.has(each))!;
  expect(start).toEqual(known.get(piece));
});

test('the score rises by category, then the winner is named; a touch brings it all', async () => {
  const page = await open('/', moving);
  await withoutTimers(page, 700); // how long a category takes
  const last = (sitting: Played<Conspiracy>): number =>
    seenBy(conspiracy, sitting).moves.findIndex((each) => (after(sitting, each)?.now.outcome ?? null) !== null);
  const sitting = moment(conspiracy, (each) => last(each) >= 0);
  await lay(page, url, conspiracy, 'rise', sitting);
  await page.locator('.moves .move').nth(last(sitting)).press('Enter');
  await page.locator('.end').waitFor();
  expect(await page.locator('.end-winner').textContent()).toBe(' ');
  await page.locator('.end-scene').click();
  await page.locator('.end-winner.is-known').waitFor();
  await page.getByRole('button', { name: 'Rematch' }).waitFor();
});
