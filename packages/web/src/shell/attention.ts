import { useEffect, useRef } from 'react';
import { useSettings } from '../app/settings.ts';
import { useWords } from '../app/words.tsx';
import { play } from '../ui/sound.ts';

/** Calls for whoever looks elsewhere: the title says whose turn it is, and a sound if one is wanted. */
export function useAttention(plies: number, mine: boolean, over: boolean): void {
  const { sound } = useSettings();
  const { table } = useWords();
  const before = useRef({ plies, mine, over });
  useEffect(() => {
    document.title = mine ? `● ${table.yourTurn} · Fathom` : 'Fathom';
    return () => {
      document.title = 'Fathom';
    };
  }, [mine, table]);
  useEffect(() => {
    const last = before.current;
    before.current = { plies, mine, over };
    if (!sound || plies === last.plies) return;
    play(over && !last.over ? 'end' : mine && !last.mine ? 'turn' : 'move');
  }, [sound, plies, mine, over]);
}
