import type { Playable } from '@fathom/kernel';
import { useEffect, useRef, useState, type RefObject } from 'react';
import type { Ending, WebGame } from './game.ts';
import { say } from '../ui/say.ts';
import { useSettings } from './settings.ts';

/** What the game adds to its end; undefined until it is loaded, null if it adds nothing. */
export function useEnding<G extends Playable<G>>(game: WebGame<G>): Ending<G> | null | undefined {
  const [ending, setEnding] = useState<Ending<G> | null | undefined>(game.loadEnding === null ? null : undefined);
  useEffect(() => {
    void game.loadEnding?.().then(setEnding, () => setEnding(null));
  }, [game]);
  return ending;
}

/** How many milliseconds one category takes to appear. */
const RISE = { slow: 1100, normal: 700, fast: 350, off: 0 } as const;

interface Rising {
  /** How many categories are shown, and one more when the winner is named. */
  readonly risen: number;
  /** The winner is named. */
  readonly isKnown: boolean;
  readonly finish: () => void;
}

/** Shows one category after another, then the winner. `parts` is null until the scene is loaded. */
export function useRising(parts: number | null, again: boolean): Rising {
  const { motion } = useSettings();
  const isInstant = again || RISE[motion] === 0;
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (parts === null || count > parts || isInstant) return;
    const timer = setTimeout(() => setCount(count + 1), RISE[motion]);
    return () => clearTimeout(timer);
  }, [count, parts, motion, isInstant]);
  const all = (parts ?? -1) + 1;
  const risen = isInstant ? all : Math.min(count, all);
  return { risen, isKnown: parts !== null && risen > parts, finish: () => setCount(Number.MAX_SAFE_INTEGER) };
}

/** Space, Enter or Escape show the rest at once. */
export function useSkipKey(finish: (() => void) | null): void {
  const latest = useRef(finish);
  useEffect(() => {
    latest.current = finish;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (latest.current === null || ![' ', 'Enter', 'Escape'].includes(event.key)) return;
      event.preventDefault();
      latest.current();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}

/** The focus is on the scene; the table behind it cannot be reached by keyboard or screen reader meanwhile. */
export function useAloneOnScreen(scene: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const behind = scene.current?.parentElement?.querySelector<HTMLElement>('main.table') ?? null;
    if (behind !== null) behind.inert = true;
    // A button would be pressed by a second press of the key that skips the counting.
    if ((document.activeElement?.closest('dialog') ?? null) === null) scene.current?.focus({ preventScroll: true });
    return () => {
      if (behind !== null) behind.inert = false;
    };
  }, [scene]);
}

/** What is counted is read out, then the result. */
export function useResultSaid(counted: string, result: string): void {
  useEffect(() => {
    if (counted !== '') say([counted]);
  }, [counted]);
  useEffect(() => {
    if (result !== '') say([result]);
  }, [result]);
}
