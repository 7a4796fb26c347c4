import { useEffect, useState, type ReactNode } from 'react';

interface Props {
  /** Milliseconds left when it was heard. */
  readonly left: number;
  /** When that was, by this device's clock. */
  readonly since: number;
  readonly runs: boolean;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** What a seat has left; it runs here between two words of the server, which is always right. */
export function Clock({ left, since, runs }: Props): ReactNode {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [runs]);
  const ms = Math.max(0, runs ? left - Math.max(0, now - since) : left);
  return (
    <time className={`clock ${runs ? 'is-running' : ''} ${ms < MINUTE ? 'is-short' : ''}`} role="timer">
      {shown(ms)}
    </time>
  );
}

const two = (n: number): string => String(Math.floor(n)).padStart(2, '0');

/** 2:05:09, 12:30, or 3d 04:00 */
export function shown(ms: number): string {
  const clock = `${two((ms % HOUR) / MINUTE)}:${two((ms % MINUTE) / 1000)}`;
  if (ms >= DAY) return `${Math.floor(ms / DAY)}d ${two((ms % DAY) / HOUR)}:${two((ms % HOUR) / MINUTE)}`;
  return ms >= HOUR ? `${Math.floor(ms / HOUR)}:${clock}` : clock;
}
