import { conspiracy, type Conspiracy, type Options, type State } from '@fathom/conspiracy';
import {
  distinctMoves,
  validateSetup,
  asked,
  invariant,
  legal,
  pick,
  rngFrom,
  start,
  step,
  type SeatAccess,
  type Seat,
} from '@fathom/kernel';

/** All options of a table, with those that differ from the default. */
export function options(seats: number, wanted: Partial<Options> = {}): Options {
  const admitted = validateSetup(conspiracy, seats, wanted);
  invariant(admitted.ok, 'the options are offered');
  return admitted.value.options;
}

/** A table after some random moves, and the seat that is asked. */
export function midgame(seats: number, plies: number, seed: string): { readonly s: State; readonly seat: Seat } {
  const s = start(conspiracy, seats, options(seats), rngFrom(seed)).state;
  const rng = rngFrom(`moves of ${seed}`);
  while (s.ply < plies && s.outcome === null) step(conspiracy, s, turn(s), pick(rng, legal(conspiracy, s, turn(s))));
  invariant(s.outcome === null, 'the game goes on');
  return { s, seat: turn(s) };
}

const turn = (s: State): Seat => asked(conspiracy, s)[0]!;

/** The state with its secrets in a canonical order: equal for all worlds that a seat cannot distinguish. */
export const inOrder = (s: State): State => ({
  ...conspiracy.clone(s),
  lordDeck: s.lordDeck.toSorted(),
  locationDeck: s.locationDeck.toSorted(),
  rng: [0, 0, 0, 0],
});

/** A `SeatAccess` whose worlds depend on nothing but what its seat sees, and on the given generator. */
export const fairAccess = (s: State, seat: Seat): SeatAccess<Conspiracy> => ({
  seat,
  view: () => conspiracy.view(s, seat),
  legal: () => legal(conspiracy, s, seat),
  distinct: () => distinctMoves(conspiracy, s, seat, null),
  determinize: (rng) => conspiracy.determinize(inOrder(s), seat, rng),
});
