import type { Seat } from '@fathom/kernel';
import type { ClockPlan, Pace } from './tableView.ts';

/** What each seat had left at `since`, and whose clocks have been running since then. */
export interface Times {
  readonly left: readonly number[];
  readonly since: number;
  readonly running: readonly Seat[];
  /** What moves gained, the latest last: undoing a move also removes its gain. Absent at tables of the first release. */
  readonly gains?: readonly Gain[];
}

/** The move that was played at this ply gave this seat so many milliseconds. */
export type Gain = readonly [ply: number, seat: Seat, ms: number];

/** The number of gains that are stored: more than anybody needs. */
const MOST_GAINS = 200;

const DAY = 86_400_000;

/** A person who returns to a seat has at least this long; with days per move, as long as for any move. */
const GRACE = 60_000;

const allowance = (pace: Pace): number => (pace.kind === 'bank' ? pace.bank : pace.days * DAY);

export const startTimes = ({ pace }: ClockPlan, seats: number, now: number): Times => ({
  left: Array.from({ length: seats }, () => allowance(pace)),
  since: now,
  running: [],
  gains: [],
});

/** Time never runs backwards: a machine clock that was set back between two runs gives nobody time. */
const elapsed = ({ since }: Times, now: number): number => Math.max(0, now - since);

export const leftAt = (times: Times, now: number): number[] =>
  times.left.map((ms, seat) => (times.running.includes(seat) ? Math.max(0, ms - elapsed(times, now)) : ms));

/** The clocks of the waiting seats run on, and nobody gains time. */
export const runClocks = (times: Times, running: readonly Seat[], now: number): Times => ({
  ...times,
  left: leftAt(times, now),
  since: now,
  running,
});

/**
 * After a move at a ply: with a bank its player gets the increment, once per answer; with days every seat that is newly waited
 * for gets a full allowance.
 */
export function clocksAfterMove(
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

/** After moves were undone to a ply: the time that passed stays spent, and the gains of those moves are removed. */
export function clocksAfterUndo(times: Times, running: readonly Seat[], to: number, now: number): Times {
  const left = leftAt(times, now);
  for (const [ply, seat, ms] of times.gains ?? []) if (ply >= to) left[seat] = left[seat]! - ms;
  const kept = (times.gains ?? []).filter(([ply]) => ply < to);
  return { left: left.map((ms) => Math.max(0, ms)), since: now, running, gains: kept };
}

export const withGrace = ({ pace }: ClockPlan, times: Times, seat: Seat): Times => ({
  ...times,
  left: times.left.map((ms, at) => (at === seat ? Math.max(ms, pace.kind === 'days' ? allowance(pace) : GRACE) : ms)),
});

/** Times that were written when the machine clock was ahead continue from now. */
export const clampToNow = (times: Times, now: number): Times => ({ ...times, since: Math.min(times.since, now) });

/** A span of time during which nobody could play, because nobody was served. */
export interface Outage {
  readonly from: number;
  readonly to: number;
}

/** Nobody is charged for an outage. Told of it twice, the second time changes nothing. */
export function skipOutage(times: Times, { from, to }: Outage): Times {
  if (times.since >= to) return times;
  return { ...runClocks(times, times.running, Math.max(times.since, from)), since: to };
}

/** When the first running clock reaches zero. */
export const deadline = ({ left, since, running }: Times): number | null =>
  running.length === 0 ? null : since + Math.min(...running.map((seat) => left[seat]!));

export const outOfTime = (times: Times, now: number): Seat[] => times.running.filter((seat) => leftAt(times, now)[seat] === 0);
