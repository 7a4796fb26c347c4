import { expect, test } from 'vitest';
import { phone } from './browser.ts';
import { begin, forward, invite, sit, step } from './friends.ts';
import { served } from './served.ts';
import { isLong } from './usual.ts';

const { device } = served();

/* The usual run has two players and does not wait for the end, a long run has three. */

test(`${isLong ? 'three' : 'two'} browsers play Abyss with Kraken; one has orders answered${isLong ? ', to the end' : ''}`, async () => {
  const ann = await device('/invite/abyss');
  await ann.getByRole('checkbox', { name: /^Kraken/ }).check();
  const link = await invite(ann, isLong ? 3 : 2);
  const others = [ann];
  if (isLong) {
    const bob = await device(link, { viewport: phone });
    await sit(bob, 'Bob');
    others.push(bob);
  }
  const cat = await device(link);
  await sit(cat, 'Cat');
  const players = [...others, cat];
  await begin(players);

  const orders = cat.getByRole('button', { name: /^Standing orders/ });
  for (let answers = 0; (await orders.count()) === 0; answers++) await step(players, /^(Recruit|Pay the)/, answers);
  await forward(players, 'lords', isLong ? 6 : 2);
  await orders.click();
  for (const race of ['Jellyfish', 'Crabs', 'Seahorses', 'Shellfish', 'Squids', 'Krakens']) {
    await cat.getByRole('combobox', { name: `${race}: buy` }).selectOption({ label: 'never' });
  }
  await cat.keyboard.press('Escape');
  await cat.getByRole('button', { name: 'Standing orders ●' }).waitFor();

  // The others explore, and Cat does not buy what they turn up.
  const ordered = ann.locator('.log').getByText('by standing order');
  for (let answers = 0; (await ordered.count()) === 0; answers++) {
    await step(players, /^Explore/, answers);
    expect(await cat.locator('.moves .move', { hasText: /^Buy/ }).count()).toBe(0);
    if (answers % 5 !== 4) continue;
    await ann.getByRole('button', { name: 'Log', exact: true }).click();
    await ann.locator('.log-entry').first().waitFor();
    if ((await ordered.count()) === 0) await ann.keyboard.press('Escape');
  }
  await ann.keyboard.press('Escape');
  if (!isLong) return;
  for (let answers = 0; !(await step(players, /^(Recruit|Pay the)/, answers)); answers++) {
    expect(await cat.locator('.moves .move', { hasText: /^Buy/ }).count()).toBe(0);
  }
  for (const page of players) await page.locator('.end').waitFor();
  const winner = await ann.locator('.end').getAttribute('data-winners');
  expect(await cat.locator('.end').getAttribute('data-winners')).toBe(winner);
  await ann.getByRole('button', { name: 'Back to the table' }).click();
  await ann.getByRole('button', { name: 'Log', exact: true }).click();
  expect(await ann.locator('.log').getByText('by standing order').count()).toBeGreaterThan(0);
  await ann.keyboard.press('Escape');
  await ann.getByRole('button', { name: 'Results' }).click();
  await ann.getByRole('button', { name: 'Verify the deal' }).click();
  await ann.getByText('The deal is fair').waitFor();
  // The replay lies over the end, with all hands open; the turning points are marked in it.
  await ann.locator('.end').getByRole('button', { name: 'Replay' }).click();
  await ann.locator('.playback-ticks [data-kind=point]').first().waitFor({ state: 'attached' });
  expect(await ann.getByRole('combobox', { name: 'View' }).inputValue()).toBe('');
  await ann.keyboard.press('Escape');
  await ann.locator('.end-winner.is-known').waitFor();
});
