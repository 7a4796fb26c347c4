import { drawRandom, shuffle, markRevealed, type Seat } from '@fathom/kernel';
import { guilds, perGuild, type Guild } from './content/guilds.ts';
import type { LocationId } from './content/locations.ts';
import { lords, type LordId } from './content/lords.ts';
import type { LocationSource } from './events.ts';
import type { State } from './state.ts';

/* Changes that several rules make; each logs its event. */

/** CO-CONSPIRE-02 · Turns the top lords face up, for all to see. */
export function revealLords(s: State, side: Seat, count: number): void {
  markRevealed(s);
  for (let i = 0; i < count; i++) s.revealed.push(s.lordDeck.pop()!);
  s.log?.push({ type: 'lordsRevealed', side, lords: s.revealed.slice() });
}

/** CO-CONSPIRE-03, 04 · One lord is kept; the others go to the piles of their guilds at once. */
export function keepRevealed(s: State, side: Seat, kept: LordId): void {
  s.setAside.push(kept);
  s.log?.push({ type: 'lordKept', side, lord: kept });
  for (const lord of s.revealed) {
    if (lord === kept) continue;
    s.piles[lords[lord].guild].push(lord);
    s.log?.push({ type: 'lordDiscarded', lord });
  }
  s.revealed = [];
}

/** CO-CONSPIRE-05 · A whole pile is set aside. */
export function takeWholePile(s: State, side: Seat, guild: Guild): void {
  s.setAside = s.piles[guild];
  s.piles[guild] = [];
  s.log?.push({ type: 'pileTaken', side, guild, lords: s.setAside.slice() });
}

/** CO-END-05 · A lord that does not fit goes back to the pile of its guild. */
export function returnLord(s: State, side: Seat, lord: LordId): void {
  drop(s.setAside, lord);
  s.piles[lords[lord].guild].push(lord);
  s.log?.push({ type: 'lordReturned', side, lord });
}

/** CO-EXPAND-01 · A lord enters the lowest empty slot. */
export function placeLord(s: State, side: Seat, lord: LordId): void {
  drop(s.setAside, lord);
  const { alliance } = s.players[side]!;
  alliance.push(lord);
  s.log?.push({ type: 'lordPlaced', side, lord, slot: alliance.length });
}

export function putCrestOn(s: State, side: Seat, lord: LordId): void {
  const player = s.players[side]!;
  const { crests } = player;
  const { guild } = lords[lord];
  const from = crests[guild];
  player.crests = perGuild((each) => (each === guild ? lord : crests[each]));
  s.log?.push({ type: 'crestMoved', side, guild, lord, from });
}

/** CO-SWAP-06 · Two lords change slots, and nothing else. */
export function swapLords(s: State, side: Seat, [a, b]: readonly [number, number]): void {
  const { alliance } = s.players[side]!;
  const first = alliance[a - 1]!;
  const second = alliance[b - 1]!;
  alliance[a - 1] = second;
  alliance[b - 1] = first;
  s.log?.push({ type: 'lordsSwapped', side, lords: [first, second], slots: [a, b] });
}

/** CO-SIX-01 · The top lord of the deck goes face up to the pile of its guild. */
export function unmaskTopLord(s: State, side: Seat): void {
  markRevealed(s);
  const lord = s.lordDeck.pop()!;
  s.piles[lords[lord].guild].push(lord);
  s.log?.push({ type: 'lordUnmasked', side, lord });
}

export function addPearls(s: State, side: Seat, amount: number): void {
  const player = s.players[side]!;
  player.pearls += amount;
  s.log?.push({ type: 'pearlsGained', side, amount, total: player.pearls });
}

export function makeMaster(s: State, side: Seat): void {
  const from = s.master;
  s.master = side;
  s.log?.push({ type: 'masterChanged', side, from, counter: s.players[side]!.pearls });
}

/** CO-KEY-08 · Turns the top locations face up, for all to see. */
export function revealLocations(s: State, side: Seat, count: number): void {
  markRevealed(s);
  for (let i = 0; i < count; i++) s.revealedLocations.push(s.locationDeck.pop()!);
  s.log?.push({ type: 'locationsRevealed', side, locations: s.revealedLocations.slice() });
}

/** CO-KEY-09 · What was revealed and not taken lies open from now on. */
export function openRest(s: State, taken: LocationId): void {
  for (const location of s.revealedLocations) {
    if (location === taken) continue;
    s.openLocations.push(location);
    s.log?.push({ type: 'locationOpened', location });
  }
  s.revealedLocations = [];
}

/** CO-KEY-12 · The location covers the key lord just placed. */
export function putLocation(s: State, side: Seat, location: LocationId, from: LocationSource): void {
  const { alliance, holdings } = s.players[side]!;
  holdings.push({ slot: alliance.length, location });
  s.log?.push({ type: 'locationTaken', side, location, slot: alliance.length, from });
}

/** CO-LOC-14, CO-HIDDEN-04 · A search cannot be taken back. */
export function searchLocations(s: State, side: Seat): void {
  markRevealed(s);
  s.log?.push({ type: 'deckSearched', side });
}

export function takeFromDeck(s: State, location: LocationId): void {
  drop(s.locationDeck, location);
  shuffle(drawRandom(s), s.locationDeck);
}

/** CO-LOC-09, 10, 90 · A new restriction replaces whatever was in force. */
export function restrictConspiring(s: State, by: Seat, draw: 1 | 2): void {
  s.restriction = { draw, by };
  s.log?.push({ type: 'conspireRestricted', by, draw });
}

export function endRestriction(s: State): void {
  s.log?.push({ type: 'restrictionEnded', by: s.restriction!.by });
  s.restriction = null;
}

/** CO-LOC-11 · Every discarded lord goes back into the deck. */
export function recallLords(s: State): void {
  const before = s.lordDeck.length;
  for (const guild of guilds) s.lordDeck.push(...s.piles[guild].splice(0));
  const count = s.lordDeck.length - before;
  if (count === 0) return;
  shuffle(drawRandom(s), s.lordDeck);
  s.log?.push({ type: 'lordsRecalled', count });
}

/** CO-LOC-12 · Every open location goes back into the deck. */
export function recallLocations(s: State): void {
  const count = s.openLocations.length;
  if (count === 0) return;
  s.locationDeck.push(...s.openLocations.splice(0));
  shuffle(drawRandom(s), s.locationDeck);
  s.log?.push({ type: 'locationsRecalled', count });
}

/** Removes one card and closes the gap. */
export function drop<T>(cards: T[], card: T): void {
  const last = cards.length - 1;
  for (let i = cards.indexOf(card); i < last; i++) cards[i] = cards[i + 1]!;
  cards.pop();
}
