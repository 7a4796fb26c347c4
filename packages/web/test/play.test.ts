import { abyss, type Abyss } from '@fathom/abyss';
import { conspiracy, type Conspiracy } from '@fathom/conspiracy';
import type { Game, Playable } from '@fathom/kernel';
import { waterdeep, type Waterdeep } from '@fathom/waterdeep';
import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { browser, fillSeed, myTurn, phone, playFirst, startGame } from './browser.ts';
import { lay } from './open-position.ts';
import { moment, type Played } from './moments.ts';
import { isLong } from './usual.ts';

const { open, url, context } = browser();

/** Clicks what may be gone before the hand is there: the table has gone on then, and is looked at again. */
const touch = (piece: Locator): Promise<void> => piece.click({ timeout: 2000 }).catch(() => undefined);

/**
 * Plays by touching what glows, one thing at a time, to the end or so often: what cannot be taken back is asked twice, and where nothing
 * glows any more, an answer is chosen that fits what was picked.
 */
async function playByMouse(page: Page, touches = 1500): Promise<void> {
  for (let i = 0; (await myTurn(page)) === 'move' && i < touches; i++) {
    const confirm = page.locator('.confirm .is-strong');
    const lit = page.locator('.piece.is-lit:visible');
    const count = await lit.count();
    if ((await confirm.count()) > 0) await touch(confirm);
    else if (count === 0) await page.locator('.moves .move').first().press('Enter');
    else await touch(lit.nth(i % count));
  }
}

/** Plays a game on from a late moment, against a bot, and has its deal verified. */
async function playOut<G extends Playable<G>>(page: Page, game: Game<G>, late: Played<G>): Promise<void> {
  await lay(page, url, game, 'late', late, [1]);
  await playByMouse(page);
  await page.locator('.end').waitFor();
  await page.getByRole('button', { name: 'Verify the deal' }).click();
  await page.getByText('The deal is fair').waitFor();
}

test('two clicks lead from the first page into the first game', async () => {
  const page = await open('/');
  await playFirst(page, 'conspiracy');
  await page.locator('.prompt.is-mine, .prompt').first().waitFor();
  expect(await myTurn(page)).toBe('move');
});

/** So often something is touched at the beginning of a game. */
const TOUCHES = isLong ? 8 : 4;

const lateConspiracy = (): Played<Conspiracy> => moment(conspiracy, ({ now }) => now.players.every(({ alliance }) => alliance.length > 11));

test('Conspiracy by mouse, on the pieces that glow: its beginning, and on to its end and a rematch', async () => {
  const page = await open('/new/conspiracy');
  await startGame(page);
  await playByMouse(page, TOUCHES);
  await playOut(page, conspiracy, lateConspiracy());
  await page.getByRole('button', { name: 'Rematch' }).click();
  expect(await myTurn(page)).toBe('move');
});

/* The usual run plays one of the games to its end by mouse, and begins the others. */

test(`Abyss with Kraken by mouse: its beginning${isLong ? ', and on to its end' : ''}; a lord says what is missing`, async () => {
  const page = await open('/new/abyss');
  await page.getByRole('checkbox', { name: /^Kraken/ }).check();
  await startGame(page, 'depths');
  await myTurn(page);
  await page.locator('.ab-court .ab-lord').first().click();
  await page.getByText(/^To recruit this lord you lack/).waitFor();
  await page.keyboard.press('Escape');
  await playByMouse(page, TOUCHES);
  if (!isLong) return;
  const isLate = ({ now }: Played<Abyss>): boolean => now.players.some(({ lords }) => lords.length > 5);
  await playOut(page, abyss, moment(abyss, isLate, { kraken: true }));
});

test(`Waterdeep with both modules by mouse, on the pieces that glow: its beginning${isLong ? ', and on to its end' : ''}`, async () => {
  const page = await open('/new/waterdeep');
  for (const module of [/^Undermountain/, /^Skullport/]) await page.getByRole('checkbox', { name: module }).check();
  await startGame(page, 'lamplight');
  await playByMouse(page, TOUCHES);
  if (!isLong) return;
  const isLate = ({ now }: Played<Waterdeep>): boolean => now.round === 8 && now.players.every(({ pool }) => pool <= 1);
  await playOut(page, waterdeep, moment(waterdeep, isLate, { undermountain: true, skullport: true }));
});

test('offers are answered by standing order; looked at again, all hands lie open, but for one seat only its own', async () => {
  const page = await open('/new/abyss');
  await startGame(page, 'orders');
  const log = page.getByRole('button', { name: 'Log', exact: true });
  const ordered = page.locator('.log').getByText('(by standing order)');
  const isOrdered = async (): Promise<boolean> => {
    await log.click();
    const found = (await ordered.count()) > 0;
    if (!found) await page.keyboard.press('Escape');
    return found;
  };
  for (let i = 0; i < 60 && !(await isOrdered()); i++) {
    await myTurn(page);
    const orders = page.getByRole('button', { name: 'Standing orders', exact: true });
    if ((await orders.count()) > 0) {
      await orders.click();
      await page.getByRole('combobox', { name: 'For the rest of this turn' }).selectOption({ label: 'pass on every offer' });
      await page.keyboard.press('Escape');
    } else
      await page
        .getByRole('button', { name: /^(Explore|Take the ally|Pass)/ })
        .first()
        .press('Enter');
  }
  await ordered.first().waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Share' }).first().click();
  await page.goto(await page.locator('.share textarea').inputValue());
  await page.locator('.playback input[type=range]').press('End');
  await page.locator('.ab-open-hand').first().waitFor();
  await page.getByRole('combobox', { name: 'View' }).selectOption({ index: 1 });
  expect(await page.locator('.ab-open-hand').count()).toBe(0);
});

test(`a game to its end by keyboard only${isLong ? ', from its beginning' : ''}`, async () => {
  const page = await open(isLong ? '/new/conspiracy' : '/');
  await (isLong ? startGame(page, 'keyboard') : lay(page, url, conspiracy, 'keyboard', lateConspiracy(), [1]));
  for (let i = 0; (await myTurn(page)) === 'move' && i < 200; i++) {
    await page.locator('.moves .move').first().focus();
    await page.keyboard.press('Enter');
  }
  expect(await page.locator('.end-winner.is-known').textContent()).toMatch(/wins?/i);
});

test('a game survives a reload in the middle, and going away; shared as a link, or sent as a file, it opens as a replay', async () => {
  const page = await open('/new/conspiracy');
  await startGame(page, 'reload');
  for (let i = 0; i < 4 && (await myTurn(page)) === 'move'; i++) await page.locator('.moves .move').first().press('Enter');
  await myTurn(page);
  const pieces = (): Promise<string[]> =>
    page.locator('.co-mine [data-piece]').evaluateAll((all) => all.map((each) => each.getAttribute('data-piece')!));
  const before = await pieces();
  expect(before.length).toBeGreaterThan(0);
  await page.reload();
  await myTurn(page);
  expect(await pieces()).toEqual(before);
  await page.goto(url('/'));
  await page.locator('.home-go-on').click();
  await myTurn(page);
  expect(await pieces()).toEqual(before);

  await page.getByRole('button', { name: 'Share' }).first().click();
  const link = await page.locator('.share textarea').inputValue();
  expect(link.length).toBeLessThan(2000);
  const stranger = await (await context({ viewport: phone, locale: 'uk-UA' })).newPage();
  await stranger.goto(link);
  await stranger.locator('.playback input[type=range]').fill('3');
  await stranger.getByText('Крок 3').first().waitFor();
  await stranger.getByRole('button', { name: /Грати|Продовж/ }).click();
  await stranger.locator('.prompt').waitFor();

  const href = await page.locator('.share a[download]').getAttribute('href');
  const buffer = Buffer.from(decodeURIComponent(href!.slice(href!.indexOf(',') + 1)));
  await page.goto(url('/'));
  const file = page.locator('input[type=file]');
  await file.setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{}') });
  await page.getByText('This is not a Fathom game').waitFor();
  await file.setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer });
  await page.locator('.playback').waitFor();
});

test('alone against bots even what was seen can be taken back', async () => {
  const page = await open('/new/conspiracy');
  await startGame(page, 'undo');
  await page.getByRole('button', { name: 'Draw 3 lords' }).first().press('Enter');
  await page.getByRole('button', { name: /^Keep/ }).first().press('Enter');
  await page.getByRole('button', { name: 'Undo, back to your last decision' }).click();
  await page.locator('.prompt').getByText('Choose a lord to keep').waitFor();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await page.locator('.prompt').getByText('Conspire: draw lords').waitFor();
});

test('between people what was seen stays seen, and a dark piece says why; a move that taught nothing can be taken back', async () => {
  const page = await open('/new/conspiracy');
  await page.getByRole('combobox', { name: /2$/ }).first().selectOption('person');
  await fillSeed(page, 'undo');
  await page.locator('button[type=submit]').click();
  const undo = page.getByRole('button', { name: 'Undo' });
  expect(await undo.isDisabled()).toBe(true);
  await page.getByRole('button', { name: 'Draw 3 lords' }).first().press('Enter');
  await page.locator('.prompt').getByText('Choose a lord to keep').waitFor();
  expect(await undo.isDisabled()).toBe(true);
  await page.locator('.piece[data-piece=lordDeck]').click();
  await page.getByText('Why it’s not available').waitFor();
  await page.keyboard.press('Escape');
  const keepAndPass = async (): Promise<void> => {
    await page.getByRole('button', { name: /^Keep/ }).first().press('Enter');
    await page.getByRole('button', { name: /^Pass the device/ }).click();
    await page.getByRole('button', { name: 'Draw 3 lords' }).first().waitFor();
  };
  await keepAndPass();
  const large = page.locator('.pile', { has: page.locator('.pile-card:nth-of-type(3)') }).first(); // the ground, and two cards
  while ((await large.count()) === 0) {
    await page.getByRole('button', { name: 'Draw 3 lords' }).first().press('Enter');
    await keepAndPass();
  }
  await large.click();
  await large.click(); // a second one confirms
  const placing = page.locator('.prompt').getByText('Choose the lord to place next');
  await placing.waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.locator('.prompt').getByText('Conspire: draw lords').waitFor();
  await page.getByRole('button', { name: 'Redo' }).click();
  await placing.waitFor();
});

test('a broken link says what is wrong', async () => {
  const page = await open('/replay/f1.conspiracy.AAAA.BBBB');
  await page.getByText('This game is damaged').waitFor();
});

test('a game of rules that were corrected since is shown up to the move that differs', async () => {
  const corpus = new URL('../../games/waterdeep/test/golden/records.json', import.meta.url);
  const { link } = (JSON.parse(readFileSync(corpus, 'utf8')) as { link: string }[])[28]!;
  const page = await open(`/replay/${link}`);
  await page.getByText('The rules changed: this game was played under version 1 and differs from move 201 on.').waitFor();
  expect(await page.locator('.playback input[type=range]').getAttribute('max')).toBe('200');
});

test('two people round one screen', async () => {
  const page = await open('/new/conspiracy');
  await page.getByRole('combobox', { name: /2$/ }).first().selectOption('person');
  await fillSeed(page, 'round one screen');
  await page.locator('button[type=submit]').click();
  const pass = page.getByRole('button', { name: /^Pass the device/ });
  const whose = page.locator('.prompt-whose');
  const moves = page.locator('.moves .move');
  for (let passed = 0; passed < 3;) {
    const next = pass.or(moves).first();
    await next.waitFor();
    const passes = await pass.isVisible();
    // The player who acted still sees what was done and may undo it.
    if (passes) expect(await moves.count()).toBe(0);
    await next.press('Enter');
    if (!passes) continue;
    // Nobody is "you", and there is no curtain where nothing is hidden.
    await moves.first().waitFor();
    expect(await whose.textContent()).toMatch(/Player [12]( ·|$)/);
    passed++;
  }
  await page.getByRole('button', { name: 'Log', exact: true }).click();
  expect(await page.locator('.log').textContent()).toMatch(/Player.1\s.*Player.2\s/s);
});

test('where hands are hidden the screen is passed behind a curtain, also when the table is opened again', async () => {
  const page = await open('/new/abyss');
  await page.getByRole('combobox', { name: /2$/ }).first().selectOption('person');
  await fillSeed(page, 'curtain');
  await page.locator('button[type=submit]').click();
  const curtain = page.getByRole('button', { name: 'I’m here' });
  const pass = page.getByRole('button', { name: /^Pass the device/ });
  const next = pass.or(page.locator('.moves .move')).first();
  for (let lifted = 0; lifted < (isLong ? 3 : 2); lifted += Number(await curtain.isVisible())) {
    if ((await page.locator('.table').count()) > 0) await next.press('Enter');
    else await curtain.click();
    await curtain.or(next).first().waitFor();
  }
  expect(await page.locator('.table').count()).toBe(0);
  await page.reload();
  await curtain.waitFor();
  expect(await page.locator('.table').count()).toBe(0);
});

test('a page that cannot be loaded says so', async () => {
  const page = await open('/');
  await page.locator('.game-card').first().waitFor();
  await page.route('**/assets/*', (request) => request.abort('internetdisconnected'));
  await page.goto(url('/settings'));
  await page.getByText('This page could not be loaded').waitFor();
});

test('the page works offline once it was loaded', async () => {
  const phoneInPocket = await context({ serviceWorkers: 'allow' });
  // In the usual run the service worker keeps no pictures: they are many.
  if (!isLong)
    await phoneInPocket.route('**/sw.js', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replaceAll(/"art\/[^"]*",?/g, '') });
    });
  const page = await phoneInPocket.newPage();
  await page.goto(url('/'));
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active?.state === 'activated');
  await page.context().setOffline(true);
  await page.reload();
  await playFirst(page, 'conspiracy');
  expect(await myTurn(page)).toBe('move');
});
