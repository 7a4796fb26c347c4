import * as abyss from '@fathom/abyss/listing';
import * as conspiracy from '@fathom/conspiracy/listing';
import { anyListing, type AnyListing, type Evaluation, type GameRules, type GameTexts, type Playable, type Skills } from '@fathom/kernel';
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

/** What bots have learned about a game, if they have; for those that think, not for tables. */
const evaluations: Readonly<Record<string, () => Promise<unknown>>> = {
  conspiracy: conspiracy.loadEvaluation,
  abyss: abyss.loadEvaluation,
  waterdeep: waterdeep.loadEvaluation,
};

/** How well the levels play a game, as it was measured; apart from what they have learned, which is much larger. */
const skills: Readonly<Record<string, () => Promise<Skills>>> = {
  conspiracy: conspiracy.loadSkills,
  abyss: abyss.loadSkills,
  waterdeep: waterdeep.loadSkills,
};

export const loadSkills = async (id: string): Promise<Skills | null> => (await skills[id]?.()) ?? null;

export const gameIds: readonly string[] = games.map(({ id }) => id);

export const listingOf = (id: string): AnyListing | null => games.find((game) => game.id === id) ?? null;

/** The texts of the game with this ID. The caller has its rules from the same entry: `G` is that game. */
export const textsOf = <G extends Playable<G>>(id: string): GameTexts<G> => texts[id] as GameTexts<G>;

/** Passes the rules of a game and what bots have learned about it to a generic function; null if there is no such game. */
export function withEvaluation<R>(id: string, use: <G extends Playable<G>>(rules: GameRules<G>) => R | Promise<R>): Promise<R> | null {
  const visit = async <G extends Playable<G>>(rules: GameRules<G>): Promise<R> => {
    const evaluation = (await evaluations[id]?.()) as Evaluation<G> | undefined;
    return use(evaluation === undefined ? rules : { ...rules, evaluation });
  };
  return (
    listingOf(id)
      ?.withRules(visit)
      .then((result) => result) ?? null
  );
}
