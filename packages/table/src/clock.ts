import type { Seat } from '@fathom/kernel';
import type { ClockPlan, Pace } from './tableView.ts';

/** What each seat had left at `since`, and who has been losing time from then on. */
export interface Times {
  readonly left: readonly number[];
  readonly since: number;
  readonly running: readonly Seat[];
  /** What moves brought, the latest last: with a move that is taken back, its gain goes too. Absent at tables of the first release. */
  readonly gains?: readonly Gain[];
}

/** The move that was played at this ply gave this seat so many milliseconds. */
export type Gain = readonly [ply: number, seat: Seat, ms: number];

/** So many gains are remembered: more than anybody goes back. */
const MOST_GAINS = 200;

const DAY = 86_400_000;

/** Whoever comes back to a seat has at least this long to look around; where days are given for a move, as long as for any move. */
const GRACE = 60_000;

const allowance = (pace: Pace): number => (pace.kind === 'bank' ? pace.bank : pace.days * DAY);

export const startTimes = ({ pace }: ClockPlan, seats: number, now: number): Times => ({
  left: Array.from({ length: seats }, () => allowance(pace)),
  since: now,
  running: [],
  gains: [],
});

/** Time never runs backwards: a machine whose clock was set back between two runs gives nobody time. */
const elapsed = ({ since }: Times, now: number): number => Math.max(0, now - since);

export const leftAt = (times: Times, now: number): number[] =>
  times.left.map((ms, seat) => (times.running.includes(seat) ? Math.max(0, ms - elapsed(times, now)) : ms));

/** The clocks go on for those who are waited for, and nobody gains. */
export const turnTo = (times: Times, running: readonly Seat[], now: number): Times => ({
  ...times,
  left: leftAt(times, now),
  since: now,
  running,
});

/** After a move that was played at a ply: with a bank its player is paid, once for an answer; with days everybody who is waited for anew has a fresh allowance. */
export function turnAfter(
  { pace }: ClockPlan,
  times: Times,
  running: readonly Seat[],
  mover: Seat | null,
  ply: number,
  now: number,
): Times {
  const before = leftAt(times, now);
  const left = before.map((ms, seat) => {
    if (pace.kind === 'bank') return seat === mover ? ms + pace.increment : ms;
    return running.includes(seat) && (seat === mover || !times.running.includes(seat)) ? allowance(pace) : ms;
  });
  const gained = left.flatMap((ms, seat): Gain[] => (ms === before[seat] ? [] : [[ply, seat, ms - before[seat]!]]));
  return { left, since: now, running, gains: [...(times.gains ?? []), ...gained].slice(-MOST_GAINS) };
}

/** After moves were taken back to a ply: the time that passed is spent, and what those moves brought is gone. */
export function turnBack(times: Times, running: readonly Seat[], to: number, now: number): Times {
  const left = leftAt(times, now);
  for (const [ply, seat, ms] of times.gains ?? []) if (ply >= to) left[seat] = left[seat]! - ms;
  const kept = (times.gains ?? []).filter(([ply]) => ply < to);
  return { left: left.map((ms) => Math.max(0, ms)), since: now, running, gains: kept };
}

export const graced = ({ pace }: ClockPlan, times: Times, seat: Seat): Times => ({
  ...times,
  left: times.left.map((ms, at) => (at === seat ? Math.max(ms, pace.kind === 'days' ? allowance(pace) : GRACE) : ms)),
});

/** Times that were written under a clock that was ahead: they go on from now. */
export const notAhead = (times: Times, now: number): Times => ({ ...times, since: Math.min(times.since, now) });

/** When the first of them falls. */
export const deadline = ({ left, since, running }: Times): number | null =>
  running.length === 0 ? null : since + Math.min(...running.map((seat) => left[seat]!));

export const fallen = (times: Times, now: number): Seat[] => times.running.filter((seat) => leftAt(times, now)[seat] === 0);
