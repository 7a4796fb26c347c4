import { use, type ReactNode } from 'react';
import { useWords } from '../text/words.tsx';
import { ReviewContext } from './review-context.ts';
import './AfterTheEnd.css';

/** How to play again; null for spectators. */
export interface Rematch {
  readonly label: string;
  readonly go: () => void;
}

interface AfterProps {
  readonly rematch: Rematch | null;
  readonly onResults: () => void;
  readonly onReplay: () => void;
}

/** The buttons that stay while the viewer looks at the table of a finished game. */
export function AfterTheEnd({ rematch, onResults, onReplay }: AfterProps): ReactNode {
  const words = useWords();
  const review = use(ReviewContext);
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
      {review !== null && (
        <button type="button" className="move" onClick={review}>
          {words.end.review}
        </button>
      )}
    </div>
  );
}
