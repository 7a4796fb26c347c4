import type { Seat } from '@fathom/kernel';
import { cards, KRAKEN, type AllyId, type Card } from '../content/cards.ts';
import type { LordId } from '../content/lords.ts';
import { NO_RACES, withRace } from '../content/races.ts';
import type { Answers, Coins } from '../flow.ts';
import { cheapest, done, spend } from '../moves.ts';
import type { State } from '../state.ts';
import { waysToPay } from './coins.ts';
import { addTo, canComplete, isPaid, lotOf, newLot, priceOf, priceWith, racesFit, termsOf, type Price, type Sum } from './payable.ts';

/* A payment is a series of small choices: allies from left to right through the sorted hand, never into a dead end; then the coins. */

/** AB-TURN-04 · The lords of a list that this player can pay for. */
export function payableOf(s: State, seat: Seat, court: readonly LordId[]): LordId[] {
  const { hand } = s.players[seat]!;
  const payable: LordId[] = [];
  if (hand.length === 0) return payable;
  const terms = termsOf(s, seat);
  const all = lotOf(hand);
  for (const lord of court) if (canComplete(NOTHING, all, priceWith(terms, lord))) payable.push(lord);
  return payable;
}
const NO_SUIT = -1;
const NOTHING: Sum = { value: 0, suits: NO_RACES, krakens: 0 };

/** AB-REC-02..08 · One more ally that still leads to a payment; the coins, once it is one; at first also all of it at the least cost. */
export function paymentMoves(s: State, seat: Seat, lord: LordId, spent: readonly AllyId[]): Answers['pay'][] {
  const { hand } = s.players[seat]!;
  const price = priceOf(s, seat, lord);
  const moves: Answers['pay'][] = [];
  const from = spent.length === 0 ? 0 : hand.indexOf(spent[spent.length - 1]!) + 1;
  const strict = s.options.superfluousAllies === 'forbidden';
  const lot = spent.length === 0 ? NOTHING : lotOf(spent);
  const rest = newLot();
  let fitting = NO_SUIT;
  for (let i = hand.length - 1; i >= from; i--) {
    const card = cards[hand[i]!];
    // From right to left the cards of a race get better, and more is left to go with them: where one fits, all before it do.
    const isEnough = lot.value + card.value + rest.value + price.purse >= price.value;
    if (card.suit !== fitting && isEnough && canComplete(withOneMore(lot, card), rest, price)) fitting = card.suit;
    if (card.suit === fitting && (!strict || completable(hand, i + 1, [...spent, hand[i]!], price))) moves.push(spend[hand[i]!]);
    addTo(rest, card);
  }
  moves.reverse();
  if (spent.length === 0 && moves.length > 0) moves.push(cheapest);
  for (const { pearls, nebulis } of finishes(s, seat, lot, spent, price)) moves.push(done[pearls]![nebulis]!);
  return moves;
}

const withOneMore = ({ value, suits, krakens }: Sum, card: Card): Sum =>
  card.suit === KRAKEN
    ? { value: value + card.value, suits, krakens: krakens + 1 }
    : { value: value + card.value, suits: withRace(suits, card.suit), krakens };

/** AB-REC-06 · The coins that exactly fill the shortfall; none while it is no payment. */
function finishes(s: State, seat: Seat, lot: Sum, spent: readonly AllyId[], price: Price): Coins[] {
  if (spent.length === 0 || !isPaid(lot, price)) return [];
  return waysToPay(s.players[seat]!, Math.max(0, price.value - lot.value));
}

/** RL-15 · Could one of these be left out, and the rest still be a payment without a coin more? */
export function isWasteful(spent: readonly AllyId[], price: Price): boolean {
  const { value } = lotOf(spent);
  return spent.some((ally, i) => {
    if (value - cards[ally].value < price.value) return false;
    const left = lotOf(spent.filter((_, j) => j !== i));
    return racesFit(left.suits, left.krakens, price);
  });
}

/** The same where nothing may be wasted. What is wasteful once stays so with every card more. */
export function completable(hand: readonly AllyId[], from: number, spent: readonly AllyId[], price: Price): boolean {
  const lot = lotOf(spent);
  if (isPaid(lot, price)) return !isWasteful(spent, price);
  if (!canComplete(lot, lotOf(hand, from), price)) return false;
  for (let i = from; i < hand.length; i++) if (completable(hand, i + 1, [...spent, hand[i]!], price)) return true;
  return false;
}
