import type { Seat } from '@fathom/kernel';
import { KRAKEN, type AllyId } from '../content/cards.ts';
import { lords, type LordId } from '../content/lords.ts';
import { countRaces, hasRace, races, subsetsOf, type Race } from '../content/races.ts';
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
