import type { Seat } from '@fathom/kernel';
import { cards, KRAKEN, type AllyId } from '../content/cards.ts';
import type { LordId } from '../content/lords.ts';
import { waysToPay } from '../expansions/kraken/nebulis.ts';
import type { Answers, Coins } from '../flow.ts';
import { cheapest, done, spend } from '../moves.ts';
import type { State } from '../state.ts';
import { bits, canComplete, isPaid, Lot, lotOf, priceOf, racesFit, type Price } from './payable.ts';

/* A payment is a series of small choices: allies from left to right through the sorted hand, never into a dead end; then the coins. */

const none = new Lot();
const handLot = new Lot();
const restLot = new Lot();

/** AB-TURN-04 · The lords of a list that this player can pay for. */
export function payableOf(s: State, seat: Seat, court: readonly LordId[]): LordId[] {
  const { hand } = s.players[seat]!;
  handLot.clear();
  for (let i = 0; i < hand.length; i++) handLot.add(hand[i]!);
  return hand.length === 0 ? [] : court.filter((lord) => canComplete(none, handLot, priceOf(s, seat, lord)));
}

/** AB-REC-02..08 · One more ally that still leads to a payment; the coins, once it is one; or all the rest at the least cost. */
export function paymentMoves(s: State, seat: Seat, lord: LordId, spent: readonly AllyId[]): Answers['pay'][] {
  const { hand } = s.players[seat]!;
  const price = priceOf(s, seat, lord);
  const moves: Answers['pay'][] = [];
  const from = spent.length === 0 ? 0 : hand.indexOf(spent[spent.length - 1]!) + 1;
  const strict = s.options.superfluousAllies === 'forbidden';
  restLot.clear();
  for (let i = hand.length - 1; i >= from; i--) {
    const lot = lotOf(spent).add(hand[i]!);
    const fits = strict ? completable(hand, i + 1, [...spent, hand[i]!], price) : canComplete(lot, restLot, price);
    if (fits) moves.push(spend[hand[i]!]);
    restLot.add(hand[i]!);
  }
  moves.reverse();
  if (moves.length > 0) moves.push(cheapest);
  for (const { pearls, nebulis } of finishes(s, seat, lotOf(spent), spent, price)) moves.push(done[pearls]![nebulis]!);
  return moves;
}

/** AB-REC-06 · The coins that exactly fill the shortfall; none while it is no payment. */
function finishes(s: State, seat: Seat, lot: Lot, spent: readonly AllyId[], price: Price): Coins[] {
  if (spent.length === 0 || !isPaid(lot, price)) return [];
  if (s.options.superfluousAllies === 'forbidden' && isWasteful(spent, price)) return [];
  return waysToPay(s.players[seat]!, Math.max(0, price.value - lot.value));
}

/** RL-15 · Could one of these be left out, and the rest still be a payment without a coin more? */
function isWasteful(spent: readonly AllyId[], price: Price): boolean {
  const { value } = lotOf(spent);
  return spent.some((ally, i) => {
    if (value - cards[ally].value < price.value) return false;
    return spent.length > 1 && racesFit(lotOf(spent.filter((_, j) => j !== i)), price);
  });
}

/** The same where nothing may be wasted. What is wasteful once stays so with every card more. */
function completable(hand: readonly AllyId[], from: number, spent: readonly AllyId[], price: Price): boolean {
  const lot = lotOf(spent);
  if (isPaid(lot, price)) return !isWasteful(spent, price);
  if (!canComplete(lot, lotOf(hand.slice(from)), price)) return false;
  for (let i = from; i < hand.length; i++) if (completable(hand, i + 1, [...spent, hand[i]!], price)) return true;
  return false;
}

export interface Payment extends Coins {
  readonly allies: readonly AllyId[];
}

/** What a pearl counts against a point of value. */
const PEARL = 2;

/** The least costly way to complete a payment: a point of value counts one, a Nebulis received one, a pearl two. Of equals, the first found. */
export function cheapestPayment(s: State, seat: Seat, lord: LordId, spent: readonly AllyId[]): Payment {
  const player = s.players[seat]!;
  const { hand } = player;
  const price = priceOf(s, seat, lord);
  const strict = s.options.superfluousAllies === 'forbidden';
  const chosen = spent.slice();
  let best: Payment = { allies: [], pearls: 0, nebulis: 0 };
  let least = Number.POSITIVE_INFINITY;

  const consider = (value: number, loss: number): void => {
    if (strict && isWasteful(chosen, price)) return;
    const coins = waysToPay(player, Math.max(0, price.value - value)).at(-1)!;
    if (loss + coins.pearls * PEARL >= least) return;
    least = loss + coins.pearls * PEARL;
    best = { allies: chosen.slice(), ...coins };
  };
  const search = (from: number, value: number, suits: number, krakens: number, loss: number): void => {
    if (loss >= least || bits(suits) > price.races) return;
    if (chosen.length > 0 && value + price.purse >= price.value && racesFit({ suits, krakens }, price)) consider(value, loss);
    for (let i = from; i < hand.length; i++) {
      const card = cards[hand[i]!];
      const isWild = card.suit === KRAKEN;
      chosen.push(hand[i]!);
      search(
        i + 1,
        value + card.value,
        isWild ? suits : suits | (1 << card.suit),
        krakens + (isWild ? 1 : 0),
        loss + card.value + card.nebulis,
      );
      chosen.pop();
    }
  };
  const lot = lotOf(spent);
  const from = spent.length === 0 ? 0 : hand.indexOf(spent[spent.length - 1]!) + 1;
  search(from, lot.value, lot.suits, lot.krakens, lot.value);
  return best;
}
