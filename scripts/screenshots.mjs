// npm run screenshots: the pictures of the README, taken from a real game in a real browser.
import fs from 'node:fs';
import path from 'node:path';
import { bootstrap, buildPage, root, log } from './bootstrap.mjs';
import { chromiumArgs, chromiumPath, ensureChromium } from './chromium.mjs';
import { serveFolder } from './static.mjs';

await bootstrap('packages/web');
await buildPage();
ensureChromium(log);
const { chromium } = await import('playwright-core');
const server = await serveFolder(path.join(root, 'packages/web/dist'), 0, '127.0.0.1');
const home = `http://127.0.0.1:${server.address().port}/`;
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArgs });
const folder = path.join(root, 'docs/images');
fs.mkdirSync(folder, { recursive: true });

const locales = { en: 'en-US', ru: 'ru-RU', uk: 'uk-UA' };
const sizes = { wide: { viewport: { width: 1280, height: 720 } }, phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 } };
/** The modules in play, the number of moves, and the languages. */
const games = {
  conspiracy: { boxes: 0, moves: 15, languages: ['en', 'ru', 'uk'] },
  abyss: { boxes: 1, moves: 40, languages: ['en'] },
  waterdeep: { boxes: 2, moves: 40, languages: ['en'] },
};

for (const [size, options] of Object.entries(sizes)) {
  const page = await open(options, 'en');
  await page.goto(home);
  await page.locator('.home-name').waitFor();
  await shoot(page, `home-${size}-en`);
  for (const [game, { boxes, moves, languages }] of Object.entries(games)) {
    for (const language of languages) {
      const table = await open(options, language);
      await sitDown(table, game, boxes);
      await play(table, moves);
      await shoot(table, `${game}-${size}-${language}`);
    }
  }
}

async function open(options, language) {
  const context = await browser.newContext({ ...options, locale: locales[language], reducedMotion: 'reduce' });
  return context.newPage();
}

/** One person against two fast bots, with these expansions. */
async function sitDown(page, game, boxes) {
  await page.goto(`${home}#/new/${game}`);
  await page.getByRole('combobox').nth(1).selectOption('greedy');
  await page.getByRole('button', { name: /Add|Добавить|Додати/ }).click();
  await page.getByRole('combobox').nth(2).selectOption('greedy');
  for (let box = 0; box < boxes; box++) await page.locator('.module input').nth(box).check();
  await page.locator('details.house-rules').evaluateAll((all) => all.forEach((each) => each.setAttribute('open', '')));
  await page.locator('.house-rules input').fill('pictures');
  await page.locator('button[type=submit]').click();
}

/** Most moves are folded into a list: they are pressed from within the page. */
async function play(page, count) {
  const moves = page.locator(':root:not([data-playing]) .moves .move');
  for (let move = 0; move < count; move++) {
    await moves.first().waitFor({ state: 'attached', timeout: 120_000 });
    await moves.nth(move % Math.min(3, await moves.count())).evaluate((button) => button.click());
  }
  await moves.first().waitFor({ state: 'attached', timeout: 120_000 });
  await page.waitForTimeout(500);
}

async function shoot(page, name) {
  await page.screenshot({ path: path.join(folder, `${name}.png`) });
  await page.context().close();
}

await browser.close();
server.close();
server.closeAllConnections();
log(`pictures are in ${path.relative(process.cwd(), folder)}`);
