import { chromium, type Browser, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chromiumArgs, chromiumPath } from '../chromium.mjs';
import { encodeFilm } from '../pictures/encode.mjs';

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: chromiumPath()!, args: chromiumArgs });
  page = await browser.newPage({ viewport: { width: 128, height: 72 } });
});
afterAll(() => browser.close());

/** A dark picture with a bright square at this place; PNG, in base64. */
async function picture(x: number): Promise<string> {
  await page.setContent(
    `<body style="background: black"><div style="position: fixed; left: ${x}px; top: 20px; width: 16px; height: 16px; background: white">`,
  );
  return (await page.screenshot()).toString('base64');
}

test('pictures become a film that a browser plays; a frame keeps only what changed, and none is kept twice', async () => {
  const pictures = [await picture(10), await picture(10), await picture(61)];
  const film = await encodeFilm(browser, pictures, { width: 128, height: 72, rest: 100 });
  const frames = [...film.toString('latin1').matchAll(/ANMF/g)].map(({ index }) => index + 8);
  expect(frames.length).toBe(2);
  const [whole, part] = frames.map((at) => [0, 3, 6, 9, 12].map((field) => film.readUIntLE(at + field, 3)));
  expect(whole).toEqual([0, 0, 127, 71, 160]);
  expect(part).toEqual([5, 10, 66, 15, 180]); // from 10 to 77, at half the numbers
  await page.setContent(`<img src="data:image/webp;base64,${film.toString('base64')}">`);
  const seen = new Set<string>();
  await expect.poll(async () => seen.add((await page.locator('img').screenshot()).toString('base64')).size).toBe(2);
});
