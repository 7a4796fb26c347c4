import type { Seat } from '@fathom/kernel';
import { cards, isKraken, type AllyId } from '../content/cards.ts';
import type { LordId } from '../content/lords.ts';
import { hasRace, NO_RACES, races, subsetsOf, withoutRace, withRace } from '../content/races.ts';
import type { Coins } from '../flow.ts';
import type { State } from '../state.ts';
import { waysToPay } from './coins.ts';
import { priceOf, racesFit, type Price } from './payable.ts';

/* The least costly payment: a point of value counts one, a Nebulis received one, a pearl two, a Nebulis paid nothing. */

type Allies = readonly AllyId[];

export interface Payment extends Coins {
  readonly allies: Allies;
}

const PEARL = 2;
const NONE: Allies = [];

/** The sums that can be made: bit n is the sum n. Measured: 2 µs for a payment, 12 µs with arrays of booleans. */
type Sums = number;
const has = (sums: Sums, sum: number): boolean => (sums & (1 << sum)) !== 0;
const raised = (sums: Sums, value: number): Sums => sums << value;
/** No sum that matters is higher. */
const HIGHEST = 30;
/** Without allies there is the sum 0 of no race, and nothing else. */
const NO_ALLY: readonly Sums[] = Array.from({ length: 1 << races.length }, (_, set) => (set === NO_RACES ? 1 : 0));

/** Row i: by set of races, the sums that some of the first i allies make with exactly these races. Only the given sets are filled. */
function sumsOf(allies: Allies, sets: readonly number[]): (readonly Sums[])[] {
  const rows = [NO_ALLY];
  for (const ally of allies) {
    const { suit, value } = cards[ally];
    const before = rows[rows.length - 1]!;
    const after = before.slice();
    for (const set of sets) if (hasRace(set, suit)) after[set]! |= raised(before[set]! | before[withoutRace(set, suit)]!, value);
    rows.push(after);
  }
  return rows;
}

/** The allies that made this sum with these races: from the last, those without whom it cannot be made. */
function alliesOf(allies: Allies, rows: readonly (readonly Sums[])[], wanted: number, total: number): AllyId[] {
  const chosen: AllyId[] = [];
  let set = wanted;
  let sum = total;
  for (let i = allies.length - 1; i >= 0; i--) {
    if (has(rows[i]![set]!, sum)) continue;
    const { suit, value } = cards[allies[i]!];
    chosen.push(allies[i]!);
    sum -= value;
    if (!has(rows[i]![set]!, sum)) set = withoutRace(set, suit);
  }
  return chosen.reverse();
}

/** Every choice of Krakens; equal ones count once. */
function krakenSets(krakens: Allies): Allies[] {
  const sets: Allies[] = [NONE];
  let added: Allies[] = [];
  for (let i = 0; i < krakens.length; i++) {
    // Of equal ones the first goes with every set, the next only with sets that hold the one before it.
    const isAnother = i > 0 && cards[krakens[i]!].value === cards[krakens[i - 1]!].value;
    added = (isAnother ? added : sets).map((set) => [...set, krakens[i]!]);
    sets.push(...added);
  }
  return sets;
}

/** What some allies are worth, and what it costs to lose them: a Kraken also brings its Nebulis. */
function lossOf(allies: Allies): { value: number; loss: number } {
  let value = 0;
  let nebulis = 0;
  for (const ally of allies) {
    value += cards[ally].value;
    nebulis += cards[ally].nebulis;
  }
  return { value, loss: value + nebulis };
}

function cheapestAllies(hand: Allies, pearls: number, price: Price): Allies {
  const krakenCount = hand.findLastIndex(isKraken) + 1; // Krakens come first in a hand
  const others = hand.slice(krakenCount);
  let own = NO_RACES;
  for (const ally of others) own = withRace(own, cards[ally].suit);
  const sets = subsetsOf(own, price.races);
  const rows = sumsOf(others, sets);
  const reached = rows[others.length]!;
  let least = Number.MAX_SAFE_INTEGER;
  let found = { krakens: NONE, set: NO_RACES, sum: 0 };
  for (const krakens of krakenSets(hand.slice(0, krakenCount))) {
    const { value, loss } = lossOf(krakens);
    const missing = price.value - value;
    for (const set of sets) {
      if (!racesFit(set, krakens.length, price)) continue;
      for (let sum = Math.max(0, missing - price.purse); sum <= HIGHEST && loss + sum < least; sum++) {
        if (!has(reached[set]!, sum)) continue;
        const cost = loss + sum + PEARL * Math.min(Math.max(0, missing - sum), pearls);
        if (cost >= least) continue;
        least = cost;
        found = { krakens, set, sum };
      }
    }
  }
  return [...found.krakens, ...alliesOf(others, rows, found.set, found.sum)];
}

export function cheapestPayment(s: State, seat: Seat, lord: LordId): Payment {
  const player = s.players[seat]!;
  const price = priceOf(s, seat, lord);
  const allies = cheapestAllies(player.hand, player.pearls, price);
  const { pearls, nebulis } = waysToPay(player, Math.max(0, price.value - lossOf(allies).value)).at(-1)!;
  return { allies, pearls, nebulis };
}
