import { useEffect, useState, type ReactNode } from 'react';

interface Props {
  /** What is just happening, in words. */
  readonly lines: readonly string[];
  /** It happens to whoever looks, by another's hand. */
  readonly struck: boolean;
}

const LINGER = { struck: 4500, other: 1600 };

/**
 * Says what others do, for as long as it takes to read, or until I go on; what they do to me stays longer, whatever I do.
 * It is in nobody's way, and the log keeps it.
 */
export function Caption({ lines, struck }: Props): ReactNode {
  const [shown, setShown] = useState<{ readonly text: string; readonly struck: boolean } | null>(null);
  const text = lines.join(' ');
  useEffect(() => {
    if (text !== '') setShown((now) => (now?.struck === true && !struck ? now : { text, struck }));
  }, [text, struck]);
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
