import type { Seat } from '@fathom/kernel';
import { drawFromTrack } from '../../corruptionTrack.ts';
import type { State } from '../../state.ts';

/** SK-CORR-03, 04 · Into the tavern; each token that is missing costs 10 VP. Gives how many were gained. */
export function addCorruption(s: State, seat: Seat, wanted: number, from: string): number {
  const count = drawFromTrack(s, wanted);
  s.players[seat]!.corruption += count;
  if (count > 0) s.log?.push({ type: 'corruptionTaken', seat, count, from });
  if (count < wanted) {
    const vp = 10 * (wanted - count);
    s.players[seat]!.score -= vp;
    s.log?.push({ type: 'trackWasEmpty', seat, missing: wanted - count, vp });
  }
  return count;
}

/** SK-CORR-05 · To the space farthest from -1 that has room. */
export function putBackCorruption(s: State, seat: Seat, count: number): void {
  s.players[seat]!.corruption -= count;
  s.corruption!.track += count;
  s.log?.push({ type: 'corruptionReturned', seat, count });
}

/** SK-CORR-06 · Out of the game, from a tavern or from the track. */
export function removeCorruption(s: State, seat: Seat | null, count: number): void {
  if (count === 0) return;
  if (seat === null) s.corruption!.track -= count;
  else s.players[seat]!.corruption -= count;
  s.corruption!.gone += count;
  s.log?.push({ type: 'corruptionRemoved', seat, count });
}
