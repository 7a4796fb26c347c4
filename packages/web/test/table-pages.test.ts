import { conspiracy } from '@fathom/conspiracy';
import { act, admit, answers, pick, rngFrom, sitDown, type Game, type Playable, type Sitting } from '@fathom/kernel';
import { expect, test } from 'vitest';
import { en } from '../src/text/en.ts';
import { browser } from './browser.ts';
import { lay } from './laid.ts';

const { open, url } = browser();

/** The first moment of a random game between people that is as wanted. */
function moment<G extends Playable<G>>(game: Game<G>, wanted: (sitting: Sitting<G>) => boolean, options: object = {}): Sitting<G> {
  const table = admit(game, 2, options);
  if (!table.ok) throw new Error('the options fit');
  for (let nth = 0; nth < 100; nth++) {
    const dice = rngFrom(`moment ${nth}`);
    let sitting = sitDown(game, ['Ann', 'Bob'], table.value.options, { secret: `moment ${nth}`, words: [] });
    while (sitting.history.now.outcome === null) {
      if (wanted(sitting)) return sitting;
      sitting = act(game, sitting, pick(dice, answers(game, sitting.history.now)));
    }
  }
  throw new Error('no game has such a moment');
}

test('undo is still there after the rules were read, after the first page, and after a reload', { timeout: 60_000 }, async () => {
  const page = await open('/');
  await lay(
    page,
    url,
    conspiracy,
    'undo',
    moment(conspiracy, ({ history }) => history.past.length > 0 && history.now.actor === answers(conspiracy, history.now)[0]?.seat),
  );
  const undo = page.getByRole('button', { name: en.table.undo });
  expect(await undo.isEnabled()).toBe(true);
  await page.getByRole('link', { name: en.rules.title }).click();
  await page.locator('.rules').waitFor();
  await page.goBack();
  await page.locator('.moves .move').first().waitFor();
  expect(await undo.isEnabled()).toBe(true);
  await page.locator('.bar-home').click();
  await page.locator('.home-go-on').click();
  await page.locator('.moves .move').first().waitFor();
  await undo.click();
  const redo = page.getByRole('button', { name: en.table.redo });
  await page.locator('.prompt').getByRole('button', { name: en.table.redo, disabled: false }).waitFor();
  await page.reload();
  await page.locator('.moves .move').first().waitFor();
  expect(await redo.isEnabled()).toBe(true);
});
