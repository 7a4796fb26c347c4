import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { en as online } from '../src/online/text/en.ts';
import { uk as onlineUk } from '../src/online/text/uk.ts';
import { complaints, phone } from './browser.ts';
import { begin, forward, invite, sit, step, whoIsAsked } from './friends.ts';
import { served } from './served.ts';
import { isLong } from './usual.ts';

const { device, kill, start, url } = served();

test('three browsers play a game to its end: a phone, a reload, a lost line, a restart of the server, a spectator, a fourth device', async () => {
  const ann = await device('/');
  await ann.getByRole('link', { name: 'Invite friends' }).first().click();
  const link = await invite(ann, 3);
  const bob = await device(link, { viewport: phone, locale: 'uk-UA' });
  await bob.locator('.seat-list button').first().waitFor();
  await bob.getByLabel(onlineUk.invite.yourName).fill('Боб');
  await bob.locator('.seat-list button').first().click();
  await bob.locator('.recovery').waitFor();
  const cat = await device(link);
  await sit(cat, 'Cat');
  expect(await complaints(bob)).toEqual([]);

  await ann.getByLabel('Message').fill('<img src=x onerror=alert(1)> hello');
  await ann.getByRole('button', { name: 'Send', exact: true }).click();
  await cat.getByText('<img src=x onerror=alert(1)> hello').waitFor();

  await begin([ann, bob, cat]);

  const watcher = await device(link);
  await watcher.locator('.table').waitFor();
  expect(await watcher.locator('.moves .move').count()).toBe(0);

  let cats: Page = cat;
  const incidents: (() => Promise<unknown>)[] = [
    async () => {
      await ann.getByRole('button', { name: 'Log', exact: true }).click();
      await ann.locator('.log-entry').first().click();
      await ann
        .locator('.playback-where')
        .getByText(/^Move 0\sof/)
        .waitFor();
      await ann.getByRole('button', { name: 'Next move' }).click();
      await ann
        .locator('.playback-where')
        .getByText(/^Move 1\sof/)
        .waitFor();
      await ann.getByRole('button', { name: 'Back to the game' }).click();
      await ann.reload();
    },
    async () => {
      await bob.context().setOffline(true);
      await bob.waitForTimeout(300);
      await bob.context().setOffline(false);
    },
    async () => {
      await kill();
      await ann.getByText('Connection lost').waitFor();
      await start();
      await ann.getByText('Connection lost').waitFor({ state: 'detached' });
    },
    async () => {
      await cat.getByRole('button', { name: /^At the table/ }).click();
      await cat.locator('.recovery summary').click();
      const words = await cat.locator('.recovery-words').textContent();
      cats = await device('/tables');
      await cats.getByLabel('Recovery words').fill(words!);
      await cats.getByRole('button', { name: 'Move my seat to this device' }).click();
      await cats.locator('.table').waitFor();
      await cat.context().close();
    },
  ];
  const players = (): readonly Page[] => [ann, bob, cats];
  // The shortest game takes far more than the answers after which everything has happened; the usual run leaves out the others.
  for (let answers = 0; incidents.length > 0; answers++) {
    await step(players());
    if (answers % 5 === 4) await incidents.shift()!();
  }
  if (!isLong) await forward(players(), 'alliance', 12);
  while (!(await step(players())));
  for (const page of [...players(), watcher]) await page.locator('.end').waitFor();
  const winner = await ann.locator('.end').getAttribute('data-winners');
  expect(await watcher.locator('.end').getAttribute('data-winners')).toBe(winner);
  await ann.getByRole('button', { name: 'Verify the deal' }).click();
  await ann.getByText('The deal is fair').waitFor();
  // The player who asks for a rematch is taken there; everybody else finds the way at the end of the game, before all else.
  expect(await watcher.getByRole('button', { name: 'Rematch' }).count()).toBe(0);
  await ann.getByRole('button', { name: 'Rematch' }).click();
  await ann.locator('.seat-list').waitFor();
  await watcher.locator('.end').getByRole('button', { name: online.people.atRematch }).waitFor();
  await bob.locator('.end').getByRole('button', { name: onlineUk.people.atRematch }).click();
  await bob.locator('.seat-list').waitFor();
  expect(bob.url()).toBe(ann.url());
});

test('a clock runs and gains time; undo by consent; a seat is left to a bot and taken back; chat survives a reload', async () => {
  const ann = await device('/invite/conspiracy');
  await ann.getByRole('combobox', { name: 'Clock' }).selectOption('blitz');
  const link = await invite(ann, 2);
  const bob = await device(link);
  await sit(bob, 'Bob');
  await begin([ann, bob]);
  const first = await whoIsAsked([ann, bob]);
  const other = first === ann ? bob : ann;
  const left = async (): Promise<number> => {
    const [, minutes, seconds] = /(\d+):(\d+)/.exec((await first.locator('.table-prompt .clock.is-running').textContent())!)!;
    return 60 * Number(minutes) + Number(seconds);
  };
  const atFirst = await left();
  await expect.poll(left).toBeLessThan(atFirst);
  const before = await left();
  await first.getByRole('button', { name: 'Draw 3 lords' }).first().press('Enter');
  await expect.poll(left).toBeGreaterThan(before);
  await first.locator('.prompt').getByText('Choose a lord to keep').waitFor();
  await first.getByRole('button', { name: /^At the table/ }).click();
  await first.getByRole('button', { name: 'Ask to undo the last move' }).click();
  await first.keyboard.press('Escape');
  await other.getByRole('button', { name: 'Agree' }).click();
  await first.getByRole('button', { name: 'Draw 3 lords' }).first().waitFor();
  await first.getByRole('button', { name: 'Redo' }).click();
  await first.locator('.prompt').getByText('Choose a lord to keep').waitFor();
  await other.getByRole('button', { name: /^At the table/ }).click();
  // Asked twice.
  await other.getByRole('button', { name: 'Give my seat to a bot' }).click();
  await other.getByRole('button', { name: 'Give my seat to a bot' }).click();
  await other.getByRole('button', { name: 'Take my seat back' }).click();
  await other.getByRole('button', { name: 'Give my seat to a bot' }).waitFor();
  await other.getByLabel('Message').fill('a long evening');
  await other.getByRole('button', { name: 'Send', exact: true }).click();
  await first.reload();
  await first.getByRole('button', { name: /^At the table/ }).click();
  await first.getByText('a long evening').waitFor();
});

test('a wrong link and wrong words are named; the lists and the invitation are within reach of everybody', async () => {
  const page = await device('/t/nowhere', { viewport: phone });
  await page.getByText('There is no such table').waitFor();
  await page.goto(url('/tables'));
  await page.getByLabel('Recovery words').fill('moru tave siko lanu bepi dovu');
  await page.getByRole('button', { name: 'Move my seat to this device' }).click();
  await page.getByText('These words don’t match any seat').waitFor();
  for (const path of ['/tables', '/invite/conspiracy']) {
    await page.goto(url(path));
    await page.locator('.form').waitFor();
    expect(await complaints(page), path).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBeLessThanOrEqual(0);
  }
});
