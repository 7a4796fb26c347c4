import type { Seat, RequestedMove } from '@fathom/kernel';
import { barredFrom } from '../expansions.ts';
import type { AbyssRule } from '../rule-ids.ts';
import type { State } from '../state.ts';

/** KR-SENT-05 · Is any of these reserved by another player's Sentinel? */
export function isBarred(s: State, seat: Seat, ...wanted: readonly unknown[]): boolean {
  const barred = [barredFrom(s, seat, 'court'), barredFrom(s, seat, 'council'), barredFrom(s, seat, 'locations')];
  return barred.some((item) => item !== null && wanted.includes(item));
}

/** The rule that forbids a wanted move: a Sentinel's, or else the one that the question names. */
export const refuse = (s: State, seat: Seat, { lord, race, location, other }: RequestedMove, otherwise: AbyssRule): AbyssRule =>
  isBarred(s, seat, lord, race, location, other) ? 'KR-SENT-05' : otherwise;
