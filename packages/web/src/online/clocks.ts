import { same } from '@fathom/kernel';
import type { ClockPlan } from '@fathom/wire';
import { STAND_IN } from './standIn.ts';
import { clockIds, type ClockId, type OnlineText } from './text/online-text.ts';
import { MINUTE, shown } from './time.ts';

/** The clocks that an invitation offers. */
const paces: Readonly<Record<ClockId, ClockPlan['pace'] | null>> = {
  none: null,
  blitz: { kind: 'bank', bank: 10 * MINUTE, increment: 10_000 },
  quiet: { kind: 'bank', bank: 30 * MINUTE, increment: 30_000 },
  day: { kind: 'days', days: 1 },
  days: { kind: 'days', days: 3 },
  week: { kind: 'days', days: 7 },
};

/** A clock as the host has chosen it, and what happens when somebody's time is up. */
export interface ClockChoice {
  readonly id: ClockId;
  readonly atZero: ClockPlan['atZero'];
}

export function planOf({ id, atZero }: ClockChoice): ClockPlan | null {
  const pace = paces[id];
  return pace === null ? null : { pace, atZero, level: STAND_IN };
}

/** The clock of a table in words, and what happens when the time is up. One that no invitation offers is described by its numbers. */
export function clockSaid({ invite }: OnlineText, plan: ClockPlan | null): string {
  if (plan === null) return invite.clocks.none;
  const known = clockIds.find((id) => same(paces[id], plan.pace));
  return `${known === undefined ? numbers(invite, plan.pace) : invite.clocks[known]} (${invite.atZero}: ${invite.zeros[plan.atZero]})`;
}

const numbers = ({ days, daysPerMove }: OnlineText['invite'], pace: ClockPlan['pace']): string =>
  pace.kind === 'days' ? daysPerMove(pace.days) : `${shown(pace.bank, days)} + ${shown(pace.increment, days)}`;
