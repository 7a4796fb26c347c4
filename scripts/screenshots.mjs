// npm run screenshots: the pictures of the README, taken of a real game in a real browser.
import fs from 'node:fs';
import path from 'node:path';
import { bootstrap, buildPage, root, say } from './bootstrap.mjs';
import { chromiumArgs, chromiumPath, ensureChromium } from './chromium.mjs';
import { serveFolder } from './static.mjs';

await bootstrap('packages/web');
await buildPage();
ensureChromium(say);
const { chromium } = await import('playwright-core');
const server = await serveFolder(path.join(root, 'packages/web/dist'), 0, '127.0.0.1');
const home = `http://127.0.0.1:${server.address().port}/`;
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArgs });
const folder = path.join(root, 'docs/images');
fs.mkdirSync(folder, { recursive: true });

const locales = { en: 'en-US', ru: 'ru-RU', uk: 'uk-UA' };
const sizes = { wide: { viewport: { width: 1280, height: 720 } }, phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 } };
for (const [language, locale] of Object.entries(locales)) {
  for (const [size, options] of Object.entries(sizes)) {
    const page = await (await browser.newContext({ ...options, locale, reducedMotion: 'reduce' })).newPage();
    await page.goto(home);
    await page.locator('.home-name').waitFor();
    if (language === 'en') await page.screenshot({ path: path.join(folder, `home-${size}-${language}.png`) });
    await page.goto(`${home}#/new/conspiracy`);
    await page.getByRole('combobox').nth(1).selectOption('greedy');
    await page.getByRole('button', { name: /Add|Добавить|Додати/ }).click();
    await page.getByRole('combobox').nth(2).selectOption('greedy');
    await page.locator('.form > .form-row input').fill('pictures');
    await page.locator('button[type=submit]').click();
    for (let move = 0; move < 15; move++) {
      const moves = page.locator('.moves .move');
      await moves.first().waitFor();
      await moves.nth(move % Math.min(3, await moves.count())).click();
    }
    await page.locator('.moves .move').first().waitFor();
    await page.waitForTimeout(500);
    await page.screenshot({ path: path.join(folder, `table-${size}-${language}.png`) });
    await page.context().close();
  }
}
await browser.close();
server.close();
server.closeAllConnections();
say(`pictures are in ${path.relative(process.cwd(), folder)}`);
