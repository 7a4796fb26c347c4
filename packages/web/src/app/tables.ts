import type { Playable, Seed } from '@fathom/kernel';
import { rulesFor, startLocal } from '@fathom/table';
import type { WebGame } from '../shell/game.ts';
import { storeTable, toStored } from '../table/storage.ts';
import type { Player } from '../table/players.ts';

/** Random hexadecimal digits. */
export function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Creates a table and stores it; returns its ID. */
export function newTable<G extends Playable<G>>(
  { rules }: WebGame<G>,
  players: readonly Player[],
  options: G['options'],
  words: string,
  id = randomHex(5),
): string {
  const seed: Seed = { secret: words === '' ? randomHex(16) : words, words: [] };
  const played = rulesFor(rules);
  const now = Date.now();
  storeTable(
    localStorage,
    toStored(played, { id, players }, startLocal(played, { id, seats: players, now }, rules.id, options, seed)),
    now,
  );
  return id;
}
