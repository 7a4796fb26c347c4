import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { en as online } from '../src/online/text/en.ts';
import { en } from '../src/text/en.ts';
import { locales, phone, small } from './browser.ts';
import { begin, invite, sit, step } from './friends.ts';
import { served } from './served.ts';
import { some } from './usual.ts';

const { device } = served();
/** The usual run takes the longest language. */
const spoken = some([locales.uk, locales.ru, locales.en]);

/** Ann and Bob at a table, the game begun; Ann's device can be prepared, and then has a service worker. */
async function two(
  prepare?: (context: BrowserContext) => Promise<void>,
): Promise<{ readonly ann: Page; readonly bob: Page; readonly link: string }> {
  const ann = await device('/invite/conspiracy', { serviceWorkers: prepare === undefined ? 'block' : 'allow' }, prepare);
  const link = await invite(ann, 2);
  const bob = await device(link);
  await sit(bob, 'Bob');
  await begin([ann, bob]);
  return { ann, bob, link };
}

/** A browser as on a phone: pages may not construct notifications, the page is in the background, and its player wants to be called. */
async function phoneInPocket(context: BrowserContext): Promise<void> {
  // Its service worker keeps one file only: all of them are many.
  await context.route('**/sw.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace(/^const files = .*;$/m, 'const files = ["./"];') });
  });
  await context.addInitScript(() => {
    const shown: string[] = [];
    globalThis.Notification = class {
      static readonly permission = 'granted';
      constructor() {
        throw new TypeError("Failed to construct 'Notification': Illegal constructor.");
      }
    } as unknown as typeof Notification;
    ServiceWorkerRegistration.prototype.showNotification = (title, options) =>
      Promise.resolve(void shown.push(`${title}: ${options?.body}`));
    localStorage.setItem('fathom.notices', 'on');
    Object.defineProperty(document, 'hidden', { get: () => true });
    Object.assign(globalThis, { shown });
  });
}

const notices = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (globalThis as unknown as { shown: readonly string[] }).shown);

test('on a phone the service worker says that it is my turn, and the table stays', async () => {
  const { ann, bob } = await two(phoneInPocket);
  await ann.evaluate(async () => navigator.serviceWorker.ready);
  // The first player plays until Ann has answered once and is asked again.
  for (let i = 0; i < 4; i++) await step([ann]);
  for (let i = 0; i < 40 && (await ann.locator('.moves .move').count()) === 0; i++) await step([bob]);
  await expect.poll(() => notices(ann)).toContain(`Fathom: ${online.people.webhookText}`);
  expect(await ann.locator('.table').count()).toBe(1);
});

/** The parts of the strip on top that do not lie wholly within the window, or cover one another. */
const cutOff = (page: Page): Promise<string[]> =>
  page.locator('.bar > .bar-home, nav.only-narrow > *').evaluateAll((all) =>
    all
      .map((each) => ({ name: each.textContent, box: each.getBoundingClientRect() }))
      .filter(
        ({ box }, i, list) =>
          box.left < 0 || box.right > innerWidth || box.top < 0 || box.height > 48 || (i > 0 && box.left < list[i - 1]!.box.right),
      )
      .map(({ name }) => name),
  );

test('at a table with friends the strip on top fits a phone; a seat is given to a bot only after a second word', async () => {
  const { ann, bob, link } = await two();
  await ann.getByRole('button', { name: online.people.title }).waitFor();
  for (const locale of spoken) {
    const page = await device(link, { viewport: small, locale });
    for (const viewport of [small, phone]) {
      await page.setViewportSize(viewport);
      await page.locator('nav.only-narrow').waitFor();
      expect(await page.locator('nav.only-narrow button').count()).toBe(4);
      expect(await cutOff(page), `${locale} at ${viewport.width}`).toEqual([]);
    }
    await page.context().close();
  }
  await givesSeatAway(bob);
});

const inWindow = (page: Page, selector: string): Promise<boolean> =>
  page.locator(selector).evaluate((each) => {
    const { top, bottom, height } = each.getBoundingClientRect();
    return height > 0 && top >= 0 && bottom <= innerHeight;
  });

test('a new table begins at its link, names its clock, and asks for a name before a seat is taken', async () => {
  const ann = await device('/invite/conspiracy', { viewport: small });
  await ann.getByLabel(online.invite.yourName).fill('Ann');
  await ann.getByRole('combobox', { name: online.invite.clock }).selectOption('quiet');
  await ann.getByRole('button', { name: online.invite.create }).click();
  await ann.getByLabel(online.people.link).waitFor();
  await expect.poll(() => inWindow(ann, '.lobby-link input')).toBe(true);
  const link = await ann.getByLabel(online.people.link).inputValue();
  expect(await ann.locator('.lobby-options').textContent()).toContain(online.invite.clocks.quiet);

  const bob = await device(link, { viewport: small });
  await bob.getByRole('button', { name: online.lobby.takeSeat(2) }).click();
  await bob.getByText(online.trouble['bad-name']).waitFor();
  const name = bob.getByLabel(online.invite.yourName);
  expect(await name.evaluate((field) => field === document.activeElement)).toBe(true);
  expect(await inWindow(bob, '.page-said')).toBe(true);
  await bob.keyboard.type('Bob');
  await bob.getByRole('button', { name: online.lobby.takeSeat(2) }).click();
  await bob.locator('.recovery').waitFor();
});

test('words for the deal are shown by themselves, also by a page that was closed after its player was ready', async () => {
  const ann = await device('/invite/conspiracy');
  const link = await invite(ann, 2);
  const bob = await device(link);
  await sit(bob, 'Bob');
  const ready = (page: Page): Promise<void> => page.getByRole('button', { name: online.lobby.ready }).click();
  await ready(ann);
  await ann.getByRole('button', { name: online.lobby.unready }).click();
  await ann.getByLabel(online.lobby.words).fill('a cold tide');
  await ready(ann);
  await ann.getByRole('button', { name: online.lobby.unready }).waitFor();
  await ann.goto('about:blank');
  await ready(bob);
  await bob.getByText(online.lobby.showing('Ann')).waitFor();
  expect(await bob.locator('main').textContent()).not.toContain('a cold tide');
  await ann.goto(link);
  for (const page of [ann, bob]) await page.locator('.table').waitFor();
});

async function givesSeatAway(bob: Page): Promise<void> {
  await bob.getByRole('button', { name: online.people.title }).click();
  const leave = bob.getByRole('button', { name: online.people.leave });
  await leave.click();
  await bob.getByText(online.people.leaveHint).waitFor();
  await bob.getByRole('button', { name: en.table.think }).click();
  await bob.getByText(online.people.leaveHint).waitFor({ state: 'detached' });
  expect(await bob.getByRole('button', { name: online.people.comeBack }).count()).toBe(0);
  await leave.click();
  await leave.click();
  await bob.getByRole('button', { name: online.people.comeBack }).waitFor();
}

test('the list of tables stays within a phone in every language', async () => {
  for (const locale of spoken) {
    const page = await device('/tables', { viewport: small, locale });
    for (const viewport of [small, phone]) {
      await page.setViewportSize(viewport);
      await page.locator('.form').waitFor();
      const over = await page.evaluate(() =>
        [...document.querySelectorAll('.form *')]
          .filter((each) => each.getBoundingClientRect().right > innerWidth)
          .map(({ className }) => className),
      );
      expect(over, `${locale} at ${viewport.width}`).toEqual([]);
    }
    await page.context().close();
  }
});
