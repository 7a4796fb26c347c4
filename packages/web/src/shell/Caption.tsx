import { useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import { useWords } from '../text/words.tsx';
import { Icon } from '../ui/Icon.tsx';
import { CaptionQueue } from './caption-queue.ts';
import type { Moment, TurnCaption } from './captions.ts';
import { SeatMark } from './Seats.tsx';
import { useStable } from './useStable.ts';
import './Caption.css';

interface Props {
  readonly moment: Moment;
  /** Something was done to the viewer: the table waits until they continue. */
  readonly waits: boolean;
  readonly onContinue: () => void;
  readonly onAgain: () => void;
}

/** Says what others just did, in its own line, until it was read and is no longer true, or the viewer has played. It can be shown again. */
export function Caption({ moment, waits, onContinue, onAgain }: Props): ReactNode {
  const { table } = useWords();
  const [shown, setShown] = useState<TurnCaption | null>(null);
  /** Each moment is handled once, however often the table is rendered; it is painted together with its move. */
  const now = useStable(moment);
  const [queue] = useState(() => new CaptionQueue(setShown));
  useLayoutEffect(() => queue.at(now), [queue, now]);
  useEffect(() => () => queue.stop(), [queue]);
  return (
    <p className={`caption ${shown === null ? 'is-empty' : ''} ${shown?.harmsViewer === true ? 'is-harm' : ''}`}>
      {shown !== null && (
        <>
          {shown.by !== null && <SeatMark side={shown.by} />}
          <span>{shown.text}</span>
          {/* Pressing it anywhere continues already: with a key each, the release does not press the other. */}
          {waits ? (
            <button key="continue" type="button" className="caption-button is-strong" onClick={onContinue}>
              {table.goOn}
            </button>
          ) : (
            <button key="again" type="button" className="caption-button" aria-label={table.again} title={table.again} onClick={onAgain}>
              <kbd>R</kbd>
              <Icon name="reset" />
            </button>
          )}
        </>
      )}
    </p>
  );
}
