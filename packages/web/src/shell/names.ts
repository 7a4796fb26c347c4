import type { GameText, Playable, Seat, SideScore } from '@fathom/kernel';
import { createContext, use, useCallback } from 'react';
import { useWords } from '../text/words.tsx';
import { useStable } from './useStable.ts';

/** The names of all who have points. */
export const namesOf = (scores: readonly SideScore[], name: (side: Seat) => string): string[] => scores.map((_, side) => name(side));

/** The seat of the only person at this screen; null for spectators, and where several people share the screen. */
export const MeContext = createContext<Seat | null>(null);

/** What stands beside a seat's sign: the viewer is "you", unless the screen is shared. */
export function useLabels(name: (side: Seat) => string): (side: Seat) => string {
  const me = use(MeContext);
  const { you } = useWords().end;
  return (side) => (side === me ? you : name(side));
}

/** The names of the players; the function stays the same while the names do. */
export function useNames<G extends Playable<G>>(
  names: readonly string[],
  text: GameText<G> | null,
  view: G['view'],
): (side: Seat) => string {
  const all = useStable([...names, text?.automaton(view) ?? '']);
  return useCallback((side) => all[Math.min(side, all.length - 1)]!, [all]);
}
