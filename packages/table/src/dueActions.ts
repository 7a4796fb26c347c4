import type { Seat } from '@fathom/kernel';
import { deadline, fallen } from './clock.ts';
import type { Rules } from './rules.ts';
import { phaseOf, type Table } from './table.ts';

/** What the program that runs a table has to do though no person asks for it. */
export type DueAction =
  /** A bot thinks: because it holds the seat, or because the time of its person is up. */
  | { readonly kind: 'think'; readonly seat: Seat; readonly level: string; readonly by: 'bot' | 'clock' }
  /** What somebody ordered beforehand is done. */
  | { readonly kind: 'order'; readonly seat: Seat; readonly move: object }
  /** There is nothing to decide: the table answers. */
  | { readonly kind: 'settle'; readonly seat: Seat; readonly moves: readonly object[] }
  /** The time is up, and the table said that the seat then goes to a bot. */
  | { readonly kind: 'flag'; readonly seat: Seat; readonly level: string }
  /** Words for the deal have not come, and the time for them is up. */
  | { readonly kind: 'stopWaiting' };

export function dueActions(table: Table, now: number, { orderedMove }: Pick<Rules, 'orderedMove'>): DueAction[] {
  const { plan, times, play, seats, showUntil } = table;
  if (play === null) return showUntil !== null && now >= showUntil ? [{ kind: 'stopWaiting' }] : [];
  if (phaseOf(table) !== 'playing') return [];
  const late = times === null ? [] : fallen(times, now);
  return play.waiting.flatMap((seat): DueAction[] => {
    const { holder, order } = seats[seat]!;
    if (holder.kind === 'bot') return [{ kind: 'think', seat, level: holder.level, by: 'bot' }];
    const move = order === null ? null : orderedMove(play.state, seat, order);
    if (move !== null) return [{ kind: 'order', seat, move }];
    const isLate = plan !== null && late.includes(seat);
    const settled = play.settled.find((each) => each.seat === seat);
    // Whose time is up is late, whatever there is to decide: others must not see the difference.
    if (!isLate) return settled === undefined ? [] : [{ kind: 'settle', ...settled }];
    return [plan.atZero === 'seat' ? { kind: 'flag', seat, level: plan.level } : { kind: 'think', seat, level: plan.level, by: 'clock' }];
  });
}

/** When the table wants to be looked after next; null if only a person can go on. */
export function wakeAt(table: Table, now: number, rules: Pick<Rules, 'orderedMove'>): number | null {
  if (table.play === null) return table.showUntil;
  if (phaseOf(table) !== 'playing') return null;
  if (dueActions(table, now, rules).length > 0) return now;
  return table.times === null ? null : deadline(table.times);
}
