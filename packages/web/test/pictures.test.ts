import { abyss } from '@fathom/abyss';
import { conspiracy } from '@fathom/conspiracy';
import { waterdeep } from '@fathom/waterdeep';
import { readdirSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { gameIds } from '../src/games/registry.ts';
import { en } from '../src/text/en.ts';
import { browser, dist } from './browser.ts';
import { lay } from './open-position.ts';
import { finished, moment } from './moments.ts';

const { open, url } = browser({ pictures: true });

test.each(gameIds)('every picture of %s can be drawn', async (game) => {
  const page = await open('/nowhere');
  const broken = await page.evaluate(
    async (paths) => {
      const isBroken = async (path: string): Promise<boolean> => {
        const picture = new Image();
        picture.src = path;
        return picture.decode().then(
          () => picture.naturalWidth === 0,
          () => true,
        );
      };
      const found = await Promise.all(paths.map(async (path) => ((await isBroken(path)) ? [path] : [])));
      return found.flat();
    },
    readdirSync(`${dist}/art/${game}`).map((name) => `./art/${game}/${name}`),
  );
  expect(broken).toEqual([]);
});

test('a table shows its pictures', async () => {
  const page = await open('/');
  for (const lays of [
    () =>
      lay(
        page,
        url,
        conspiracy,
        'seen-c',
        moment(conspiracy, ({ now }) => now.ply > 20),
      ),
    () =>
      lay(
        page,
        url,
        abyss,
        'seen-a',
        moment(abyss, ({ now }) => now.ply > 40),
      ),
    () =>
      lay(
        page,
        url,
        waterdeep,
        'seen-w',
        moment(waterdeep, ({ now }) => now.ply > 40),
      ),
  ]) {
    await lays();
    const drawn = (): Promise<boolean> =>
      page.locator('.table img').evaluateAll((all) => {
        const shown = (all as HTMLImageElement[]).filter((each) => each.checkVisibility());
        return shown.length > 5 && shown.every(({ complete, naturalWidth }) => complete && naturalWidth > 0);
      });
    await expect.poll(drawn).toBe(true);
  }
});

interface Drawn {
  readonly width: number;
  readonly height: number;
  readonly colors: number;
  readonly data: string;
}

/** Decodes the picture that is offered, and counts its colours. */
async function picture(page: Page): Promise<Drawn> {
  await page.locator('.end').getByRole('button', { name: en.end.share, exact: true }).click();
  await page.locator('img.share-picture').waitFor();
  const drawn = await page.locator('img.share-picture').evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
    const pen = canvas.getContext('2d')!;
    pen.drawImage(image, 0, 0);
    const pixels = new Uint32Array(pen.getImageData(0, 0, canvas.width, canvas.height).data.buffer);
    return { width: canvas.width, height: canvas.height, colors: new Set(pixels).size, data: image.src };
  });
  expect(drawn.data).toMatch(/^data:image\/png;base64,iVBORw0KGgo/); // the signature of a PNG
  return drawn;
}

test('the picture of the result is a PNG of its size, with something on it, another one for another game; it is saved and sent', async () => {
  const page = await open('/');
  await page.addInitScript(() => {
    Object.assign(navigator, {
      canShare: ({ files }: ShareData) => files?.[0]?.type === 'image/png',
      share: ({ files, url }: ShareData) =>
        Promise.resolve(void Object.assign(globalThis, { sent: [files?.[0]?.name, files?.[0]?.size, url] })),
    });
  });
  await page.reload();
  await lay(page, url, conspiracy, 'first', finished(conspiracy), [1]);
  const first = await picture(page);
  expect([first.width, first.height]).toEqual([1200, 630]);
  expect(first.colors).toBeGreaterThan(500);
  const link = await page.locator('.share textarea').inputValue();
  await page.getByRole('button', { name: en.share.sendPicture }).click();
  const sent = await page.evaluate(() => (globalThis as unknown as { sent: unknown[] }).sent);
  expect([sent[0], sent[2]]).toEqual(['fathom-conspiracy.png', link]);
  expect(sent[1]).toBeGreaterThan(5000);
  const save = page.getByRole('link', { name: en.share.picture });
  expect([await save.getAttribute('download'), await save.getAttribute('href')]).toEqual(['fathom-conspiracy.png', first.data]);
  await lay(page, url, conspiracy, 'second', finished(conspiracy, 2, {}, 'another'), [1]);
  const second = await picture(page);
  expect([second.width, second.height]).toEqual([1200, 630]);
  expect(second.data).not.toBe(first.data);
});
