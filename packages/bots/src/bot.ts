import type { SeatAccess, Move, Playable, Rng, Seat } from '@fathom/kernel';

/** A player without a face. It is given a chair, so it can never know more than a person who sits there. */
export interface Bot<G extends Playable<G>> {
  readonly name: string;
  choose(chair: SeatAccess<G>, rng: Rng): Move<G>;
}

/**
 * What a game knows of good play: the heavier a move, the better it looks at a glance. It lives beside its game.
 * It is asked in imagined worlds, some dozen thousand times a second, and may not look at what is hidden from the seat.
 */
export interface Heuristic<G extends Playable<G>> {
  (s: G['state'], seat: Seat, move: Move<G>): number;
  /** Where a game is too long to be played to its end in thought. */
  readonly forecast?: Forecast<G>;
}

/** What a game knows of where it leads to. It is asked in imagined worlds only, and may look at all of them. */
export interface Forecast<G extends Playable<G>> {
  /** How far the game is, in parts of it: a playout lasts for some of them. */
  readonly chapter: (s: G['state']) => number;
  /** What everybody will probably have at the end. */
  readonly scores: (s: G['state']) => readonly number[];
}

/** Milliseconds since whenever. Bots own no clock: whoever wants them to watch one hands it over. */
export type Clock = () => number;
