import type { Seat } from '@fathom/kernel';
import { isActive, isShielded } from '../../queries.ts';
import type { State } from '../../state.ts';

const ROBBED = 2;

/** KR-LORD-13 · A single gain of at least two pearls costs one, paid to the Highwayman of an opponent. */
export function maybeRob(s: State, seat: Seat, amount: number): void {
  if (s.kraken === null || amount < ROBBED || isShielded(s, seat)) return;
  const robber = s.players.findIndex((player, other) => other !== seat && isActive(player, 'highwayman'));
  if (robber < 0) return;
  s.players[seat]!.pearls--;
  s.players[robber]!.pearls++;
  s.log?.push({ type: 'pearlRobbed', seat: robber, from: seat });
}
