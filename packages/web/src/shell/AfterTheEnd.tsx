import type { ReactNode } from 'react';
import { useWords } from '../app/words.tsx';

/** How to play once more; null for those who only watch. */
export interface Rematch {
  readonly label: string;
  readonly go: () => void;
}

interface AfterProps {
  readonly rematch: Rematch | null;
  readonly onResults: () => void;
  readonly onReplay: () => void;
}

/** What stays at the thumb while the table of a finished game is looked at. */
export function AfterTheEnd({ rematch, onResults, onReplay }: AfterProps): ReactNode {
  const words = useWords();
  return (
    <div className="after-end">
      <button type="button" className="move is-strong" onClick={onResults}>
        {words.end.results}
      </button>
      {rematch !== null && (
        <button type="button" className="move" onClick={rematch.go}>
          {rematch.label}
        </button>
      )}
      <button type="button" className="move" onClick={onReplay}>
        {words.end.replay}
      </button>
    </div>
  );
}
