import type { Playable, Seat } from '@fathom/kernel';
import type { Shown } from '../table/scene.ts';

/** The last game whose opening was shown on this device. */
const KEY = 'fathom.opening';

/** What tells one deal from another: who plays, and what lies on the table. */
const dealOf = <G extends Playable<G>>({ players, log }: Shown<G>): string =>
  JSON.stringify([players.map(({ name }) => name), log[0]?.events ?? []]);

export function wasShown<G extends Playable<G>>(shown: Shown<G>): boolean {
  try {
    return localStorage.getItem(KEY) === dealOf(shown);
  } catch {
    return false; // storage is forbidden: nothing is remembered
  }
}

export function rememberOpening<G extends Playable<G>>(shown: Shown<G>): void {
  try {
    localStorage.setItem(KEY, dealOf(shown));
  } catch {
    // storage is full or forbidden: it is shown again
  }
}

/** Who goes first, as the deal says it; null if it does not. */
export function firstOf<G extends Playable<G>>({ log }: Shown<G>): Seat | null {
  const dealt = (log[0]?.events ?? []).find((event) => 'first' in event) as { readonly first?: unknown } | undefined;
  return typeof dealt?.first === 'number' ? dealt.first : null;
}
