import type { Seat } from '@fathom/kernel';
import { cards, KRAKEN, type AllyId, type Card } from '../content/cards.ts';
import { lords, type LordId } from '../content/lords.ts';
import { countRaces, hasRace, withRace } from '../content/races.ts';
import { lasting, suffered, type Laid } from '../lasting.ts';
import type { Options, Player } from '../state.ts';
import { purse } from './coins.ts';

/* Can it be paid? Exact, and quick: it is asked of every lord at every turn. */

/** What a lord asks of one player now. */
export interface Price {
  readonly value: number;
  readonly races: number;
  /** The place of the mandatory race; −1 if there is none. */
  readonly suit: number;
  /** The highest shortfall that coins can fill. */
  readonly purse: number;
}

export type Table = Omit<Laid, 'players'> & {
  readonly options: Pick<Options, 'recruiterSurcharge'>;
  readonly players: readonly Pick<Player, 'lords' | 'turned' | 'nebulis' | 'pearls'>[];
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
export function termsOf(t: Table, seat: Seat): Terms {
  const player = t.players[seat]!;
  return {
    surcharge: suffered(t, seat, lasting.surcharge),
    double: t.options.recruiterSurcharge === 'double',
    discount: lasting.discount(player),
    anyRace: lasting.anyRace(player) > 0,
    purse: purse(player),
  };
}

/** AB-REC-07, RL-06 · The cost in force; a Diplomat waives the mandatory race, and nothing else. */
export function priceWith({ surcharge, double, discount, anyRace, purse }: Terms, lord: LordId): Price {
  const { value, races: count, suit } = lords[lord].cost;
  const more = surcharge > 0 && double ? value : surcharge;
  return { value: Math.max(0, value + more - discount), races: count, suit: anyRace ? -1 : suit, purse };
}

export const priceOf = (t: Table, seat: Seat, lord: LordId): Price => priceWith(termsOf(t, seat), lord);

export const costInForce = (t: Table, seat: Seat, lord: LordId): number => priceOf(t, seat, lord).value;

/** What some allies come to. */
export interface Sum {
  readonly value: number;
  readonly suits: number;
  readonly krakens: number;
}

/** Some allies, added up: a bit for each race among them, and the Krakens apart. */
export class Lot {
  value = 0;
  suits = 0;
  krakens = 0;
  readonly bySuit = [0, 0, 0, 0, 0, 0];
  /** The five races, the richest first, once they are ranked. */
  readonly richest = [0, 1, 2, 3, 4];

  add({ suit, value }: Card): this {
    this.value += value;
    this.bySuit[suit]! += value;
    if (suit === KRAKEN) this.krakens++;
    else this.suits = withRace(this.suits, suit);
    return this;
  }

  rank(): this {
    const { bySuit, richest } = this;
    for (let i = 1; i < richest.length; i++) {
      const suit = richest[i]!;
      let at = i;
      for (; at > 0 && bySuit[richest[at - 1]!]! < bySuit[suit]!; at--) richest[at] = richest[at - 1]!;
      richest[at] = suit;
    }
    return this;
  }
}

export function lotOf(allies: readonly AllyId[]): Lot {
  const lot = new Lot();
  for (let i = 0; i < allies.length; i++) lot.add(cards[allies[i]!]);
  return lot;
}

/** AB-REC-02, 03, KR-ALLY-05 · Can these be exactly the races that are asked for? */
export function racesFit(suits: number, krakens: number, { races, suit }: Price): boolean {
  const different = countRaces(suits);
  if (different > races || races > different + krakens) return false;
  return suit < 0 || hasRace(suits, suit) || (krakens > 0 && different < races);
}

/** AB-REC-05, 06 · Paid as it lies, with coins for the shortfall. */
export const isPaid = (lot: Sum, price: Price): boolean =>
  racesFit(lot.suits, lot.krakens, price) && lot.value + price.purse >= price.value;

/**
 * Can what is spent be completed from the rest, which is ranked? All Krakens and all cards of the races in use help; of the other races
 * the richest that still fit. Where the mandatory race is missing, it is taken up, or a Kraken stands for it and one race less may come.
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

/** With these races in use, so many more to choose, and so many Krakens to stand for what is still missing. */
function reaches(spent: Sum, rest: Lot, inUse: number, room: number, krakens: number, price: Price): boolean {
  const { richest, bySuit } = rest;
  let value = spent.value + bySuit[KRAKEN]!;
  let left = room;
  for (let i = 0; i < richest.length; i++) {
    const suit = richest[i]!;
    const isInUse = hasRace(inUse, suit);
    if (!isInUse && (left === 0 || bySuit[suit] === 0)) continue;
    value += bySuit[suit]!;
    if (!isInUse) left--;
  }
  return left <= krakens && value + price.purse >= price.value;
}
