import type { Seat } from '@fathom/kernel';
import type { Laid, State } from '../state.ts';
import { addPearls, makeMaster } from '../verbs.ts';

/** CO-PEARL-03..08 · After each whole gain, a player with at least as many as the Master takes the token. */
export function gainPearls(s: State, side: Seat, amount: number): void {
  addPearls(s, side, amount);
  if (s.master !== side && s.players[side]!.pearls >= counter(s)) makeMaster(s, side);
}

/** CO-PEARL-07 · The pearl counter always shows the Master's pearls, and 0 while there is none. */
export const counter = (s: Pick<Laid, 'master' | 'players'>): number => (s.master === null ? 0 : s.players[s.master]!.pearls);
