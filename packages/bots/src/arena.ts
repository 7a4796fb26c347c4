import { asked, seatAccess, rngFrom, start, step, type Game, type Outcome, type Playable } from '@fathom/kernel';
import type { Bot } from './bot.ts';

/** One game of a pairing. All lists are in the order of the line-up, independent of the seats. */
export interface Bout {
  readonly scores: readonly number[];
  /** 1 for a victory, or the share of it. */
  readonly shares: readonly number[];
  /** The lead over the best of all others, including a rival that the rules play. */
  readonly margins: readonly number[];
  readonly plies: number;
}

/** One seed, played once from every seat. The unit of all statistics: its games are not independent of each other. */
export interface Pairing {
  readonly seed: string;
  readonly lineup: readonly string[];
  readonly bouts: readonly Bout[];
}

/** Plays the same deal for every rotation of the line-up. Seeds can be spread over any number of workers. */
export function pairing<G extends Playable<G>>(game: Game<G>, options: G['options'], seed: string, lineup: readonly Bot<G>[]): Pairing {
  const bouts = lineup.map((_, rotation) => bout(game, options, seed, lineup, rotation));
  return { seed, lineup: lineup.map(({ name }) => name), bouts };
}

function bout<G extends Playable<G>>(
  game: Game<G>,
  options: G['options'],
  seed: string,
  lineup: readonly Bot<G>[],
  rotation: number,
): Bout {
  let { state, open } = start(game, lineup.length, options, rngFrom(seed));
  const sitting = lineup.map((_, seat) => (seat + rotation) % lineup.length);
  const rngs = lineup.map((_, entrant) => rngFrom(`${seed}/${rotation}/${entrant}`));
  while (state.outcome === null) {
    const seat = open?.seat ?? asked(game, state)[0]!;
    const entrant = sitting[seat]!;
    open = step(game, state, seat, lineup[entrant]!.choose(seatAccess(game, state, seat, open), rngs[entrant]!));
  }
  return boutOf(state.outcome, sitting, state.ply);
}

function boutOf({ scores, winners }: Outcome, sitting: readonly number[], plies: number): Bout {
  const seats = sitting.map((_, entrant) => sitting.indexOf(entrant));
  return {
    scores: seats.map((seat) => scores[seat]!),
    shares: seats.map((seat) => (winners.includes(seat) ? 1 / winners.length : 0)),
    margins: seats.map((seat) => scores[seat]! - Math.max(...scores.filter((_, side) => side !== seat))),
    plies,
  };
}
