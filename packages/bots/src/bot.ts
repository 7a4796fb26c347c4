import type { Move, Playable, Rng, SeatAccess } from '@fathom/kernel';

/** A computer player. It gets a `SeatAccess`, so it can never know more than a person in that seat. */
export interface Bot<G extends Playable<G>> {
  readonly name: string;
  choose(access: SeatAccess<G>, rng: Rng): Move<G>;
}

/** Milliseconds from an arbitrary start. Bots read no clock of their own: the caller passes one. */
export type Clock = () => number;
