import type { Playable, Seed } from '@fathom/kernel';
import { rulesFor, startLocal } from '@fathom/table';
import type { Entry } from '../games/entry.ts';
import { keep, keepable } from '../table/storage.ts';
import type { Sitter } from '../table/sitters.ts';

/** Letters for an address, drawn by the browser. */
export function secret(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A new table, kept before its first move; gives its address. */
export function newTable<G extends Playable<G>>(
  { game }: Entry<G>,
  sitters: readonly Sitter[],
  options: G['options'],
  words: string,
): string {
  const seed: Seed = { secret: words === '' ? secret(16) : words, words: [] };
  const id = secret(5);
  const rules = rulesFor(game);
  const now = Date.now();
  keep(localStorage, keepable(rules, { id, sitters }, startLocal(rules, { id, seats: sitters, now }, game.id, options, seed)), now);
  return id;
}
