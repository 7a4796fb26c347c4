import type { Seat } from '@fathom/kernel';
import { cards, KRAKEN, type AllyId } from '../content/cards.ts';
import type { LordId } from '../content/lords.ts';
import { races } from '../content/races.ts';
import { waysToPay } from '../expansions/kraken/nebulis.ts';
import type { Coins } from '../flow.ts';
import type { State } from '../state.ts';
import { priceOf, racesFit, type Price } from './payable.ts';

/*
 * The least costly payment: a point of value counts one, a Nebulis received one, a pearl two, a Nebulis paid nothing.
 * Sums that a set of races can reach are bits of one number, so all payments are looked at in a few hundred operations.
 */

export interface Payment extends Coins {
  readonly allies: readonly AllyId[];
}

const PEARL = 2;
const SETS = 1 << races.length;
/** No sum that matters is higher. */
const HIGHEST = 30;

/** Row i: by set of races, the sums that the first i cards can make of exactly these; no card makes 0 of none. */
const rows = [Int32Array.of(1, ...Array<number>(SETS - 1).fill(0))];

function fillRows(allies: readonly AllyId[]): void {
  for (let i = 0; i < allies.length; i++) {
    const { suit, value } = cards[allies[i]!];
    const race = 1 << suit;
    const before = rows[i]!;
    const after = (rows[i + 1] ??= new Int32Array(SETS));
    for (let set = 0; set < SETS; set++) {
      const without = before[set]!;
      after[set] = (set & race) === 0 ? without : without | ((without | before[set ^ race]!) << value);
    }
  }
}

/** Which cards made this sum of these races. */
function cardsOf(allies: readonly AllyId[], wanted: number, total: number): AllyId[] {
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

/** Every choice of Krakens, those alike counted once. */
function krakenSets(krakens: readonly AllyId[]): AllyId[][] {
  const sets: AllyId[][] = [[]];
  let added: AllyId[][] = [];
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
  const wild = player.hand.filter((ally) => cards[ally].suit === KRAKEN);
  const tame = wild.length === 0 ? player.hand : player.hand.slice(wild.length);
  fillRows(tame);
  let least = Number.POSITIVE_INFINITY;
  let found = { krakens: [] as AllyId[], set: 0, sum: 0 };
  for (const krakens of wild.length === 0 ? [[]] : krakenSets(wild)) {
    let value = 0;
    let loss = 0;
    for (const ally of krakens) {
      value += cards[ally].value;
      loss += cards[ally].value + cards[ally].nebulis;
    }
    for (let set = 0; set < SETS; set++) {
      const sums = rows[tame.length]![set]!;
      if (sums === 0 || !racesFit(set, krakens.length, price)) continue;
      for (let sum = 0; sum <= HIGHEST && loss + sum < least; sum++) {
        if ((sums & (1 << sum)) === 0) continue;
        const cost = loss + sum + PEARL * pearlsFor(value + sum, price, player.pearls);
        if (cost >= least) continue;
        least = cost;
        found = { krakens, set, sum };
      }
    }
  }
  const allies = [...found.krakens, ...cardsOf(tame, found.set, found.sum)];
  const paid = allies.reduce((sum, ally) => sum + cards[ally].value, 0);
  const coins = waysToPay(player, Math.max(0, price.value - paid)).at(-1)!;
  return { allies, ...coins };
}

/** How many pearls the shortfall takes; more than anybody has where coins cannot fill it. */
function pearlsFor(value: number, price: Price, pearls: number): number {
  const short = Math.max(0, price.value - value);
  return short > price.purse ? Number.POSITIVE_INFINITY : Math.min(short, pearls);
}
