// npm run screenshots [-- home conspiracy abyss waterdeep phones film]: the pictures of the README, all or some, taken in a real
// browser at tables that bots have played up to a moment worth seeing.
import fs from 'node:fs';
import path from 'node:path';
import { bootstrap, buildPage, root, log } from './bootstrap.mjs';
import { chromiumArgs, chromiumPath, ensureChromium } from './chromium.mjs';
import { encodeFilm } from './pictures/encode.mjs';
import { film, step, stepUntil, stopTime } from './pictures/film.mjs';
import { serveFolder } from './static.mjs';

await bootstrap('packages/web');
await buildPage();
ensureChromium(log);
const { chromium } = await import('playwright-core');
const { tableAt } = await import('./pictures/tables.mjs');
const server = await serveFolder(path.join(root, 'packages/web/dist'), 0, '127.0.0.1');
const home = `http://127.0.0.1:${server.address().port}/`;
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArgs });
const folder = path.join(root, 'docs/images');

const kraken = { game: 'abyss', options: { kraken: true }, seed: 'tide 5' };
const at = (ply) => (state) => state.ply >= ply;
const moments = {
  conspiracy: { game: 'conspiracy', options: {}, seed: 'tide 2', wanted: at(40) },
  abyss: { ...kraken, wanted: at(119) },
  waterdeep: { game: 'waterdeep', options: { undermountain: true, skullport: true }, seed: 'tide 3', wanted: at(231) },
};
/** One game a phone, one language a phone. */
const phones = { conspiracy: 'en-US', abyss: 'ru-RU', waterdeep: 'uk-UA' };

const wide = { viewport: { width: 1280, height: 720 }, locale: 'en-US' };
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 1.5 };
const still = { reducedMotion: 'reduce' };

/** A device with this table in its storage, not yet opened. */
async function deviceWith([key, value], options) {
  const context = await browser.newContext({ serviceWorkers: 'block', ...options });
  const page = await context.newPage();
  await page.addInitScript(([k, v]) => localStorage.setItem(k, v), [key, value]);
  return page;
}

async function openTable(moment, options) {
  const page = await deviceWith(await tableAt(moment), { ...options, ...still });
  await page.goto(`${home}#/table/${moment.game}`);
  await page.locator('.moves .move').first().waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(500);
  return page;
}

/** A page as WebP, in base64. */
async function picture(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setDefaultBackgroundColorOverride', { color: { r: 0, g: 0, b: 0, a: 0 } });
  const scale = await page.evaluate(() => devicePixelRatio);
  const clip = { x: 0, y: 0, ...page.viewportSize(), scale };
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 88, clip });
  await page.context().close();
  return data;
}

function write(name, bytes) {
  fs.writeFileSync(path.join(folder, `${name}.webp`), bytes);
  log(`${name}.webp, ${Math.round(bytes.length / 1000)} kB`);
}

const writePicture = async (name, page) => write(name, Buffer.from(await picture(page), 'base64'));

async function firstPage() {
  const page = await (await browser.newContext({ ...wide, ...still, serviceWorkers: 'block' })).newPage();
  await page.goto(home);
  await page.waitForLoadState('networkidle');
  return page;
}

/** Three phones side by side. */
async function phoneRow() {
  const screens = [];
  for (const [game, locale] of Object.entries(phones)) screens.push(await picture(await openTable(moments[game], { ...phone, locale })));
  const { width, height } = phone.viewport;
  const gap = 30;
  const viewport = { width: 3 * width + 4 * gap, height: height + 2 * gap };
  const page = await (await browser.newContext({ ...phone, viewport })).newPage();
  const images = screens.map((data) => `<img src="data:image/webp;base64,${data}">`).join('');
  await page.setContent(`<style>
    body { margin: ${gap}px; display: flex; gap: ${gap}px; }
    img { width: ${width}px; height: ${height}px; border-radius: 36px; box-shadow: 0 0 0 3px #1c3a52, 0 0 24px rgb(0 0 0 / 0.5); }
  </style>${images}`);
  await page.waitForLoadState('networkidle');
  return page;
}

/** The viewer takes a location, both rivals answer; then the end of the same game. */
async function takeFilm() {
  const turn = await opened({ ...kraken, wanted: at(128) }, '.moves .move');
  const scenes = [await film(turn.page, turn.session, 480)];
  await turn.page
    .getByRole('button', { name: /Sargasso/ })
    .last()
    .evaluate((button) => button.click());
  scenes.push(await film(turn.page, turn.session, 5200));
  await turn.page.context().close();
  const end = await opened(kraken, '.end');
  scenes.push(await film(end.page, end.session, 6400));
  await end.page.context().close();
  return scenes.flat();
}

/** A table whose clock stands still, at the first moment at which something is there and its pictures are. */
async function opened(moment, selector) {
  const page = await deviceWith(await tableAt(moment), wide);
  const session = await stopTime(page);
  await page.goto(`${home}#/table/${moment.game}`);
  await stepUntil(page, selector);
  await page.waitForLoadState('networkidle');
  if (moment.wanted !== undefined) await step(page, 1000);
  return { page, session };
}

/** Each picture by its name, and how to take it. */
const takes = {
  home: async () => writePicture('home', await firstPage()),
  ...Object.fromEntries(
    Object.entries(moments).map(([game, moment]) => [game, async () => writePicture(game, await openTable(moment, wide))]),
  ),
  phones: async () => writePicture('phones', await phoneRow()),
  film: async () => write('turn-and-ending', await encodeFilm(browser, await takeFilm(), { width: 960, height: 540, rest: 2000 })),
};
const named = process.argv.slice(2);
for (const [name, take] of Object.entries(takes)) if (named.length === 0 || named.includes(name)) await take();
await browser.close();
server.close();
server.closeAllConnections();
