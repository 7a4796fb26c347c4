import { expect, test } from 'vitest';
import { phone } from './browser.ts';
import { begin, forward, invite, sit, step } from './friends.ts';
import { served } from './served.ts';
import { isLong, some } from './usual.ts';

const { device } = served();

/** Friends of Ann, the first of them with a phone: the usual run has one and does not wait for the end, a long run has three. */
const friends = some(['Bob', 'Cat', 'Dan']);
const LAST = isLong ? Infinity : 12;

test(`several browsers play Waterdeep with both modules: its beginning and its last round${isLong ? ', to the end' : ''}`, async () => {
  const ann = await device('/invite/waterdeep');
  for (const module of ['Undermountain', 'Skullport']) {
    await ann.getByRole('checkbox', { name: module, exact: true }).check();
  }
  const link = await invite(ann, friends.length + 1);
  const players = [ann];
  for (const [i, name] of friends.entries()) {
    const page = await device(link, i === 0 ? { viewport: phone } : {});
    await sit(page, name);
    players.push(page);
  }
  await begin(players);

  for (let answers = 0; answers < 10; answers++) await step(players, /^Complete/, answers);
  await forward(players, 'round', 8);
  for (let answers = 0; answers < LAST && !(await step(players, /^Complete/, answers)); answers++) {
    if (answers === 5) await players.at(-1)!.reload();
  }
  if (!isLong) return;
  for (const page of players) await page.locator('.end').waitFor();
  const winner = await ann.locator('.end').getAttribute('data-winners');
  for (const page of players) expect(await page.locator('.end').getAttribute('data-winners')).toBe(winner);
  await ann.getByRole('button', { name: 'Verify the deal' }).click();
  await ann.getByText('The deal is fair').waitFor();
});
