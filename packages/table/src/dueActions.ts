import type { Seat } from '@fathom/kernel';
import { deadline, outOfTime } from './clock.ts';
import type { Rules } from './rules.ts';
import { phaseOf, type Table } from './table.ts';

/** What the program that runs a table has to do without a request. */
export type DueAction =
  /** A bot chooses a move: because it holds the seat, or because the person's time is up. */
  | { readonly kind: 'think'; readonly seat: Seat; readonly level: string; readonly by: 'bot' | 'clock' }
  /** A standing order answers. */
  | { readonly kind: 'order'; readonly seat: Seat; readonly move: object }
  /** There is nothing to decide: the table answers. */
  | { readonly kind: 'settle'; readonly seat: Seat; readonly moves: readonly object[] }
  /** The time is up, and by the clock plan the seat goes to a bot. */
  | { readonly kind: 'flag'; readonly seat: Seat; readonly level: string }
  /** Words for the deal have not come in time. */
  | { readonly kind: 'stopWaiting' };

export function dueActions(table: Table, now: number, { orderedMove }: Pick<Rules, 'orderedMove'>): DueAction[] {
  const { plan, times, play, seats, showUntil } = table;
  if (play === null) return showUntil !== null && now >= showUntil ? [{ kind: 'stopWaiting' }] : [];
  if (phaseOf(table) !== 'playing') return [];
  const late = times === null ? [] : outOfTime(times, now);
  return play.waiting.flatMap((seat): DueAction[] => {
    const { holder, order } = seats[seat]!;
    if (holder.kind === 'bot') return [{ kind: 'think', seat, level: holder.level, by: 'bot' }];
    const move = order === null ? null : orderedMove(play.state, seat, order);
    if (move !== null) return [{ kind: 'order', seat, move }];
    const isLate = plan !== null && late.includes(seat);
    const settled = play.settled.find((each) => each.seat === seat);
    // A seat whose time is up is late, even if there is nothing to decide: others must not see the difference.
    if (!isLate) return settled === undefined ? [] : [{ kind: 'settle', ...settled }];
    return [plan.atZero === 'seat' ? { kind: 'flag', seat, level: plan.level } : { kind: 'think', seat, level: plan.level, by: 'clock' }];
  });
}

/** When the next action becomes due; null if only a person can act. */
export function wakeAt(table: Table, now: number, rules: Pick<Rules, 'orderedMove'>): number | null {
  if (table.play === null) return table.showUntil;
  if (phaseOf(table) !== 'playing') return null;
  if (dueActions(table, now, rules).length > 0) return now;
  return table.times === null ? null : deadline(table.times);
}
