import { markRevealed, type Seat } from '@fathom/kernel';
import type { AllyId } from '../content/cards.ts';
import type { LordId } from '../content/lords.ts';
import { returnGuardOf } from '../expansions.ts';
import type { Coins } from '../flow.ts';
import type { State } from '../state.ts';
import { drop } from './drop.ts';

/* Lords: what is paid for them, the Court and its deck. */

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

/** AB-REC-11 · Out of the Court, to whichever player. */
export function leaveCourt(s: State, lord: LordId): void {
  drop(s.court, lord);
  returnGuardOf(s, 'court', lord);
}

/** AB-REC-11 · Face up before the player, and free. */
export function placeLord(s: State, seat: Seat, lord: LordId): void {
  s.players[seat]!.lords.push(lord);
  s.log?.push({ type: 'lordEntered', seat, lord });
}

/** AB-COURT-08 · A free lord is discarded; if he was turned, that is forgotten. */
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

/** AB-LORD-21 · Another takes the same space. */
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
