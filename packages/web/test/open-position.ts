import { arrange, openRecord, rngFrom, save, type Game, type Playable, type Seat } from '@fathom/kernel';
import type { Page } from 'playwright-core';
import { storeTable, type BrowserStorage } from '../src/table/storage.ts';
import type { Played } from './moments.ts';

/**
 * Stores a position in the page and goes there: to its moves or its end; where hands are hidden, past the curtain. Quick bots take the
 * seats that are named.
 */
export async function lay<G extends Playable<G>>(
  page: Page,
  url: (path: string) => string,
  game: Game<G>,
  id: string,
  playedGame: Played<G>,
  bots: readonly Seat[] = [],
): Promise<void> {
  let key = '';
  let value = '';
  const storage: BrowserStorage = {
    length: 0,
    key: () => null,
    getItem: () => null,
    setItem: (k, v) => void ([key, value] = [k, v]),
    removeItem: () => undefined,
  };
  const players = playedGame.record.seats.map((name, seat) =>
    bots.includes(seat) ? ({ kind: 'bot', level: 'greedy', name } as const) : ({ kind: 'person', name } as const),
  );
  storeTable(storage, { id, players, game: game.id, record: playedGame.record, save: save(game, playedGame.now), over: false }, 0);
  await page.evaluate(([k, v]) => localStorage.setItem(k!, v!), [key, value]);
  const before = await page.$('main');
  await page.goto(url(`/table/${id}`));
  await page.waitForFunction((old) => old?.isConnected !== true, before);
  // A handle would keep the whole table that was left.
  await before?.dispose();
  await page.waitForFunction(() => {
    document.querySelector<HTMLButtonElement>('.curtain .move')?.click();
    return document.querySelector('.moves .move, .piece.is-lit, .caption-button.is-strong, .end') !== null;
  });
}

/** A table with these facts, everything else dealt; a position that does not fit fails its test. */
export function arranged<G extends Playable<G>>(
  game: Game<G>,
  facts: { readonly seats: number; readonly [fact: string]: unknown },
): Played<G> {
  const laid = arrange(game, { format: 'fathom-position/1', game: game.id, ...facts }, rngFrom('arranged'));
  if (!laid.ok) throw new Error(JSON.stringify(laid.fault));
  const names = ['Ann', 'Bob', 'Cat', 'Dan', 'Eve'].slice(0, facts.seats);
  const { record } = openRecord(game, names, game.describe(laid.value.state).options, { secret: 'arranged', words: [] });
  return { now: laid.value.state, record, events: [] };
}
