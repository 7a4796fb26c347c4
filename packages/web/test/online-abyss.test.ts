import { expect, test } from 'vitest';
import { phone } from './browser.ts';
import { begin, forward, invite, sit, step } from './friends.ts';
import { served } from './served.ts';

const { device } = served();

test('three browsers play Abyss with Kraken: its beginning, and on to its end; one has orders answered', async () => {
  const ann = await device('/invite/abyss');
  await ann.getByRole('checkbox', { name: /^Kraken/ }).check();
  const link = await invite(ann, 3);
  const bob = await device(link, { viewport: phone });
  await sit(bob, 'Bob');
  const cat = await device(link);
  await sit(cat, 'Cat');
  await begin([ann, bob, cat]);

  const orders = cat.getByRole('button', { name: /^Standing orders/ });
  for (let answers = 0; (await orders.count()) === 0; answers++) await step([ann, bob, cat], /^(Recruit|Pay the)/, answers);
  await forward([ann, bob, cat], 'lords', 6);
  await orders.click();
  for (const race of ['Jellyfish', 'Crabs', 'Seahorses', 'Shellfish', 'Squids', 'Krakens']) {
    await cat.getByRole('combobox', { name: `${race}: buy` }).selectOption({ label: 'never' });
  }
  await cat.keyboard.press('Escape');
  await cat.getByRole('button', { name: 'Standing orders ●' }).waitFor();

  for (let answers = 0; !(await step([ann, bob, cat], /^(Recruit|Pay the)/, answers)); answers++) {
    expect(await cat.locator('.moves .move', { hasText: /^Buy/ }).count()).toBe(0);
  }
  for (const page of [ann, bob, cat]) await page.locator('.end').waitFor();
  const winner = await ann.locator('.end').getAttribute('data-winners');
  expect(await bob.locator('.end').getAttribute('data-winners')).toBe(winner);
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
