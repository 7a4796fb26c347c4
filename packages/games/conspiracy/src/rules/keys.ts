import { next, type Chapter, type Seat } from '@fathom/kernel';
import { locationIds, type LocationId } from '../content/locations.ts';
import { lords } from '../content/lords.ts';
import { rivals, rivalSide } from '../expansions/solo/rivals.ts';
import type { Answers } from '../flow.ts';
import { forEach, reveals, takeLocation, takeOpen } from '../moves.ts';
import type { Conspiracy, Laid, LaidPlayer, State } from '../state.ts';
import { drop, openRest, putLocation, revealLocations, searchLocations, takeFromDeck } from '../verbs.ts';
import { applyLocation } from './locations.ts';

export const takingLocations: Chapter<Conspiracy, 'locationSource' | 'location'> = {
  /** CO-KEY-08, CO-DECK-04, 05 · Reveal one to three from the deck, or take one that lies open. */
  locationSource: {
    moves(s) {
      const moves: Answers['locationSource'][] = reveals.slice(0, Math.min(3, s.locationDeck.length));
      for (const location of s.openLocations) moves.push(takeOpen[location]);
      return moves;
    },
    take(s, { seat }, move) {
      if (move.type === 'reveal') {
        revealLocations(s, seat, move.count);
        next(s, { kind: 'location', seat, from: 'reveal' });
      } else {
        drop(s.openLocations, move.location);
        putLocation(s, seat, move.location, 'open');
        applyLocation(s, seat, move.location);
      }
    },
    touches: (_s, _f, move) => [move.type === 'reveal' ? 'locationDeck' : move.location],
    whyNot: (_s, _f, { type, count }) => (type === 'reveal' && (count === 2 || count === 3) ? 'CO-DECK-04' : 'CO-KEY-08'),
  },
  /** CO-KEY-08..10, CO-LOC-14 · One of those revealed, the rest lies open; or one of the whole deck, which is then shuffled. */
  location: {
    moves: (s, { from }) => forEach(from === 'reveal' ? s.revealedLocations : byNumber(s.locationDeck), takeLocation),
    take(s, { seat, from }, { location }) {
      if (from === 'reveal') openRest(s, location);
      else takeFromDeck(s, location);
      putLocation(s, seat, location, from);
      applyLocation(s, seat, location);
    },
    touches: (_s, _f, { location }) => [location],
    whyNot: (_s, { from }) => (from === 'reveal' ? 'CO-KEY-10' : 'CO-LOC-14'),
  },
};

/** CO-KEY-03, 07, 16 · A key lord was placed: if the keys suffice, exactly one location must be taken now. */
export function maybeTakeLocation(s: State, side: Seat): void {
  if (!keysSuffice(s, side)) return;
  // CO-DECK-06 · only if some are in the box
  if (s.locationDeck.length + s.openLocations.length === 0) s.log?.push({ type: 'noLocationLeft', side });
  else if (side === rivalSide(s)) next(s, { kind: 'rivalLocation', side });
  else if (!holds(s.players[side]!, 'cartographers-archive')) next(s, { kind: 'locationSource', seat: side });
  else if (s.locationDeck.length > 0) {
    searchLocations(s, side);
    next(s, { kind: 'location', seat: side, from: 'search' });
  } else s.log?.push({ type: 'noLocationLeft', side }); // CO-DECK-08 · The keys stay active.
}

/** CO-KEY-04..06 · Two alike, or three; any two for the player who holds the vault. */
function keysSuffice(s: State, side: Seat): boolean {
  const { silver, gold } = activeKeys(s.players[side]!);
  return silver >= 2 || gold >= 2 || (silver + gold >= 2 && anyTwoKeys(s, side));
}

export const anyTwoKeys = (t: Laid, side: Seat): boolean =>
  side === rivalSide(t) ? rivals[t.rival!.guild].anyTwoKeys : holds(t.players[side]!, 'locksmiths-vault');

/** CO-KEY-02, 13 · Keys of lords placed after the latest location; that one separated all before it. */
export function activeKeys({ alliance, holdings }: Pick<LaidPlayer, 'alliance' | 'holdings'>): { silver: number; gold: number } {
  const keys = { silver: 0, gold: 0 };
  for (let i = holdings.length === 0 ? 0 : holdings[holdings.length - 1]!.slot; i < alliance.length; i++) {
    const { key } = lords[alliance[i]!];
    if (key !== null) keys[key]++;
  }
  return keys;
}

export function holds({ holdings }: LaidPlayer, wanted: LocationId): boolean {
  for (const { location } of holdings) if (location === wanted) return true;
  return false;
}

/** CO-HIDDEN-04 · By printed number, never in the order of the deck. */
export const byNumber = (cards: readonly LocationId[]): LocationId[] => locationIds.filter((location) => cards.includes(location));
