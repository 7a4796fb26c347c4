import type { Seat } from '@fathom/kernel';
import { cards, KRAKEN, type AllyId } from '../content/cards.ts';
import { lords, type LordId } from '../content/lords.ts';
import { races } from '../content/races.ts';
import { purse } from '../expansions/kraken/nebulis.ts';
import { isActive, suffersFrom, type Laid } from '../queries.ts';
import type { Options, Player } from '../state.ts';

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

type Table = Omit<Laid, 'players'> & {
  readonly options: Pick<Options, 'recruiterSurcharge'>;
  readonly players: readonly Pick<Player, 'lords' | 'turned' | 'nebulis' | 'pearls'>[];
};

/** AB-REC-07, AB-LORD-01, 25, RL-06 · Printed, dearer for a Recruiter's opponent, cheaper with a Treasurer. */
export function costInForce(t: Table, seat: Seat, lord: LordId): number {
  const printed = lords[lord].cost.value;
  const dearer = suffersFrom(t, seat, 'recruiter') ? (t.options.recruiterSurcharge === 'double' ? printed : 2) : 0;
  return Math.max(0, printed + dearer - (isActive(t.players[seat]!, 'treasurer') ? 2 : 0));
}

/** AB-LORD-24 · A Diplomat waives the mandatory race, and nothing else. */
export function priceOf(t: Table, seat: Seat, lord: LordId): Price {
  const player = t.players[seat]!;
  const { races: count, mandatory } = lords[lord].cost;
  const suit = mandatory === null || isActive(player, 'diplomat') ? -1 : races.indexOf(mandatory);
  return { value: costInForce(t, seat, lord), races: count, suit, purse: purse(player) };
}

/** Some allies, added up: a bit for each race among them, and the Krakens apart. */
export class Lot {
  value = 0;
  suits = 0;
  krakens = 0;
  readonly bySuit = [0, 0, 0, 0, 0, 0];

  add(ally: AllyId): this {
    const { suit, value } = cards[ally];
    this.value += value;
    this.bySuit[suit]! += value;
    if (suit === KRAKEN) this.krakens++;
    else this.suits |= 1 << suit;
    return this;
  }

  clear(): this {
    this.value = this.suits = this.krakens = 0;
    this.bySuit.fill(0);
    return this;
  }
}

export function lotOf(allies: readonly AllyId[]): Lot {
  const lot = new Lot();
  for (const ally of allies) lot.add(ally);
  return lot;
}

export const bits = (set: number): number => {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count++;
  return count;
};

/** AB-REC-02, 03, KR-ALLY-05 · Can these be exactly the races that are asked for? */
export function racesFit({ suits, krakens }: Pick<Lot, 'suits' | 'krakens'>, { races, suit }: Price): boolean {
  const different = bits(suits);
  if (different > races || races > different + krakens) return false;
  return suit < 0 || (suits & (1 << suit)) !== 0 || (krakens > 0 && different < races);
}

/** AB-REC-05, 06 · Paid as it lies, with coins for the shortfall. */
export const isPaid = (lot: Lot, price: Price): boolean => racesFit(lot, price) && lot.value + price.purse >= price.value;

/**
 * Can what is spent be completed from the rest? All Krakens and all cards of the races in use help; of the other races the richest that
 * still fit. Where the mandatory race is missing, it is taken up, or a Kraken stands for it and one race less may come.
 */
export function canComplete(spent: Lot, rest: Lot, price: Price): boolean {
  const room = price.races - bits(spent.suits);
  if (room < 0) return false;
  const krakens = spent.krakens + rest.krakens;
  const missing = price.suit >= 0 && (spent.suits & (1 << price.suit)) === 0;
  if (!missing) return reaches(spent, rest, spent.suits, room, krakens, price);
  if (room === 0) return false;
  const named = 1 << price.suit;
  if ((rest.suits & named) !== 0 && reaches(spent, rest, spent.suits | named, room - 1, krakens, price)) return true;
  return krakens > 0 && reaches(spent, rest, spent.suits, room - 1, krakens - 1, price);
}

/** With these races in use, so many more to choose, and so many Krakens to stand for what is still missing. */
function reaches(spent: Lot, rest: Lot, inUse: number, room: number, krakens: number, price: Price): boolean {
  let value = spent.value + rest.bySuit[KRAKEN]!;
  let left = room;
  let suits = inUse;
  for (let suit = 0; suit < KRAKEN; suit++) if ((inUse & (1 << suit)) !== 0) value += rest.bySuit[suit]!;
  while (left > 0) {
    let richest = -1;
    for (let suit = 0; suit < KRAKEN; suit++) {
      if ((suits & (1 << suit)) === 0 && rest.bySuit[suit]! > 0 && (richest < 0 || rest.bySuit[suit]! > rest.bySuit[richest]!))
        richest = suit;
    }
    if (richest < 0) break;
    suits |= 1 << richest;
    value += rest.bySuit[richest]!;
    left--;
  }
  return left <= krakens && value + price.purse >= price.value;
}
