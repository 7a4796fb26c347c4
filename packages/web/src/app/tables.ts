import { sitDown, type Playable, type Seed } from '@fathom/kernel';
import type { Entry } from '../games/entry.ts';
import { keep } from '../table/storage.ts';
import type { Sitter } from '../table/sitters.ts';

/** Letters for an address, drawn by the browser. */
export function secret(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A new table, kept before its first move; gives its address. */
export function newTable<G extends Playable<G>>(entry: Entry<G>, sitters: readonly Sitter[], options: G['options'], words: string): string {
  const seed: Seed = { secret: words === '' ? secret(16) : words, words: [] };
  const id = secret(5);
  keep(
    localStorage,
    entry.game,
    { id, sitters },
    sitDown(
      entry.game,
      sitters.map(({ name }) => name),
      options,
      seed,
    ),
    Date.now(),
  );
  return id;
}
