import { useEffect, useState, type ReactNode } from 'react';
import { captionAt, type Moment, type Said } from './captions.ts';

const LINGER = { struck: 4500, other: 1600 };

/**
 * Says what others do, for as long as it takes to read and as it is true, or until I go on; what they do to me stays longer.
 * It is in nobody's way, and the log keeps it.
 */
export function Caption({ moment }: { readonly moment: Moment }): ReactNode {
  const [shown, setShown] = useState<Said | null>(null);
  /** The same moment is the same letters: it is looked at once, however often the table is drawn. */
  const now = JSON.stringify(moment);
  useEffect(() => setShown((said) => captionAt(said, JSON.parse(now) as Moment)), [now]);
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
