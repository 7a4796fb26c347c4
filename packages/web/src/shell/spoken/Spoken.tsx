import type { Playable } from '@fathom/kernel';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useWords } from '../../text/words.tsx';
import { say } from '../../ui/say.ts';
import type { PlayedTable } from '../played-table.ts';
import { useTell } from '../tell.ts';
import { createNarrator } from './narrate.ts';
import { usePieceKeys } from './piece-keys.ts';
import { useSpokenText } from './spoken-text.ts';
import { useFocusDescription } from './useFocusDescription.ts';

interface Props<G extends Playable<G>> {
  readonly played: PlayedTable<G>;
  /** How much of the log the viewer knew when the table was opened. */
  readonly opening: number;
  /** An earlier moment is shown instead of the table: nothing is said until it is closed. */
  readonly isCovered: boolean;
}

/** The table for those who listen and those who use the keyboard. It is loaded with the first key or the first move. */
export function Spoken<G extends Playable<G>>({ played, opening, isCovered }: Props<G>): ReactNode {
  const words = useWords();
  const spoken = useSpokenText();
  const { store } = played;
  const [narrator] = useState(() => createNarrator<G>(opening));
  const tell = useTell(played.text, played.name);
  const latest = useRef({ played, words, spoken, tell, isCovered });
  useEffect(() => {
    latest.current = { played, words, spoken, tell, isCovered };
  });
  useEffect(() => {
    /** Every state counts, also those that are never rendered. */
    const narrate = (): void => {
      const { played: now, isCovered: isSilent, ...speech } = latest.current;
      if (!isSilent) say(narrator({ ...speech, game: now.game, text: now.text, name: now.name }, store.getState(), store.choices()));
    };
    narrate();
    return store.subscribe(narrate);
  }, [narrator, store, isCovered]);
  usePieceKeys();
  return <p id="spoken-about" hidden ref={useFocusDescription(played, words.table.luck)} />;
}
