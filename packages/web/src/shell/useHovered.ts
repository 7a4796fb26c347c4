import { useCallback, useEffect, useState } from 'react';
import type { Hovered } from './piece-context.ts';

/** The piece that is hovered, until the pointer leaves or is pressed, Escape is pressed, or the table changes. */
export function useHovered(table: unknown): readonly [Hovered | null, (on: Hovered | null) => void] {
  const [on, setOn] = useState<Hovered | null>(null);
  const rest = useCallback(
    (next: Hovered | null): void => setOn((now) => (now?.piece === next?.piece && now?.at === next?.at ? now : next)),
    [],
  );
  useEffect(() => setOn(null), [table]);
  useEffect(() => {
    if (on === null) return;
    const listening = new AbortController();
    /** The same event may already have set another piece. */
    const leave = (): void => setOn((now) => (now === on ? null : now));
    const move = ({ target }: Event): void => {
      if (!(target instanceof Node && on.at.contains(target))) leave();
    };
    const press = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') leave();
    };
    addEventListener('pointermove', move, { signal: listening.signal });
    addEventListener('pointerdown', leave, { signal: listening.signal });
    addEventListener('keydown', press, { signal: listening.signal });
    return () => listening.abort();
  }, [on]);
  return [on, rest];
}
