import { abyss, type Abyss } from '@fathom/abyss';
import { conspiracy, locationIds, type Conspiracy } from '@fathom/conspiracy';
import { answers } from '@fathom/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { en } from '../src/text/en.ts';
import { browser, LAN, myTurn, phone, startGame, small, unfold, wide } from './browser.ts';
import { arranged, lay } from './open-position.ts';
import { act, canUndo, finished, isDecision, moment, type Played, seenBy } from './moments.ts';
import { inTurn, some } from './usual.ts';

const { open, url } = browser();

test('undo is still there after the rules were read, after the first page, and after a reload', async () => {
  const page = await open('/');
  await lay(
    page,
    url,
    conspiracy,
    'undo',
    moment(conspiracy, (playedGame) => canUndo(playedGame) && playedGame.now.actor === answers(conspiracy, playedGame.now)[0]?.seat),
  );
  const undo = page.getByRole('button', { name: en.table.undo });
  expect(await undo.isEnabled()).toBe(true);
  await page.getByRole('button', { name: en.rules.title }).click();
  await page.locator('.sheet-page[open]').waitFor();
  await page.goBack();
  await page.locator('.sheet-page[open]').waitFor({ state: 'detached' });
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

test('round one screen I see what my move did and may take it back; then I pass the device on, behind a curtain', async () => {
  const page = await open('/');
  const asked = (playedGame: Played<Abyss>): number | undefined => answers(abyss, playedGame.now)[0]?.seat;
  /** Ann's answer after which Bob is asked, though it taught nobody anything. */
  const lastOf = (playedGame: Played<Abyss>): number =>
    seenBy(abyss, playedGame).moves.findIndex(({ move, more, next }) => {
      if (more !== undefined || next !== undefined) return false;
      const after = act(abyss, playedGame, { seat: 0, move });
      return asked(after) === 1 && canUndo(after) && isDecision(abyss, after);
    });
  const holdsAllies = ({ now }: Played<Abyss>): boolean => now.players[0]!.hand.length > 0;
  const before = moment(abyss, (playedGame) => asked(playedGame) === 0 && holdsAllies(playedGame) && lastOf(playedGame) >= 0);
  const last = lastOf(before);
  await lay(page, url, abyss, 'pass', before);
  const offered = await page.locator('.moves .move').allTextContents();
  await page.locator('.moves .move').nth(last).press('Enter');
  const pass = page.getByRole('button', { name: en.table.passTo('Bob') });
  await pass.waitFor();
  expect(await page.locator('.ab-mine .ab-ally').count()).toBeGreaterThan(0);
  expect(await page.locator('.moves .move').count()).toBe(0);
  await page.getByRole('button', { name: en.table.undo }).click();
  await pass.waitFor({ state: 'detached' });
  expect(await page.locator('.moves .move').allTextContents()).toEqual(offered);
  await page.locator('.moves .move').nth(last).press('Enter');
  await pass.click();
  await page.locator('.curtain').getByText(en.table.curtain('Bob')).waitFor();
  expect(await page.locator('.table').count()).toBe(0);
  await page.getByRole('button', { name: en.table.lift }).click();
  await page.locator('.moves .move').first().waitFor();
});

test('where nothing is hidden, the player who moved last may still undo it', async () => {
  const page = await open('/');
  const asked = (playedGame: Played<Conspiracy>): number | undefined => answers(conspiracy, playedGame.now)[0]?.seat;
  const passed = moment(conspiracy, (playedGame) => canUndo(playedGame) && playedGame.now.actor !== asked(playedGame));
  await lay(page, url, conspiracy, 'open', passed);
  expect(await page.getByRole('button', { name: en.table.undo }).isEnabled()).toBe(true);
});

test('a line of the log shows its moment as I saw it then, over the game that goes on, with a way back', async () => {
  const page = await open('/');
  const inTheMiddle = ({ now }: Played<Abyss>): boolean =>
    now.ply > 20 && now.players.every(({ hand }) => hand.length > 2) && answers(abyss, now)[0]?.seat === 0;
  const playedGame = moment(abyss, inTheMiddle);
  await lay(page, url, abyss, 'log', playedGame);
  const offered = await page.locator('.moves .move').allTextContents();
  await page.getByRole('button', { name: en.table.log, exact: true }).click();
  await page.locator('.log-entry').first().click();
  await page.locator('.playback-where').getByText(en.replay.move(0, playedGame.now.ply)).waitFor();
  await page.getByRole('button', { name: en.replay.last }).click();
  expect(await page.locator('.ab-mine .ab-hand .ab-ally').count()).toBe(playedGame.now.players[0]!.hand.length);
  expect(await page.locator('.ab-open-hand').count()).toBe(0);
  expect(new URL(page.url()).hash).toBe('#/table/log');
  // No key reaches the game behind.
  await page.keyboard.press('1');
  await page.getByRole('button', { name: en.end.backToTable }).click();
  expect(await page.locator('.moves .move').allTextContents()).toEqual(offered);
});

test('results, rematch and replay stay within reach when the end is put aside', async () => {
  const page = await open('/');
  await lay(page, url, conspiracy, 'over', finished(conspiracy));
  const aside = page.getByRole('button', { name: en.end.backToTable });
  await aside.click();
  await page.locator('.end').waitFor({ state: 'detached' });
  for (const name of [en.end.results, en.end.rematch, en.end.replay])
    expect(await page.getByRole('button', { name }).isVisible()).toBe(true);
  // A look back leads to the table again, not to the results.
  await page.getByRole('button', { name: en.end.replay }).click();
  await page.locator('.playback').waitFor();
  await aside.click();
  await page.locator('.after-end').waitFor();
  expect(await page.locator('.end').count()).toBe(0);
  await page.getByRole('button', { name: en.end.results }).click();
  await page.locator('.end-winner.is-known').waitFor();
  await aside.click();
  await page.getByRole('button', { name: en.end.replay }).click();
  await page.locator('.playback').waitFor();
  await page.goBack();
  await page.getByRole('button', { name: en.end.rematch }).click();
  await page.locator('.moves .move').first().waitFor();
});

test('a link is copied without a secure context too, the button says so, and the share sheet is used where there is one', async () => {
  const page = await open('/');
  await page.addInitScript(() => {
    Object.assign(navigator, { share: (data: ShareData) => Promise.resolve(void Object.assign(globalThis, { sent: data.url })) });
  });
  const lan = (path: string): string => url(path).replace('127.0.0.1', LAN);
  await page.goto(lan('/new/conspiracy'));
  await startGame(page, 'copy');
  await myTurn(page); // whatever a bot plays first belongs to the link
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  await page.getByRole('button', { name: en.end.share }).click();
  const link = await page.locator('.share textarea').inputValue();
  await page.getByRole('button', { name: en.share.send }).click();
  expect(await page.evaluate(() => (globalThis as unknown as { sent: string }).sent)).toBe(link);
  await page.getByRole('button', { name: en.share.copy }).click();
  await page.getByRole('button', { name: en.share.copied }).waitFor();
  await page.getByRole('button', { name: en.share.copy }).waitFor();
  await page.goto(lan('/new/conspiracy'));
  await unfold(page);
  const field = page.locator('.house-rules input');
  await field.focus();
  await page.keyboard.press('Control+V');
  expect(await field.inputValue()).toBe(link.slice(0, 80));
});

test('the prompt says "your turn" only in my own turn, and names whose turn it is while I answer', async () => {
  const page = await open('/');
  const whose = page.locator('.prompt-whose');
  await lay(
    page,
    url,
    abyss,
    'turn',
    moment(abyss, ({ now }) => now.turn === 0 && answers(abyss, now)[0]?.seat === 0),
    [1],
  );
  expect(await whose.textContent()).toContain(en.table.yourTurn);
  const offer = moment(abyss, ({ now }) => now.turn === 0 && answers(abyss, now)[0]?.seat === 1);
  await lay(page, url, abyss, 'offer', offer, [0]);
  expect(await whose.textContent()).toBe(en.table.yourAnswer('Ann'));
  expect(await page.title()).toContain(en.table.yourAnswer('Ann'));
  // Round one screen nobody is "you"; and on the smallest screen it is said as well.
  await page.setViewportSize(small);
  await lay(page, url, abyss, 'shared', offer);
  expect(await whose.textContent()).toBe(en.table.answering('Bob'));
  expect(await whose.isVisible()).toBe(true);
});

test('while a rival moves, the rival is named; behind the end nothing is said', async () => {
  const page = await open('/', { reducedMotion: 'no-preference' });
  await page.evaluate(() => localStorage.setItem('fathom.settings', JSON.stringify({ motion: 'fast' })));
  await page.reload();
  const said = new Set<string>();
  await page.exposeFunction('labelled', (text: string) => said.add(text));
  await page.evaluate(() => {
    const { labelled } = globalThis as unknown as { labelled: (text: string) => void };
    new MutationObserver(() => {
      const text = document.querySelector('.prompt-whose')?.textContent;
      if (text !== undefined) labelled(text.split(' · ')[0]!);
      if (document.querySelector('.end') !== null && document.querySelector('.caption:not(.is-empty)') !== null)
        labelled('a caption behind the end');
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  const botsAnswers = (playedGame: Played<Conspiracy>, then: (after: Played<Conspiracy>) => boolean): boolean => {
    const all = answers(conspiracy, playedGame.now);
    return all[0]?.seat === 1 && all.every((answer) => then(act(conspiracy, playedGame, answer)));
  };
  const passes = (after: Played<Conspiracy>): boolean => answers(conspiracy, after.now)[0]?.seat === 0 && after.events.length > 2;
  await lay(
    page,
    url,
    conspiracy,
    'passes',
    moment(conspiracy, (playedGame) => botsAnswers(playedGame, passes)),
    [1],
  );
  expect([...said]).toContain(en.table.turnOf('Bob'));
  const ends = ({ now }: Played<Conspiracy>): boolean => now.outcome !== null;
  await lay(
    page,
    url,
    conspiracy,
    'ends',
    moment(conspiracy, (playedGame) => botsAnswers(playedGame, ends)),
    [1],
  );
  await page.locator('.end').click();
  await page.locator('.end-winner.is-known').waitFor();
  expect([...said]).toContain(en.table.thinking('Bob'));
  expect([...said]).not.toContain(en.table.turnOf('Ann'));
  expect([...said]).not.toContain('a caption behind the end');
});

test('what a rival did to me waits until I continue, and is said until I have played', async () => {
  const page = await open('/', { reducedMotion: 'no-preference' });
  const strikes = (playedGame: Played<Conspiracy>): boolean => {
    const all = answers(conspiracy, playedGame.now);
    return (
      all[0]?.seat === 1 &&
      all.every((answer) => {
        const after = act(conspiracy, playedGame, answer);
        const isStruck = after.events.some((event) => event.type === 'masterChanged' && event.from === 0);
        const draws = answers(conspiracy, after.now).some(({ seat, move }) => seat === 0 && move.type === 'draw');
        return isStruck && draws;
      })
    );
  };
  await lay(page, url, conspiracy, 'struck', moment(conspiracy, strikes), [1]);
  await page.locator('.caption.is-harm').getByRole('button', { name: en.table.goOn }).click();
  await page.locator('.caption.is-harm').waitFor();
  await page
    .getByRole('button', { name: /^Draw.3/ })
    .first()
    .press('Enter');
  // It is still my turn, and nobody has done anything since.
  await page.locator('.prompt').getByText('Choose a lord to keep').waitFor();
  await page.locator('.caption.is-empty').waitFor({ state: 'attached' });
});

test('the log opens at its newest line', async () => {
  const page = await open('/', { viewport: phone });
  await lay(
    page,
    url,
    abyss,
    'newest',
    moment(abyss, ({ now }) => now.ply > 60),
  );
  await page.locator('.bar-tab', { hasText: en.table.log }).click();
  const newest = page.locator('dialog[open] .log li').last();
  await newest.waitFor();
  const hidden = await newest.evaluate((line) => {
    const sheet = line.closest('dialog')!.getBoundingClientRect();
    return line.getBoundingClientRect().bottom - sheet.bottom;
  });
  expect(hidden).toBeLessThanOrEqual(0);
  // However far it is scrolled, it can be closed with its own button.
  await page.locator('dialog[open] .sheet-head button').click();
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
});

const sizes = [wide, { width: 1920, height: 1080 }, small, phone];

/** The pieces that are not wholly visible and on top, at their middle and near their corners. */
const covered = (page: Page, selector: string): Promise<(string | undefined)[]> =>
  page.locator(selector).evaluateAll((all) =>
    all
      .filter((each) => {
        const { left, right, top, bottom, width, height } = each.getBoundingClientRect();
        const points = [
          [left + width / 2, top + height / 2],
          [left + 5, top + 5],
          [right - 5, bottom - 5],
        ] as const;
        return width < 20 || height < 20 || points.some(([x, y]) => !each.contains(document.elementFromPoint(x, y)));
      })
      .map((each) => (each as HTMLElement).dataset['piece']),
  );

test('all open locations of Conspiracy are seen at once, eleven of them and more', async () => {
  const page = await open('/');
  for (const count of some([16, 1, 5, 11])) {
    const playedGame = arranged(conspiracy, { seats: 2, openLocations: locationIds.slice(0, count), options: { bonusLocations: true } });
    await lay(page, url, conspiracy, `open${count}`, playedGame);
    for (const viewport of sizes) {
      await page.setViewportSize(viewport);
      expect(await page.locator('.co-open .location').count()).toBe(count);
      await expect.poll(() => covered(page, '.co-open .location'), { message: `${count} at ${viewport.width}` }).toEqual([]);
    }
  }
});

test('while a location of Conspiracy is chosen, nothing lies over the deck and the open ones', async () => {
  const page = await open('/');
  const atKind = (kind: 'locationSource' | 'location'): Played<Conspiracy> =>
    moment(
      conspiracy,
      ({ now }) =>
        now.stack.at(-1)?.kind === kind &&
        now.setAside.length > 0 &&
        now.openLocations.length > 3 &&
        (kind === 'locationSource' || now.revealedLocations.length > 2),
    );
  for (const [i, kind] of (['locationSource', 'location'] as const).entries()) {
    await lay(page, url, conspiracy, kind, atKind(kind));
    expect(await page.locator('.co-revealed .lord').count()).toBeGreaterThan(0);
    for (const viewport of inTurn(sizes, i, 2)) {
      await page.setViewportSize(viewport);
      const parts = '.co-open .location, [data-piece=locationDeck], .co-revealed .piece';
      await expect.poll(() => covered(page, parts), { message: `${kind} at ${viewport.width}` }).toEqual([]);
    }
  }
});
