import type { Bout, Pairing } from './arena.ts';
import { meanOf, rateOf, ratingOf, type Mean, type Rate, type Rating } from './statistics.ts';

/** The results of all entrants with one name, in all seats. */
export interface Standing {
  readonly name: string;
  /** Games, once for each entrant of this name, and its victories; a shared one counts its share. */
  readonly games: number;
  readonly wins: number;
  readonly rate: Rate;
  /** The lead over the best of the others, in points. */
  readonly margin: Mean;
}

/** One name against another: which of the two scored better, even if a third won. */
export interface Duel {
  readonly names: readonly [string, string];
  readonly rate: Rate;
  readonly rating: Rating;
}

export interface Tally {
  readonly pairings: number;
  readonly games: number;
  readonly plies: number;
  readonly standings: readonly Standing[];
  readonly duels: readonly Duel[];
}

/** The statistics of any pairings, in any order, from any number of workers. */
export function tally(pairings: readonly Pairing[]): Tally {
  const names = [...new Set(pairings.flatMap(({ lineup }) => lineup))];
  const bouts = pairings.flatMap((pairing) => pairing.bouts);
  return {
    pairings: pairings.length,
    games: bouts.length,
    plies: sum(bouts.map(({ plies }) => plies)),
    standings: names.map((name) => standingOf(name, pairings)),
    duels: names.flatMap((one, i) => names.slice(i + 1).flatMap((two) => duelOf(one, two, pairings))),
  };
}

function standingOf(name: string, pairings: readonly Pairing[]): Standing {
  const shares = perPairing(pairings, entrants(name), ({ shares }, [entrant]) => shares[entrant!]!);
  const margins = perPairing(pairings, entrants(name), ({ margins }, [entrant]) => margins[entrant!]!);
  return {
    name,
    games: sum(shares.map((values) => values.length)),
    wins: sum(shares.flat()),
    rate: rateOf(shares.map(mean)),
    margin: meanOf(margins.map(mean)),
  };
}

function duelOf(one: string, two: string, pairings: readonly Pairing[]): Duel[] {
  const met = perPairing(pairings, couples(one, two), ahead);
  if (met.length === 0) return [];
  const rate = rateOf(met.map(mean));
  return [{ names: [one, two], rate, rating: ratingOf(rate, met.length) }];
}

/** 1 if the first entrant did better than the second, ½ if they are equal. */
function ahead({ shares, scores }: Bout, [a, b]: readonly number[]): number {
  const lead = shares[a!]! - shares[b!]! || scores[a!]! - scores[b!]!;
  return lead > 0 ? 1 : lead < 0 ? 0 : 0.5;
}

type Places = readonly (readonly number[])[];

const entrants =
  (name: string) =>
  (lineup: readonly string[]): Places =>
    lineup.flatMap((other, place) => (other === name ? [[place]] : []));

const couples =
  (one: string, two: string) =>
  (lineup: readonly string[]): Places =>
    entrants(one)(lineup).flatMap(([a]) => entrants(two)(lineup).map(([b]) => [a!, b!]));

/** A number per bout, for every choice of entrants; one list for each pairing that has any. */
function perPairing(
  pairings: readonly Pairing[],
  choices: (lineup: readonly string[]) => Places,
  value: (bout: Bout, places: readonly number[]) => number,
): number[][] {
  const lists = pairings.map(({ lineup, bouts }) => {
    const places = choices(lineup);
    return bouts.flatMap((bout) => places.map((place) => value(bout, place)));
  });
  return lists.filter(({ length }) => length > 0);
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const mean = (values: readonly number[]): number => sum(values) / values.length;
