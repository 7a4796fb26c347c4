// The tables that are measured. The first release lays them, and every later one opens them: all play on from the same position.
import { playOut } from './probe.mjs';

/** The modules of each game; all are in play. */
const modules = { conspiracy: [], abyss: ['Kraken'], waterdeep: ['Undermountain', 'Skullport'] };
export const games = Object.keys(modules);

/** Answers of the person since the deal, and until the end. */
const MIDDLE = 12;
const LATE = 10;

/** A game of one person against a fast bot, as the browser stores it: in its middle, and shortly before its end. */
export async function layTables(browser, home, game) {
  const context = await browser.newContext({ locale: 'en-US', reducedMotion: 'reduce', serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(`${home}#/new/${game}`);
  await page.getByRole('combobox', { name: /2$/ }).first().selectOption('greedy');
  for (const name of modules[game]) await page.getByRole('combobox', { name: new RegExp(`^${name}`) }).selectOption({ label: 'Yes' });
  await page.locator('.form > .form-row input').fill('bench');
  await page.locator('button[type=submit]').click();
  await page.locator('.moves .move').first().waitFor();
  const before = await page.evaluate(playOut);
  await context.close();
  return { middle: before[MIDDLE], late: before.at(-LATE) };
}

/** A new device with nothing cached; `arm` is called before its page is loaded. */
export async function openPage(browser, home, { arm = () => Promise.resolve(), ...device }) {
  const context = await browser.newContext({ locale: 'en-US', serviceWorkers: 'block', ...device });
  const page = await context.newPage();
  await arm(page);
  await page.goto(home);
  return page;
}

/** Opens a stored table, from the page of another or the first page, at a question. */
export async function openTable(page, [key, value]) {
  await page.evaluate(
    ([name, table]) => {
      localStorage.setItem(name, table);
      location.hash = `/table/${name.split('.').at(-1)}`;
    },
    [key, value],
  );
  await page.locator('.moves .move').first().waitFor({ state: 'attached' });
}

/** Leaves a table for the first page, and forgets it. */
export async function leaveTable(page, [key]) {
  await page.evaluate((name) => {
    localStorage.removeItem(name);
    location.hash = '/';
  }, key);
  await page.locator('.home-name').waitFor();
}
