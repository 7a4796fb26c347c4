import { drawRandom, shuffle, markRevealed, type Seat } from '@fathom/kernel';
import { cards, sortedAllies, type AllyId, type CardId } from '../content/cards.ts';
import type { Race } from '../content/races.ts';
import { returnGuardOf } from '../expansions.ts';
import type { Coins } from '../flow.ts';
import type { State } from '../state.ts';
import { drop } from './drop.ts';

/* The cards of the exploration deck: hands, track, Council and discard. */

/** Into the hand, where it belongs by race and value. */
export function addToHand(s: State, seat: Seat, ally: AllyId): void {
  const { hand } = s.players[seat]!;
  const { order } = cards[ally];
  let at = hand.length;
  while (at > 0 && cards[hand[at - 1]!].order > order) {
    hand[at] = hand[at - 1]!;
    at--;
  }
  hand[at] = ally;
}

/** AB-EXP-15 · The top card; what empties the deck brings the discard back. */
export function drawCard(s: State): CardId {
  if (s.deck.length === 0) reshuffle(s);
  markRevealed(s);
  const card = s.deck.pop()!;
  if (s.deck.length === 0 && s.discard.length > 0) reshuffle(s);
  return card;
}

function reshuffle(s: State): void {
  const old = s.deck;
  s.deck = shuffle(drawRandom(s), s.discard);
  s.discard = old;
  s.log?.push({ type: 'deckReshuffled', count: s.deck.length });
}

export function revealCard(s: State, seat: Seat): CardId {
  const card = drawCard(s);
  s.track.push(card);
  s.log?.push({ type: 'cardRevealed', seat, card, space: s.track.length });
  return card;
}

/** AB-EXP-07, KR-NEB-05 · Paid to the active player, who cannot refuse. */
export function buyRevealed(s: State, seat: Seat, { pearls, nebulis }: Coins): void {
  const ally = s.track.pop() as AllyId;
  const buyer = s.players[seat]!;
  const seller = s.players[s.turn]!;
  buyer.pearls -= pearls;
  buyer.nebulis -= nebulis;
  seller.pearls += pearls;
  seller.nebulis += nebulis;
  s.purchases.push(seat);
  addToHand(s, seat, ally);
  s.log?.push({ type: 'allyBought', seat, from: s.turn, ally, pearls, nebulis });
}

export function takeRevealed(s: State, seat: Seat): void {
  const ally = s.track.pop() as AllyId;
  addToHand(s, seat, ally);
  s.log?.push({ type: 'allyTaken', seat, ally });
}

/** AB-EXP-14 · Allies face down onto the stacks of their races, monsters onto the discard; up to the first Kraken. Gives what went. */
export function storeTrack(s: State): AllyId[] {
  const stored: AllyId[] = [];
  let at = 0;
  for (; at < s.track.length; at++) {
    const card = s.track[at]!;
    const { race } = cards[card];
    if (race === 'kraken') break;
    if (race === null) s.discard.push(card);
    else {
      s.council[race].push(card as AllyId);
      stored.push(card as AllyId);
    }
  }
  s.track = s.track.slice(at);
  if (stored.length > 0) s.log?.push({ type: 'alliesStored', allies: stored });
  return stored;
}

export function takeWholeStack(s: State, seat: Seat, race: Race): void {
  const allies = s.council[race];
  s.council[race] = [];
  markRevealed(s);
  for (const ally of allies) addToHand(s, seat, ally);
  s.log?.push({ type: 'stackTaken', seat, race, count: allies.length, allies: sortedAllies(allies) });
  returnGuardOf(s, 'council', race);
}

/** AB-LORD-17 · Unseen. */
export function banishStack(s: State, seat: Seat, race: Race): void {
  const count = s.council[race].length;
  s.discard.push(...s.council[race].splice(0));
  s.log?.push({ type: 'stackBanished', seat, race, count });
  returnGuardOf(s, 'council', race);
}

/** AB-HIDDEN-07 · Shown when they leave the hand. */
export function discardAllies(s: State, seat: Seat, allies: readonly AllyId[], from: AllyId[] = s.players[seat]!.hand): void {
  if (allies.length === 0) return;
  markRevealed(s);
  for (const ally of allies) {
    drop(from, ally);
    s.discard.push(ally);
  }
  s.log?.push({ type: 'alliesDiscarded', seat, allies: allies.slice() });
}
