export const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const two = (n: number): string => String(Math.floor(n)).padStart(2, '0');

/** 2:05:09, 12:30, or 3 d 04:00; the days in words. */
export function shown(ms: number, days: (n: number) => string): string {
  const clock = `${two((ms % HOUR) / MINUTE)}:${two((ms % MINUTE) / 1000)}`;
  if (ms >= DAY) return `${days(Math.floor(ms / DAY))} ${two((ms % DAY) / HOUR)}:${two((ms % HOUR) / MINUTE)}`;
  return ms >= HOUR ? `${Math.floor(ms / HOUR)}:${clock}` : clock;
}
