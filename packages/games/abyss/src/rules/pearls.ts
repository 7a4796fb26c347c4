import type { Seat } from '@fathom/kernel';
import type { Source } from '../events.ts';
import { maybeRob } from '../expansions/kraken/highwayman.ts';
import type { State } from '../state.ts';
import { addPearls } from '../verbs.ts';

/** One single gain of pearls: what it brings, and what that brings about. */
export function gainPearls(s: State, seat: Seat, amount: number, from: Source): void {
  if (amount === 0) return;
  addPearls(s, seat, amount, from);
  maybeRob(s, seat, amount);
}
