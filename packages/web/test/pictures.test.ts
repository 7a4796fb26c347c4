import { abyss } from '@fathom/abyss';
import { conspiracy } from '@fathom/conspiracy';
import { waterdeep } from '@fathom/waterdeep';
import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { gameIds } from '../src/games/registry.ts';
import { browser, dist } from './browser.ts';
import { lay } from './open-position.ts';
import { moment } from './moments.ts';

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
