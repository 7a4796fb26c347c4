import { branch, shuffle, type Rng, type Seat } from '@fathom/kernel';
import type { LocationId } from './content/locations.ts';
import type { Event } from './events.ts';
import { byNumber } from './rules/keys.ts';
import { clone, clonePiles, clonePlayers, type State } from './state.ts';

/* Everything hidden, in one file. CO-HIDDEN-01 · Only the order of the two decks is (and the random numbers to come). */

/** CO-HIDDEN-02, 03 · What everybody sees. */
type Public = Pick<
  State,
  | 'seats'
  | 'options'
  | 'piles'
  | 'revealed'
  | 'setAside'
  | 'openLocations'
  | 'revealedLocations'
  | 'players'
  | 'turn'
  | 'master'
  | 'restriction'
  | 'armedBy'
  | 'rival'
>;

export interface View extends Public {
  readonly lordDeck: number;
  readonly locationDeck: number;
  /** CO-HIDDEN-04 · The location deck, by number, while this seat looks through it. */
  readonly search: readonly LocationId[] | null;
}

export const view = (s: State, seat: Seat | null): View => seen(s, (owner) => owner === seat);

export const open = (s: State): View => seen(s, () => true);

function seen(s: State, isOpen: (owner: Seat) => boolean): View {
  const frame = s.stack.at(-1);
  const searching = frame?.kind === 'location' && frame.from === 'search' && isOpen(frame.seat);
  return {
    seats: s.seats,
    options: s.options,
    lordDeck: s.lordDeck.length,
    piles: clonePiles(s.piles),
    revealed: s.revealed.slice(),
    setAside: s.setAside.slice(),
    locationDeck: s.locationDeck.length,
    openLocations: s.openLocations.slice(),
    revealedLocations: s.revealedLocations.slice(),
    search: searching ? byNumber(s.locationDeck) : null,
    players: clonePlayers(s.players),
    turn: s.turn,
    master: s.master,
    restriction: s.restriction,
    armedBy: s.armedBy,
    rival: s.rival,
  };
}

/** CO-HIDDEN-02, 04 · Nothing that happens is private: a search shows only that there was one. */
export const redact = (event: Event, _seat: Seat | null): Event => event;

/** CO-HIDDEN-01, 05 · The same table with both decks in another order and other random numbers to come. */
export function determinize(s: State, _seat: Seat | null, rng: Rng): State {
  const world = clone(s);
  shuffle(rng, world.lordDeck);
  shuffle(rng, world.locationDeck);
  world.rng = branch(rng);
  return world;
}
