import { useEffect, useRef } from 'react';
import { useSettings } from '../app/settings.ts';
import { play } from '../ui/sound.ts';

/** Calls for whoever looks elsewhere: the title says what is asked of them, if anything is, and a sound if one is wanted. */
export function useAttention(plies: number, asked: string | null, over: boolean): void {
  const { sound } = useSettings();
  const mine = asked !== null;
  const before = useRef({ plies, mine, over });
  useEffect(() => {
    document.title = asked === null ? 'Fathom' : `● ${asked} · Fathom`;
    return () => {
      document.title = 'Fathom';
    };
  }, [asked]);
  useEffect(() => {
    const last = before.current;
    before.current = { plies, mine, over };
    if (!sound || plies === last.plies) return;
    play(over && !last.over ? 'end' : mine && !last.mine ? 'turn' : 'move');
  }, [sound, plies, mine, over]);
}
