import type { Seat } from '@fathom/kernel';
import { KRAKEN, type AllyId } from '../content/cards.ts';
import { lords, type LordId } from '../content/lords.ts';
import { countRaces, hasRace, races, subsetsOf, type Race } from '../content/races.ts';
import { keysOf } from '../queries.ts';
import type { SeatView } from '../state.ts';
import { COURT } from './court.ts';
import { KEYS } from './locations.ts';
import { lotOf, priceOf, racesFit, type Lot, type Price, type PriceFacts } from './payable.ts';

/** What a hand lacks to pay for a lord: the race that is named, so many other races, so much value beyond the purse. */
export interface Shortfall {
  readonly race: Race | null;
  readonly races: number;
  readonly value: number;
}

/** AB-REC-02..06 · Nothing is missing exactly where the lord can be paid for. */
export function shortfall(t: PriceFacts, seat: Seat, hand: readonly AllyId[], lord: LordId): Shortfall {
  const price = priceOf(t, seat, lord);
  const lot = lotOf(hand);
  const own = countRaces(lot.suits);
  const isMissing = price.suit >= 0 && lot.krakens === 0 && !hasRace(lot.suits, price.suit);
  return {
    race: isMissing ? lords[lord].cost.mandatory : null,
    races: Math.max(0, isMissing ? price.races - 1 - own : price.races - own - lot.krakens),
    value: Math.max(0, price.value - price.purse - mostOf(lot, price)),
  };
}

/** The most that allies of so many races come to: as the lord wants them, or where that cannot be, any. */
function mostOf(lot: Lot, price: Price): number {
  const sets = subsetsOf(lot.suits);
  const fitting = sets.filter((set) => racesFit(set, lot.krakens, price));
  const worth = (set: number): number =>
    races.reduce((sum, _, suit) => sum + (hasRace(set, suit) ? lot.bySuit[suit]! : 0), lot.bySuit[KRAKEN]!);
  return Math.max(0, ...(fitting.length > 0 ? fitting : sets.filter((set) => countRaces(set) <= price.races)).map(worth));
}

/** AB-LOC-03 · How many of the keys for a location a player has; null if they are enough. */
export function keyShortfall(player: Pick<SeatView, 'keys' | 'lords' | 'turned'>): { readonly have: number; readonly need: number } | null {
  const have = keysOf(player);
  return have >= KEYS ? null : { have, need: KEYS };
}

/** AB-PLOT-02, KR-NEB-06 · What a plot lacks: a pearl, an empty space of the Court, a lord in the deck; null if nothing. */
export function plotShortfall(pearls: number, court: number, lordDeck: number): 'pearl' | 'space' | 'lord' | null {
  if (lordDeck === 0) return 'lord';
  if (court === COURT) return 'space';
  return pearls === 0 ? 'pearl' : null;
}
