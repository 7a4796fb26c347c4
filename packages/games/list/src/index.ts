import * as abyss from '@fathom/abyss/listing';
import * as conspiracy from '@fathom/conspiracy/listing';
import { anyListing, type AnyListing, type GameTexts, type Playable } from '@fathom/kernel';
import * as waterdeep from '@fathom/waterdeep/listing';

/* The list of games. Every program takes its games from here, in this order. */

export const games: readonly AnyListing[] = [
  anyListing(conspiracy.listing), //
  anyListing(abyss.listing),
  anyListing(waterdeep.listing),
];

/** By the ID of the game; apart from its rules, so that a bot's worker is built without them. */
const texts: Readonly<Record<string, unknown>> = {
  conspiracy: conspiracy.texts,
  abyss: abyss.texts,
  waterdeep: waterdeep.texts,
};

export const gameIds: readonly string[] = games.map(({ id }) => id);

export const listingOf = (id: string): AnyListing | null => games.find((game) => game.id === id) ?? null;

/** The texts of the game with this ID. The caller has its rules from the same entry: `G` is that game. */
export const textsOf = <G extends Playable<G>>(id: string): GameTexts<G> => texts[id] as GameTexts<G>;
