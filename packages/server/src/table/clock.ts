import type { Seat } from '@fathom/kernel';
import type { ClockPlan, Pace } from '@fathom/wire';

/** What each seat had left at `since`, and who has been losing time from then on. */
export interface Times {
  readonly left: readonly number[];
  readonly since: number;
  readonly running: readonly Seat[];
}

const DAY = 86_400_000;

/** Whoever comes back to a seat has at least this long to look around. */
const GRACE = 60_000;

const allowance = (pace: Pace): number => (pace.kind === 'bank' ? pace.bank : pace.days * DAY);

export const startTimes = ({ pace }: ClockPlan, seats: number, now: number): Times => ({
  left: Array.from({ length: seats }, () => allowance(pace)),
  since: now,
  running: [],
});

export const leftAt = ({ left, since, running }: Times, now: number): number[] =>
  left.map((ms, seat) => (running.includes(seat) ? Math.max(0, ms - (now - since)) : ms));

/** The clocks go on for those who are waited for; whoever has just moved is paid. */
export function turnTo({ pace }: ClockPlan, times: Times, running: readonly Seat[], moved: Seat | null, now: number): Times {
  const left = leftAt(times, now).map((ms, seat) => {
    if (pace.kind === 'bank') return seat === moved ? ms + pace.increment : ms;
    return running.includes(seat) && (seat === moved || !times.running.includes(seat)) ? allowance(pace) : ms;
  });
  return { left, since: now, running };
}

export const graced = (times: Times, seat: Seat): Times => ({
  ...times,
  left: times.left.map((ms, at) => (at === seat ? Math.max(ms, GRACE) : ms)),
});

/** When the first of them falls. */
export const deadline = ({ left, since, running }: Times): number | null =>
  running.length === 0 ? null : since + Math.min(...running.map((seat) => left[seat]!));

export const fallen = (times: Times, now: number): Seat[] => times.running.filter((seat) => leftAt(times, now)[seat] === 0);
