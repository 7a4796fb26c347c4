import type { Seat } from '@fathom/kernel';
import { cards, isKraken, type AllyId } from '../content/cards.ts';
import type { LordId } from '../content/lords.ts';
import { races } from '../content/races.ts';
import type { Coins } from '../flow.ts';
import type { State } from '../state.ts';
import { waysToPay } from './coins.ts';
import { priceOf, racesFit } from './payable.ts';

/*
 * The least costly payment: a point of value counts one, a Nebulis received one, a pearl two, a Nebulis paid nothing.
 * Sums that a set of races can reach are bits of one number, so all payments are looked at in a few hundred operations.
 */

type Allies = readonly AllyId[];

export interface Payment extends Coins {
  readonly allies: Allies;
}

const PEARL = 2;
const SETS = 1 << races.length;
/** No sum that matters is higher. */
const HIGHEST = 30;
/** No payment costs as much. */
const MORE_THAN_ANY = 1000;

/** Row i: by set of races, the sums that the first i cards can make of exactly these; no card makes 0 of none. */
const rows = [Int32Array.of(1, ...Array<number>(SETS - 1).fill(0))];

/** Fills them for some sets that hold no other races than these cards, and gives the last. */
function fillRows(allies: Allies, sets: readonly number[]): Int32Array {
  for (let i = 0; i < allies.length; i++) {
    const { suit, value } = cards[allies[i]!];
    const race = 1 << suit;
    const before = rows[i]!;
    const after = (rows[i + 1] ??= new Int32Array(SETS));
    for (const set of sets) {
      const without = before[set]!;
      after[set] = (set & race) === 0 ? without : without | ((without | before[set ^ race]!) << value);
    }
  }
  return rows[allies.length]!;
}

/** By a set of races, every set within it. */
const within = Array.from({ length: SETS }, (_, whole) =>
  Array.from({ length: SETS }, (_none, set) => set).filter((set) => (set & ~whole) === 0),
);

/** Which cards made this sum of these races. */
function cardsOf(allies: Allies, wanted: number, total: number): AllyId[] {
  const chosen: AllyId[] = [];
  let set = wanted;
  let sum = total;
  for (let i = allies.length - 1; i >= 0; i--) {
    const row = rows[i]!;
    if ((row[set]! & (1 << sum)) !== 0) continue;
    const { suit, value } = cards[allies[i]!];
    chosen.push(allies[i]!);
    sum -= value;
    if ((row[set]! & (1 << sum)) === 0) set ^= 1 << suit;
  }
  return chosen.reverse();
}

const NONE: Allies = [];
const ONLY_TAME: readonly Allies[] = [NONE];

/** Every choice of Krakens, those alike counted once. */
function krakenSets(krakens: Allies): Allies[] {
  const sets: Allies[] = [NONE];
  let added: Allies[] = [];
  for (let i = 0; i < krakens.length; i++) {
    // Of those alike the first goes with every set, the next only where the one before it is already in.
    const isAnother = i > 0 && cards[krakens[i]!].value === cards[krakens[i - 1]!].value;
    added = (isAnother ? added : sets).map((set) => [...set, krakens[i]!]);
    sets.push(...added);
  }
  return sets;
}

export function cheapestPayment(s: State, seat: Seat, lord: LordId): Payment {
  const player = s.players[seat]!;
  const price = priceOf(s, seat, lord);
  let wild = 0;
  while (wild < player.hand.length && isKraken(player.hand[wild]!)) wild++; // they come first in a hand
  const tame = player.hand.slice(wild);
  let own = 0;
  for (const ally of tame) own |= 1 << cards[ally].suit;
  const reached = fillRows(tame, within[own]!);
  let least = MORE_THAN_ANY;
  let found = { krakens: NONE, set: 0, sum: 0 };
  for (const krakens of wild === 0 ? ONLY_TAME : krakenSets(player.hand.slice(0, wild))) {
    let value = 0;
    let loss = 0;
    for (const ally of krakens) {
      value += cards[ally].value;
      loss += cards[ally].value + cards[ally].nebulis;
    }
    const missing = price.value - value;
    for (const set of within[own]!) {
      if (!racesFit(set, krakens.length, price)) continue;
      for (let sum = Math.max(0, missing - price.purse); sum <= HIGHEST && loss + sum < least; sum++) {
        if ((reached[set]! & (1 << sum)) === 0) continue;
        const cost = loss + sum + PEARL * Math.min(Math.max(0, missing - sum), player.pearls);
        if (cost >= least) continue;
        least = cost;
        found = { krakens, set, sum };
      }
    }
  }
  const allies = [...found.krakens, ...cardsOf(tame, found.set, found.sum)];
  let short = price.value;
  for (const ally of allies) short -= cards[ally].value;
  const { pearls, nebulis } = waysToPay(player, Math.max(0, short)).at(-1)!;
  return { allies, pearls, nebulis };
}
