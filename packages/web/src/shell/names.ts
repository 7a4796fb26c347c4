import type { GameText, Playable, Seat, SideScore } from '@fathom/kernel';
import { useCallback } from 'react';
import { useStable } from './useStable.ts';

/** The names of all who have points. */
export const namesOf = (scores: readonly SideScore[], name: (side: Seat) => string): string[] => scores.map((_, side) => name(side));

/** The names of the players; the function stays the same while the names do. */
export function useNames<G extends Playable<G>>(
  names: readonly string[],
  text: GameText<G> | null,
  view: G['view'],
): (side: Seat) => string {
  const all = useStable([...names, text?.automaton(view) ?? '']);
  return useCallback((side) => all[Math.min(side, all.length - 1)]!, [all]);
}
