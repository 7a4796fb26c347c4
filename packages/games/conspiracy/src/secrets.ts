import { branch, derived, shuffle, type DeclaredView, type Derived, type Rng, type Seat, type Viewing } from '@fathom/kernel';
import type { LocationId } from './content/locations.ts';
import type { Event } from './events.ts';
import { byNumber } from './rules/keys.ts';
import { clone, clonePiles, clonePlayer, fields, type Conspiracy, type Options, type State } from './state.ts';

/* What is hidden is said with the fields of the state; here is what a view shows besides. */

export interface View extends DeclaredView<typeof fields> {
  readonly options: Options;
  /** CO-HIDDEN-04 · The location deck, by number, while this seat looks through it. */
  readonly search: readonly LocationId[] | null;
}

/**
 * By hand, since the derived one takes 5 times as long (docs/adr/0027); a test compares each field with its declaration.
 */
function show(s: State, { owns }: Viewing): View {
  const frame = s.stack.at(-1);
  const isSearched = frame?.kind === 'location' && frame.from === 'search' && owns(frame.seat);
  return {
    seats: s.seats,
    options: s.options,
    players: s.players.map(clonePlayer),
    piles: clonePiles(s.piles),
    turn: s.turn,
    master: s.master,
    armedBy: s.armedBy,
    restriction: s.restriction,
    rival: s.rival,
    revealed: s.revealed.slice(),
    setAside: s.setAside.slice(),
    openLocations: s.openLocations.slice(),
    revealedLocations: s.revealedLocations.slice(),
    lordDeck: s.lordDeck.length,
    locationDeck: s.locationDeck.length,
    search: isSearched ? byNumber(s.locationDeck) : null,
  };
}

export const declared: Derived<Conspiracy> = derived<Conspiracy, typeof fields>(fields, show, clone);

/** CO-HIDDEN-02, 04 · Nothing that happens is private: a search shows only that there was one. */
export const redact = (event: Event, _seat: Seat | null): Event => event;

/**
 * CO-HIDDEN-01, 05 · The same table with both decks in another order and other random numbers to come. By hand, since bots
 * imagine a world for every move: the derived one takes 2.1 times as long.
 */
export function determinize(s: State, _seat: Seat | null, rng: Rng): State {
  const world = clone(s);
  shuffle(rng, world.lordDeck);
  shuffle(rng, world.locationDeck);
  world.rng = branch(rng);
  return world;
}
