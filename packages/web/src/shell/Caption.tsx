import { useEffect, useState, type ReactNode } from 'react';
import { captionAt, type Moment, type Said } from './captions.ts';
import { useStable } from './useStable.ts';
import './Caption.css';

const LINGER = { struck: 4500, other: 1600 };

/**
 * Says what others just did, until it has been read, is no longer true, or the viewer continues; what was done to the viewer stays longer.
 * It blocks nothing, and the log has it too.
 */
export function Caption({ moment }: { readonly moment: Moment }): ReactNode {
  const [shown, setShown] = useState<Said | null>(null);
  /** Each moment is handled once, however often the table is rendered. */
  const now = useStable(moment);
  useEffect(() => setShown((said) => captionAt(said, now)), [now]);
  useEffect(() => {
    if (shown === null) return;
    const leave = (): void => setShown(null);
    const timer = setTimeout(leave, shown.struck ? LINGER.struck : LINGER.other);
    const untilTouched = new AbortController();
    if (!shown.struck) for (const touch of ['pointerdown', 'keydown']) addEventListener(touch, leave, { signal: untilTouched.signal });
    return () => {
      clearTimeout(timer);
      untilTouched.abort();
    };
  }, [shown]);
  return shown === null ? null : (
    <p className={`caption ${shown.struck ? 'is-struck' : ''}`} aria-hidden="true">
      {shown.text}
    </p>
  );
}
