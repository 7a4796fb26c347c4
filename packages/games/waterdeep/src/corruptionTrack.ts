import type { State } from './state.ts';

/* Corruption as a thing that lies on spaces and in taverns, as gold does. What is done with it comes with Skullport. */

/** SK-SETUP-02 · Three on each space from -9 to -2, one on -1. */
export const TOKENS = 25;

/** SK-CORR-08 · What a token costs at the end: the farthest empty space from -1. */
export const tokenValue = (track: number): number => 9 - Math.ceil(track / 3);

/** SK-CORR-03 · Off the track, the space nearest to -1 first; gives how many there were. */
export function drawFromTrack(s: State, wanted: number): number {
  const track = s.corruption!;
  const count = Math.min(wanted, track.track);
  track.track -= count;
  return count;
}
