import { accountOf, gradeOf, momentsToLearnFrom, reviewGame } from '@fathom/bots';
import { conspiracy, weigh } from '@fathom/conspiracy';
import { loadEvaluation } from '@fathom/conspiracy/listing';
import { texts } from '@fathom/conspiracy/text';
import { languages, legal, replay, withoutTypography, type Language } from '@fathom/kernel';
import { describe, expect, test } from 'vitest';
import { accountRow, gainTexts, reasonText, roundedTo, signedPercent, withError } from '../src/shell/review/figures.ts';
import { reviewTexts } from '../src/shell/review/review-text.ts';
import { en } from '../src/text/en.ts';
import { browser, phone } from './browser.ts';
import { finished, moment } from './moments.ts';
import { lay } from './open-position.ts';
import { isLong } from './usual.ts';

const played = finished(conspiracy, 2, {}, 'review');
const moments = replay(conspiracy, played.record);
if (!moments.ok) throw new Error('the game can be replayed');
const review = reviewGame({ game: conspiracy, heuristic: weigh, evaluation: await loadEvaluation() }, moments.value, 0, {
  worlds: 2,
  seed: 'web',
});

describe('figures', () => {
  const reason = {
    parts: [
      { part: 'coalition', gain: 2.1 },
      { part: 'locations', gain: -0.6 },
    ],
    rivals: [{ side: 1, gain: -1.24 }],
  };
  const said: Readonly<Record<Language, string>> = {
    en: '+2.1 coalition, −0.6 locations; Thalos −1.2',
    ru: 'коалиция +2,1, владения −0,6; Thalos −1,2',
    uk: 'коаліція +2,1, володіння −0,6; Thalos −1,2',
  };

  test.each(languages)('a reason names parts of the score and a rival in %s', (language) => {
    const text = texts[language];
    expect(reasonText({ language, text, name: () => 'Thalos' }, reason).replaceAll('\u00a0', ' ')).toBe(said[language]);
  });

  test('a gain has a sign and, where the sample is small, an error', () => {
    expect(withError('en', 0.042, 0.001)).toBe('+4%');
    expect(withError('en', -0.042, 0.013)).toBe('−4% ±\u00a01');
    expect(signedPercent('ru', 0.1)).toBe('+10\u00a0%');
    expect(gainTexts({ language: 'en', text: texts.en }, { chance: 0.11, error: 0, points: 1.84 })).toEqual(['+11%', '+1.8\u00a0VP']);
  });

  test('rounded numbers add up to their rounded sum', () => {
    expect(roundedTo(2, [0.4, 0.4, 0.9])).toEqual([1, 0, 1]);
    expect(roundedTo(-3, [-1.5, -0.8, -0.2])).toEqual([-2, -1, 0]);
    expect(roundedTo(0, [0.9, 0.8, -0.9])).toEqual([1, 0, -1]);
    expect(roundedTo(-2, [0.1, 0.1, -1.1]).reduce((sum, each) => sum + each, 0)).toBe(-2);
  });

  test('every row of luck and skill adds up as it is shown', () => {
    for (const side of [0, 1])
      for (const [of, unit] of [
        ['chance', 0.01],
        ['points', 0.1],
      ] as const) {
        const { initial, luck, own, others, final } = accountRow(accountOf(review, side), of, unit);
        expect(initial + luck + own + others).toBeCloseTo(final, 9);
      }
  });
});

describe('the review in the app', () => {
  const { open, url } = browser();

  test('grades the decisions of a finished game, opens a moment and comes back', async () => {
    const page = await open('/nowhere', { viewport: phone });
    await page.evaluate(() => localStorage.setItem('fathom.settings', JSON.stringify({ language: 'en', motion: 'off' })));
    await page.reload();
    await lay(page, url, conspiracy, 'reviewed', played, [1]);
    await page.locator('.end-next').getByRole('button', { name: en.end.review, exact: true }).click();
    const words = reviewTexts.en;
    const result = page.locator('.review-result');
    await result.waitFor();

    expect(await result.locator('.review-curve table tbody tr').count()).toBeGreaterThan(5);
    const found = momentsToLearnFrom(review).length;
    expect(await result.locator('.review-moment').count()).toBeGreaterThan(0);
    expect(await result.locator('.review-moment').count()).toBeLessThanOrEqual(Math.max(5, found));
    const graded = review.moves.filter(({ answers }) => answers > 1);
    await result.getByRole('button', { name: words.all(graded.length) }).waitFor();
    expect(graded.map(gradeOf)).toContain('blunder');
    expect(await page.evaluate(() => document.querySelector('.review')!.scrollWidth <= innerWidth)).toBe(true);

    const first = result.locator('.review-moment').first();
    const ply = await first.getAttribute('data-ply');
    await first.click();
    const slider = page.locator('.playback input[type=range]');
    expect(await slider.inputValue()).toBe(ply);
    await page.getByRole('button', { name: en.end.backToReview }).click();
    await result.waitFor();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-ply'))).toBe(ply);

    await page.getByRole('checkbox', { name: words.openHands }).check();
    await page.getByText(words.aboutOpen).waitFor();
    if (isLong) await result.waitFor(); // the whole game is judged again
    await page.keyboard.press('Escape');
    await page.locator('.end-next').waitFor();
  });

  test('a hint names the two best moves with reasons, and the log says that it was taken', async () => {
    const asked = moment(
      conspiracy,
      ({ now }) => now.ply > 12 && conspiracy.view(now, 0).turn === 0 && legal(conspiracy, now, 0).length > 3,
    );
    const page = await open('/nowhere');
    await page.evaluate(() => localStorage.setItem('fathom.settings', JSON.stringify({ language: 'en', motion: 'off' })));
    await page.reload();
    await lay(page, url, conspiracy, 'hinted', asked, [1]);
    await page.keyboard.press('h');
    const coach = page.locator('.coach');
    await coach.waitFor();
    const offered = legal(conspiracy, asked.now, 0).map((move) => withoutTypography(texts.en.move(move, () => '')));
    const named = (await coach.locator('.coach-move, .coach-other').allTextContents()).map(withoutTypography);
    expect(new Set(named).size).toBe(2);
    for (const each of named) expect(offered).toContain(each);
    expect(withoutTypography((await coach.locator('.coach-why').textContent())!)).toContain(named[1]);
    await coach.locator('.coach-foot .is-strong').click();
    expect(await page.locator('.log-hand').count()).toBe(0);
    await page.getByRole('button', { name: en.table.why }).click();
    const why = page.locator('.sheet[open] .why');
    await why.locator('h3').first().waitFor();
    expect(await why.locator('h3').first().textContent()).toMatch(/^Bob: /);
    expect(await why.locator('li').count()).toBeGreaterThan(0);
    await page.keyboard.press('Escape');

    await page.locator('.moves .move').first().press('Enter');
    const log = page.locator('.bar').getByRole('button', { name: en.table.log }).first();
    await log.click();
    await page.locator('.log-hand', { hasText: en.table.hinted }).waitFor();
    await page.reload();
    await log.click();
    await page.locator('.log-hand', { hasText: en.table.hinted }).waitFor();
  });
});
