import { useEffect, useState, type ReactNode } from 'react';
import { useOnlineWords } from './text/index.ts';
import { MINUTE, shown } from './time.ts';

interface Props {
  /** Milliseconds left when it was heard. */
  readonly left: number;
  /** When that was, by this device's clock. */
  readonly since: number;
  readonly runs: boolean;
}

/** What a seat has left; it runs here between two words of the server, which is always right. */
export function Clock({ left, since, runs }: Props): ReactNode {
  const { days } = useOnlineWords().invite;
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [runs]);
  const ms = Math.max(0, runs ? left - Math.max(0, now - since) : left);
  return (
    <time className={`clock ${runs ? 'is-running' : ''} ${ms < MINUTE ? 'is-short' : ''}`} role="timer">
      {shown(ms, days)}
    </time>
  );
}
