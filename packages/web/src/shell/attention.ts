import { changesBetween, type Changes, type Playable } from '@fathom/kernel';
import { useEffect, useRef } from 'react';
import type { WebGame } from './game.ts';
import { useSettings } from './settings.ts';
import { play, type Sound } from '../ui/sound.ts';

/** Calls a player who looks elsewhere: by the title of the page, and by a sound if sounds are on. */
export function useAttention(asked: string | null, over: boolean): void {
  const { sound } = useSettings();
  const mine = asked !== null;
  const before = useRef({ mine, over });
  useEffect(() => {
    document.title = asked === null ? 'Fathom' : `● ${asked} · Fathom`;
    return () => {
      document.title = 'Fathom';
    };
  }, [asked]);
  useEffect(() => {
    const last = before.current;
    before.current = { mine, over };
    if (!sound) return;
    if (over && !last.over) play('end');
    else if (mine && !last.mine) play('turn');
  }, [sound, mine, over]);
}

/** What moves can be heard, if sounds are on: goods by their kind, everything else as a card. */
export function useSounds<G extends Playable<G>>({ rules, sounds }: WebGame<G>, view: G['view']): void {
  const { sound } = useSettings();
  const last = useRef(view);
  useEffect(() => {
    const before = last.current;
    last.current = view;
    if (!sound || before === view) return;
    const heard = soundOf(changesBetween(rules, before, view), sounds ?? {});
    if (heard !== null) play(heard);
  }, [sound, rules, sounds, view]);
}

function soundOf({ facts, pieces, counts }: Changes, kinds: Readonly<Record<string, Sound>>): Sound | null {
  for (const { id } of facts) {
    const own = kinds[id.split('.').at(-1)!];
    if (own !== undefined) return own;
  }
  return pieces.length + counts.length > 0 ? 'card' : null;
}
