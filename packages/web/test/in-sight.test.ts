import { abyss } from '@fathom/abyss';
import { conspiracy } from '@fathom/conspiracy';
import { answers, pick, rngFrom, type Game, type Playable } from '@fathom/kernel';
import { soakRound } from '@fathom/kernel/testing';
import { waterdeep } from '@fathom/waterdeep';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { browser, phone, small, wide } from './browser.ts';
import { act, begun, isDecision, type Played } from './moments.ts';
import { lay } from './open-position.ts';

const { open, url } = browser();

const sizes = [wide, { width: 1920, height: 1080 }, phone, small, { width: 844, height: 390 }, { width: 820, height: 1180 }];
/** A round of a long run looks at every decision of a game, the usual run at some. */
const round = soakRound(process.env);
const APART = round === null ? { conspiracy: 29, abyss: 97, waterdeep: 131 } : { conspiracy: 1, abyss: 1, waterdeep: 1 };

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
    const page = await open('/');
    const boxes = new Map<string, number[]>();
    for (const played of decisions(game, options, apart)) {
      await page.setViewportSize(wide);
      await lay(page, url, game, `seen${played.now.ply}`, played);
      for (const viewport of sizes) {
        const at = `${viewport.width}x${viewport.height}`;
        await page.setViewportSize(viewport);
        await expect.poll(() => faults(page), { message: `ply ${played.now.ply} at ${at}` }).toEqual([]);
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
