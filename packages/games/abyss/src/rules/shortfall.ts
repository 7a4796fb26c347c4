import type { Seat } from '@fathom/kernel';
import { KRAKEN, type AllyId } from '../content/cards.ts';
import { lords, type LordId } from '../content/lords.ts';
import { races, type Race } from '../content/races.ts';
import { lotOf, priceOf, racesFit, type Lot, type Price, type Table } from './payable.ts';

/** What a hand lacks to pay for a lord: the race that is named, so many other races, so much value beyond the purse. */
export interface Shortfall {
  readonly race: Race | null;
  readonly races: number;
  readonly value: number;
}

/** AB-REC-02..06 · Nothing is missing exactly where the lord can be paid for. */
export function shortfall(t: Table, seat: Seat, hand: readonly AllyId[], lord: LordId): Shortfall {
  const price = priceOf(t, seat, lord);
  const lot = lotOf(hand);
  const own = races.filter((_, suit) => (lot.suits & (1 << suit)) !== 0).length;
  const isMissing = price.suit >= 0 && lot.krakens === 0 && (lot.suits & (1 << price.suit)) === 0;
  return {
    race: isMissing ? lords[lord].cost.mandatory : null,
    races: Math.max(0, isMissing ? price.races - 1 - own : price.races - own - lot.krakens),
    value: Math.max(0, price.value - price.purse - mostOf(lot, price)),
  };
}

/** The most that allies of so many races come to: as the lord wants them, or where that cannot be, any. */
function mostOf(lot: Lot, price: Price): number {
  const sets = Array.from({ length: 1 << races.length }, (_, set) => set).filter((set) => (set & ~lot.suits) === 0);
  const fitting = sets.filter((set) => racesFit(set, lot.krakens, price));
  const fewEnough = (set: number): boolean => races.filter((_, suit) => (set & (1 << suit)) !== 0).length <= price.races;
  const worth = (set: number): number =>
    races.reduce((sum, _, suit) => sum + ((set & (1 << suit)) === 0 ? 0 : lot.bySuit[suit]!), lot.bySuit[KRAKEN]!);
  return Math.max(0, ...(fitting.length > 0 ? fitting : sets.filter(fewEnough)).map(worth));
}
