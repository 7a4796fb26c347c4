import type { Chair, Move, Playable, Rng, Seat } from '@fathom/kernel';

/** A player without a face. It is given a chair, so it can never know more than a person who sits there. */
export interface Bot<G extends Playable<G>> {
  readonly name: string;
  choose(chair: Chair<G>, rng: Rng): Move<G>;
}

/**
 * What a game knows of good play: the heavier a move, the better it looks at a glance. It lives beside its game.
 * It is asked in imagined worlds, some dozen thousand times a second, and may not look at what is hidden from the seat.
 */
export type Heuristic<G extends Playable<G>> = (s: G['state'], seat: Seat, move: Move<G>) => number;

/** Milliseconds since whenever. Bots own no clock: whoever wants them to watch one hands it over. */
export type Clock = () => number;
