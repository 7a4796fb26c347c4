import { useEffect, useState, type ReactNode } from 'react';
import { useOnlineWords } from './text/index.ts';
import { MINUTE, shown } from './time.ts';
import './Clock.css';

interface Props {
  /** Milliseconds left at the last update. */
  readonly left: number;
  /** When that update arrived, by this device's clock. */
  readonly since: number;
  readonly runs: boolean;
}

/** The time a seat has left; it runs here between two updates of the server, which decides. */
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
