import { flag, type Seat } from '@fathom/kernel';
import type { State } from '../../state.ts';

/* What Undermountain adds to the state, and does to it where its cards share an operation with the base game. */

/** UM-INTRIGUE-12 · Open Lord: the lord is public, and its player is protected. */
export const undermountainFields = { player: { open: flag } };

/** UM-INTRIGUE-03 · After a theft: the card goes into the victim's hand. */
export function passCard(s: State, seat: Seat, to: Seat): void {
  const card = s.resolving.pop()!;
  s.players[to]!.hand.push(card);
  s.log?.push({ type: 'intriguePassed', seat, card, to });
}
