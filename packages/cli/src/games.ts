import { mapTexts, withoutTypography, type Playable } from '@fathom/kernel';
import { stop } from './errors.ts';
import { abyssEntry } from './games/abyss/index.ts';
import { conspiracyEntry } from './games/conspiracy/index.ts';
import type { Entry } from './games/entry.ts';
import { waterdeepEntry } from './games/waterdeep/index.ts';

/** A game from the shelf, whichever it is: the visitor works for all of them. */
type Shelved = <R>(visit: <G extends Playable<G>>(entry: Entry<G>) => R) => R;

/** A terminal breaks lines itself: its texts have ordinary spaces, so that they can be searched and piped. */
function shelve<G extends Playable<G>>(entry: Entry<G>): Shelved {
  const plain = { ...entry, texts: mapTexts(entry.texts, withoutTypography), rulebooks: mapTexts(entry.rulebooks, withoutTypography) };
  return (visit) => visit(plain);
}

const shelf: Readonly<Record<string, Shelved>> = {
  conspiracy: shelve(conspiracyEntry),
  abyss: shelve(abyssEntry),
  waterdeep: shelve(waterdeepEntry),
};

export const gameIds: readonly string[] = Object.keys(shelf);

/** Takes a game by its name and does something with it. */
export function withGame<R>(id: string, visit: <G extends Playable<G>>(entry: Entry<G>) => R): R {
  const game = Object.hasOwn(shelf, id) ? shelf[id]! : stop({ code: 'unknown-game', name: id, known: gameIds });
  return game(visit);
}
