import { useEffect, useRef } from 'react';
import { useSettings } from './settings.ts';
import { play } from '../ui/sound.ts';

/** Calls a player who looks elsewhere: by the title of the page, and by a sound if sounds are on. */
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
