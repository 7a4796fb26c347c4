import { markRevealed, type Seat } from '@fathom/kernel';
import type { Player, State } from '../../state.ts';

/* What Skullport's cards look at and do, where they share an operation with the base game. */

/** SK-CORR-09, SK-QCARD-22, 24 · Corruption was taken, or returned. */
export type SkullportOccasion = 'corrupt' | 'return';

export const hasSeen = (seat: Seat, { seenBy }: Pick<Player, 'seenBy'>): boolean => (seenBy & (1 << seat)) !== 0;

/** SK-INTRIGUE-01 · After a theft. */
export function lookAtLord(s: State, seat: Seat, of: Seat): void {
  const victim = s.players[of]!;
  markRevealed(s);
  victim.seenBy |= 1 << seat;
  s.log?.push({ type: 'lordSeen', seat, of, lord: victim.lord });
}

/** SK-INTRIGUE-02 · Who must hold a space for it to be used. */
export const skullportOccupants = {
  opponentWithMoreCorruption: (s: State, seat: Seat, other: Seat): boolean => s.players[other]!.corruption > s.players[seat]!.corruption,
};
