import { drawRandom, shuffle, markRevealed, type Seat } from '@fathom/kernel';
import { cards, isKraken, isMonster, sortedAllies, type AllyId, type CardId } from './content/cards.ts';
import type { LocationId } from './content/locations.ts';
import type { LordId } from './content/lords.ts';
import { LAST_STEP } from './content/monsters.ts';
import type { Race } from './content/races.ts';
import type { Source } from './events.ts';
import { returnGuardOf } from './expansions.ts';
import type { Coins } from './flow.ts';
import type { Holding, State } from './state.ts';

/* The only code that changes the table, and tells of it. */

export function addPearls(s: State, seat: Seat, amount: number, from: Source): void {
  s.players[seat]!.pearls += amount;
  s.log?.push({ type: 'pearlsGained', seat, amount, from });
}

/** To the Treasury, as many as are asked for, or all there are. */
export function losePearls(s: State, seat: Seat, most: number): void {
  const player = s.players[seat]!;
  const amount = Math.min(most, player.pearls);
  if (amount === 0) return;
  player.pearls -= amount;
  s.log?.push({ type: 'pearlsLost', seat, amount });
}

export function addKeys(s: State, seat: Seat, amount: number): void {
  s.players[seat]!.keys += amount;
  s.log?.push({ type: 'keysGained', seat, amount });
}

/** AB-THR-06 · Drawn blindly, kept face down. */
export function drawTokens(s: State, seat: Seat, wanted: number): void {
  const count = Math.min(wanted, s.pool.length);
  if (count === 0) return;
  markRevealed(s);
  const values = s.pool.splice(s.pool.length - count, count);
  for (const value of values) addToken(s, seat, value);
  s.log?.push({ type: 'tokensGained', seat, count, values: values.toSorted((a, b) => a - b) });
}

/** Tokens lie in no order but by value: how they came is nobody's business. */
function addToken(s: State, seat: Seat, value: number): void {
  const { monsters } = s.players[seat]!;
  let at = monsters.length;
  while (at > 0 && monsters[at - 1]! > value) at--;
  monsters.splice(at, 0, value);
}

/** AB-LORD-07 · One of theirs, at random. */
export function stealToken(s: State, seat: Seat, from: Seat): void {
  const tokens = shuffle(drawRandom(s), s.players[from]!.monsters);
  const value = tokens.pop()!;
  tokens.sort((a, b) => a - b);
  addToken(s, seat, value);
  s.log?.push({ type: 'tokenStolen', seat, from, value });
}

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

/** AB-THR-03 · One step, but not beyond the last. */
export function raiseThreat(s: State): void {
  if (s.threat < LAST_STEP) s.threat++;
  s.log?.push({ type: 'threatRaised', step: s.threat });
}

/** AB-EXP-14 · Allies face down onto the stacks of their races, monsters onto the discard; up to the first Kraken. Gives what went. */
export function storeTrack(s: State): AllyId[] {
  const stored: AllyId[] = [];
  let at = 0;
  for (; at < s.track.length; at++) {
    const card = s.track[at]!;
    if (isMonster(card)) s.discard.push(card);
    else if (isKraken(card)) break;
    else {
      s.council[cards[card].race as Race].push(card);
      stored.push(card);
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

/** AB-REC-06, 09, KR-NEB-05 · Pearls to the Treasury, Nebulis to the supply, allies laid out for all to see. */
export function payForLord(s: State, seat: Seat, allies: readonly AllyId[], { pearls, nebulis }: Coins): void {
  const player = s.players[seat]!;
  if (allies.length > 0) markRevealed(s);
  player.pearls -= pearls;
  player.nebulis -= nebulis;
  for (const ally of allies) drop(player.hand, ally);
  s.spent = allies.slice();
  s.log?.push({ type: 'lordPaid', seat, allies, pearls, nebulis });
}

/** AB-AFF-01, AB-REC-09 · One stays with the player, the others are gone. */
export function affiliateSpent(s: State, seat: Seat, ally: AllyId): void {
  s.players[seat]!.affiliated.push(ally);
  for (const other of s.spent) if (other !== ally) s.discard.push(other);
  s.spent = [];
  s.log?.push({ type: 'allyAffiliated', seat, ally });
}

/** AB-REC-11 · Out of the Court, for whoever gets him. */
export function leaveCourt(s: State, lord: LordId): void {
  drop(s.court, lord);
  returnGuardOf(s, 'court', lord);
}

/** AB-REC-11 · Face up before the player, and free. */
export function placeLord(s: State, seat: Seat, lord: LordId): void {
  s.players[seat]!.lords.push(lord);
  s.log?.push({ type: 'lordEntered', seat, lord });
}

/** AB-COURT-08 · A free lord goes for good; he takes his turn along. */
export function dismissLord(s: State, seat: Seat, lord: LordId): void {
  const player = s.players[seat]!;
  drop(player.lords, lord);
  if (player.turned.includes(lord)) drop(player.turned, lord);
  s.lordDiscard.push(lord);
  s.log?.push({ type: 'lordDismissed', seat, lord });
}

export function turnLord(s: State, seat: Seat, lord: LordId): void {
  s.players[seat]!.turned.push(lord);
  s.log?.push({ type: 'lordTurned', seat, lord });
}

/** AB-PLOT-01, AB-COURT-07 · The top lord of the deck, into the empty space farthest from it. */
export function revealLord(s: State, seat: Seat, paid: number): void {
  markRevealed(s);
  const lord = s.lordDeck.pop()!;
  s.players[seat]!.pearls -= paid;
  s.court.push(lord);
  s.log?.push({ type: 'lordRevealed', seat, lord, paid });
}

/** AB-LORD-21 · Another takes the very space. */
export function replaceLord(s: State, seat: Seat, lord: LordId): void {
  markRevealed(s);
  const successor = s.lordDeck.pop()!;
  s.court[s.court.indexOf(lord)] = successor;
  s.lordDiscard.push(lord);
  s.log?.push({ type: 'lordOusted', seat, lord, successor });
  returnGuardOf(s, 'court', lord);
}

/** AB-COURT-03, 06, 09 · One by one, until six are there or the deck is empty. */
export function fillCourt(s: State, seat: Seat, spaces: number): void {
  markRevealed(s);
  const filled: LordId[] = [];
  while (s.court.length < spaces && s.lordDeck.length > 0) {
    const lord = s.lordDeck.pop()!;
    s.court.push(lord);
    filled.push(lord);
  }
  s.log?.push({ type: 'courtRefilled', seat, lords: filled });
}

/** AB-LOC-07 · All at the same time. */
export function revealTiles(s: State, seat: Seat, count: number): void {
  markRevealed(s);
  for (let i = 0; i < count; i++) s.revealed.push(s.tiles.pop()!);
  s.log?.push({ type: 'locationsRevealed', seat, locations: s.revealed.slice() });
}

/** AB-LOC-07 · What was turned up and not taken is there for everybody. */
export function openRest(s: State, taken: LocationId): void {
  for (const location of s.revealed) if (location !== taken) s.available.push(location);
  s.revealed = [taken];
}

/** AB-LOC-05 · Lords go under the tile, tokens back to the supply. */
export function placeTile(s: State, seat: Seat, location: LocationId, under: readonly LordId[], keys: number): void {
  const player = s.players[seat]!;
  drop(s.revealed.includes(location) ? s.revealed : s.available, location);
  for (const lord of under) drop(player.lords, lord);
  player.keys -= keys;
  player.holdings.push({ location, lords: under });
  s.log?.push({ type: 'locationTaken', seat, location, under, keys });
  returnGuardOf(s, 'locations', location);
}

/** AB-LOC-15 · Another tile over the same lords. */
export function changeTile(s: State, seat: Seat, gone: LocationId, location: LocationId): void {
  const { holdings } = s.players[seat]!;
  const at = holdings.findIndex((holding) => holding.location === gone);
  holdings[at] = { location, lords: holdings[at]!.lords } satisfies Holding;
  s.log?.push({ type: 'locationExchanged', seat, gone, location });
  returnGuardOf(s, 'locations', location);
}

/** Takes one card out, and closes the gap. */
export function drop<T>(cards: T[], card: T): void {
  const last = cards.length - 1;
  for (let i = cards.indexOf(card); i < last; i++) cards[i] = cards[i + 1]!;
  cards.pop();
}
