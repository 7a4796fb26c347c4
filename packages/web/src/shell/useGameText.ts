import type { GameText, Playable } from '@fathom/kernel';
import { useEffect, useState } from 'react';
import { useWords } from '../text/words.tsx';
import type { WebGame } from './game.ts';

/** The texts of a game in the current language; after a change of language the old ones stay until the new ones are loaded. */
export function useGameText<G extends Playable<G>>(game: WebGame<G>): GameText<G> | null {
  const { language } = useWords();
  const [text, setText] = useState<GameText<G> | null>(null);
  useEffect(() => {
    let wanted = true;
    void game.loadText(language).then((loaded) => wanted && setText(loaded));
    return () => void (wanted = false);
  }, [game, language]);
  return text;
}
