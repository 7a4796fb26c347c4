import type { Move, Playable, Rng, SeatAccess } from '@fathom/kernel';

/** A player without a face. It is given a chair, so it can never know more than a person who sits there. */
export interface Bot<G extends Playable<G>> {
  readonly name: string;
  choose(chair: SeatAccess<G>, rng: Rng): Move<G>;
}

/** Milliseconds since whenever. Bots own no clock: whoever wants them to watch one hands it over. */
export type Clock = () => number;
