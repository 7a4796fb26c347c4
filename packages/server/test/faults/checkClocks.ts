import type { Seat } from '@fathom/kernel';
import type { FinalTable, Outage, Violation } from './history.ts';
import type { Replay } from './replay.ts';

/* Nobody is charged for an outage. */

/** How much more than it was served a seat may be charged. */
export interface ClockTolerance {
  /** At a table, for differences between the processes' readings of the time. */
  readonly table: number;
  /** In each outage: service is known to be gone only after a while. */
  readonly outage: number;
}

/** Only for tables with a bank of time and no increment: what a seat was charged is what it no longer has. */
export function checkClocks(table: FinalTable, outages: readonly Outage[], replay: Replay, tolerance: ClockTolerance): Violation[] {
  const { id, plan, times, seats } = table.stored;
  if (plan === null || times === null || plan.pace.kind !== 'bank') return [];
  const { bank } = plan.pace;
  return seats.flatMap(({ holder }, seat): Violation[] => {
    if (holder.kind !== 'person') return [];
    const charged = bank - times.left[seat]!;
    const { served, touched } = servedTime(table, seat, outages, replay);
    const most = served + tolerance.table + tolerance.outage * touched;
    if (charged <= most) return [];
    return [{ kind: 'clock', table: id, what: `seat ${seat} was charged ${charged} ms of ${served} ms, with ${touched} outages` }];
  });
}

/** For how long it was a seat's turn while somebody served it, and how many outages fell into its turns. */
function servedTime(
  { events }: FinalTable,
  seat: Seat,
  outages: readonly Outage[],
  { waitingAt }: Replay,
): { served: number; touched: number } {
  const turns = events
    .slice(0, -1)
    .flatMap(({ seq, at }, i) => (waitingAt(seq).includes(seat) ? [{ from: at, to: events[i + 1]!.at }] : []));
  const total = turns.reduce((sum, { from, to }) => sum + Math.max(0, to - from), 0);
  const missed = outages.map((outage) => turns.reduce((sum, turn) => sum + overlap(turn, outage), 0));
  return { served: total - missed.reduce((sum, ms) => sum + ms, 0), touched: missed.filter((ms) => ms > 0).length };
}

const overlap = (a: Outage, b: Outage): number => Math.max(0, Math.min(a.to, b.to) - Math.max(a.from, b.from));
