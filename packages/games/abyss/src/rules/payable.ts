import type { Seat } from '@fathom/kernel';
import { cards, KRAKEN, type AllyId, type Card } from '../content/cards.ts';
import { lords, type LordId } from '../content/lords.ts';
import { countRaces, hasRace, NO_RACES, withoutRace, withRace } from '../content/races.ts';
import { lasting, suffered, type Laid } from '../lasting.ts';
import type { Options, SeatView } from '../state.ts';
import { purse } from './coins.ts';

/* Can a lord be paid for? Exact and fast: asked for every lord at every turn. */

/** What a lord asks of one player now. */
export interface Price {
  readonly value: number;
  readonly races: number;
  /** The place of the mandatory race; −1 if there is none. */
  readonly suit: number;
  /** The highest shortfall that coins can fill. */
  readonly purse: number;
}

export type PriceFacts = Omit<Laid, 'players'> & {
  readonly options: Pick<Options, 'recruiterSurcharge'>;
  readonly players: readonly Pick<SeatView, 'lords' | 'turned' | 'nebulis' | 'pearls'>[];
};

/** What holds for every lord that one player might recruit now. */
export interface Terms {
  readonly surcharge: number;
  readonly double: boolean;
  readonly discount: number;
  readonly anyRace: boolean;
  readonly purse: number;
}

/** AB-LORD-01, 24, 25 · A Recruiter of others, an own Treasurer, an own Diplomat. */
export function termsOf(t: PriceFacts, seat: Seat): Terms {
  const player = t.players[seat]!;
  return {
    surcharge: suffered(t, seat, lasting.surcharge),
    double: t.options.recruiterSurcharge === 'double',
    discount: lasting.discount(player),
    anyRace: lasting.anyRace(player) > 0,
    purse: purse(player),
  };
}

/** AB-REC-07, RL-06, AB-LORD-24 · The cost in force; a Diplomat waives the mandatory race, and nothing else. */
export function priceWith({ surcharge, double, discount, anyRace, purse }: Terms, lord: LordId): Price {
  const { value, races: count, suit } = lords[lord].cost;
  const raised = value + (surcharge > 0 && double ? value : surcharge);
  return { value: Math.max(0, raised - discount), races: count, suit: anyRace ? -1 : suit, purse };
}

export const priceOf = (t: PriceFacts, seat: Seat, lord: LordId): Price => priceWith(termsOf(t, seat), lord);

export const costInForce = (t: PriceFacts, seat: Seat, lord: LordId): number => priceOf(t, seat, lord).value;

/** The totals of some allies. */
export interface Sum {
  readonly value: number;
  readonly suits: number;
  readonly krakens: number;
}

/** The same for allies to choose from, and the value of each race and of the Krakens. */
export interface Lot extends Sum {
  readonly bySuit: readonly number[];
}

type OpenLot = { -readonly [F in keyof Sum]: Sum[F] } & { readonly bySuit: number[] };
export const newLot = (): OpenLot => ({ value: 0, suits: NO_RACES, krakens: 0, bySuit: [0, 0, 0, 0, 0, 0] });

export function lotOf(allies: readonly AllyId[], from = 0): Lot {
  const lot = newLot();
  for (let i = from; i < allies.length; i++) addTo(lot, cards[allies[i]!]);
  return lot;
}

export function addTo(lot: OpenLot, { suit, value }: Card): void {
  lot.value += value;
  lot.bySuit[suit]! += value;
  if (suit === KRAKEN) lot.krakens++;
  else lot.suits = withRace(lot.suits, suit);
}

/** AB-REC-02, 03, KR-ALLY-05 · Can these be exactly the races that are asked for? */
export function racesFit(suits: number, krakens: number, { races, suit }: Price): boolean {
  const different = countRaces(suits);
  if (different > races || races > different + krakens) return false;
  return suit < 0 || hasRace(suits, suit) || (krakens > 0 && different < races);
}

/** AB-REC-05, 06 · Paid by these allies, with coins for the shortfall. */
export const isPaid = (lot: Sum, price: Price): boolean =>
  racesFit(lot.suits, lot.krakens, price) && lot.value + price.purse >= price.value;

/**
 * Can what is spent be completed from the rest? All Krakens and all cards of the races in use count, and as many other races as still fit.
 * If the mandatory race is missing, it is added, or a Kraken takes its place and one race less fits.
 */
export function canComplete(spent: Sum, rest: Lot, price: Price): boolean {
  const room = price.races - countRaces(spent.suits);
  if (room < 0 || spent.value + rest.value + price.purse < price.value) return false;
  const krakens = spent.krakens + rest.krakens;
  const missing = price.suit >= 0 && !hasRace(spent.suits, price.suit);
  if (!missing) return reaches(spent, rest, spent.suits, room, krakens, price);
  if (room === 0) return false;
  const named = withRace(spent.suits, price.suit);
  if (hasRace(rest.suits, price.suit) && reaches(spent, rest, named, room - 1, krakens, price)) return true;
  return krakens > 0 && reaches(spent, rest, spent.suits, room - 1, krakens - 1, price);
}

/**
 * With these races in use, so many more to choose, and so many Krakens for what is still missing. The poorest races too many are left out.
 */
function reaches(spent: Sum, rest: Lot, inUse: number, room: number, krakens: number, price: Price): boolean {
  let leftOut = rest.suits & ~inUse;
  const missing = room - countRaces(leftOut);
  if (missing >= 0) return missing <= krakens; // nothing is left out, and the caller knows that all of it is enough
  for (let i = 0; i < room; i++) leftOut = withoutRace(leftOut, richest(rest.bySuit, leftOut));
  let value = spent.value + rest.value + price.purse;
  for (let suit = 0; suit < KRAKEN; suit++) if (hasRace(leftOut, suit)) value -= rest.bySuit[suit]!;
  return value >= price.value;
}

function richest(bySuit: readonly number[], among: number): number {
  let found = KRAKEN;
  for (let suit = 0; suit < KRAKEN; suit++) {
    if (hasRace(among, suit) && (found === KRAKEN || bySuit[suit]! > bySuit[found]!)) found = suit;
  }
  return found;
}
