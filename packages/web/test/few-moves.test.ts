import { abyss } from '@fathom/abyss';
import { conspiracy } from '@fathom/conspiracy';
import type { Game, Playable } from '@fathom/kernel';
import { waterdeep } from '@fathom/waterdeep';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { browser, phone, wide } from './browser.ts';
import { moment, seenBy, type Played } from './moments.ts';
import { lay } from './open-position.ts';

const { open, url } = browser();

/** A question with so many answers, all of them whole, some of them given by touching pieces. */
const asks =
  <G extends Playable<G>>(game: Game<G>, question: string, count: number) =>
  (played: Played<G>): boolean => {
    const { prompt, moves } = seenBy(game, played);
    return prompt === question && moves.length === count && moves.some(({ touches }) => touches.length > 0);
  };

/** What of the prompt is on the screen: its answers, those that reach beyond it, and its box. */
const promptOf = (page: Page): Promise<{ listed: number; folds: number; beyond: string[]; box: number[] }> =>
  page.evaluate(() => {
    const box = document.querySelector('.prompt')!.getBoundingClientRect();
    const listed = [...document.querySelectorAll('.answers > ul.moves:not(.is-folded) .move')];
    const beyond = listed.filter((each) => {
      const { top, bottom } = each.getBoundingClientRect();
      return top < box.top || bottom > box.bottom;
    });
    return {
      listed: listed.length,
      folds: document.querySelectorAll('.answers-all').length,
      beyond: beyond.map((each) => each.textContent),
      box: [box.left, box.top, box.width, box.height].map(Math.round),
    };
  });

test('few moves are listed openly where they fit, and folded where they do not; the prompt stays where it is', async () => {
  const page = await open('/');
  const seen = async <G extends Playable<G>>(game: Game<G>, question: string, count: number) => {
    await page.setViewportSize(wide);
    await lay(page, url, game, `${question}-${count}`, moment(game, asks(game, question, count), {}, 3));
    return promptOf(page);
  };
  const offer = await seen(abyss, 'offer', 2);
  expect(offer).toMatchObject({ listed: 2, folds: 0, beyond: [] });
  expect(await seen(waterdeep, 'opponent', 2)).toMatchObject({ listed: 2, folds: 0, beyond: [] });
  const two = await seen(conspiracy, 'keep', 2);
  expect(two).toMatchObject({ listed: 2, folds: 0, beyond: [] });
  await page.setViewportSize(phone);
  await expect
    .poll(() => promptOf(page), { message: 'the names of lords are too long for a phone' })
    .toMatchObject({ listed: 0, folds: 1 });
  await page.setViewportSize(wide);
  await expect.poll(() => promptOf(page), { message: 'a larger window is tried again' }).toMatchObject({ listed: 2, folds: 0 });
  const three = await seen(conspiracy, 'keep', 3);
  expect(three).toMatchObject({ listed: 0, folds: 1, beyond: [] });
  expect(three.box).toEqual(two.box);
});
