import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { BASICS, titleOf } from '../games/registry.ts';
import { Sheet } from '../shell/Sheet.tsx';
import { useWords } from '../text/words.tsx';

interface Props {
  /** The game that is about to be played for the first time; null if none is. */
  readonly game: string | null;
  readonly onClose: () => void;
  readonly onPlay: (game: string) => void;
}

/** Before the first game: a lesson, or the game itself with gentle rivals. */
export function FirstGame({ game, onClose, onPlay }: Props): ReactNode {
  const words = useWords();
  const [, go] = useLocation();
  return (
    <Sheet title={game === null ? '' : titleOf(game, words.language)} open={game !== null} onClose={onClose}>
      {game !== null && (
        <div className="first-game">
          <p>{words.home.firstTime}</p>
          <button type="button" className="move is-strong is-large" data-focus-first="" onClick={() => go(`/learn/${game}/${BASICS}`)}>
            {words.home.learnFirst}
          </button>
          <button type="button" className="move is-large" onClick={() => onPlay(game)}>
            {words.home.playFirst}
          </button>
        </div>
      )}
    </Sheet>
  );
}
