import type { Cursor } from '@fathom/kernel';
import type { Adventurer, Hoard } from '../../content/goods.ts';
import type { State } from '../../state.ts';
import { TOKENS } from './verbs.ts';

/* What a position says of Skullport, and what follows where it does not. */

/** A track is named where there is one. */
export function checkTrack(cursor: Cursor, isPlayed: boolean): void {
  if (cursor.value !== undefined && cursor.given !== isPlayed) cursor.refuse('not-allowed');
}

/** All tokens are somewhere. */
export function completeTrack({ corruption }: State, holders: readonly Readonly<Hoard>[], cursor: Cursor): void {
  if (corruption === null) return;
  const named = (cursor.value ?? {}) as { readonly track?: number; readonly gone?: number };
  const left = holders.reduce((count, holder) => count - holder.corruption, TOKENS);
  if (named.gone === undefined) corruption.gone = named.track === undefined ? 0 : Math.max(0, left - named.track);
  corruption.track = left - corruption.gone;
  if (corruption.track < 0 || corruption.track !== (named.track ?? corruption.track)) cursor.refuse('out-of-range');
}

/** How many of a type are kept for owners. */
export const countAside = ({ uses }: State, type: Adventurer): number => uses.filter(({ returned }) => returned === type).length;
