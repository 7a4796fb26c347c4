import { othersFrom, type Seat } from '@fathom/kernel';
import { lordIds, lords } from '../content/lords.ts';
import type { Source } from '../events.ts';
import { isShielded, lasting } from '../lasting.ts';
import type { State } from '../state.ts';
import { addPearls } from '../verbs.ts';

/** One single gain of pearls: what it brings, and what that brings about. */
export function gainPearls(s: State, seat: Seat, amount: number, from: Source): void {
  if (amount === 0) return;
  addPearls(s, seat, amount, from);
  maybeRob(s, seat, amount);
}

/** What is not worth lying in wait for. */
const LEAST = Math.min(...lordIds.map((lord) => lords[lord].lasting.robsGainsOf ?? Number.POSITIVE_INFINITY));

/** KR-LORD-13 · A gain that is large enough costs one pearl, paid to the opponent whose lord lies in wait for it. */
export function maybeRob(s: State, seat: Seat, amount: number): void {
  if (s.kraken === null || amount < LEAST) return;
  for (const robber of othersFrom(s, seat)) {
    const least = lasting.robsGainsOf(s.players[robber]!);
    if (least === 0 || amount < least || isShielded(s, seat)) continue;
    s.players[seat]!.pearls--;
    s.players[robber]!.pearls++;
    s.log?.push({ type: 'pearlRobbed', seat: robber, from: seat });
  }
}
