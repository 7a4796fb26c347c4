import type { Seat } from '@fathom/kernel';
import type { State } from '../../state.ts';

/** AB-LORD-15 · One more turn after this one. */
export function invoke(s: State, seat: Seat): void {
  s.extraTurn = true;
  s.log?.push({ type: 'extraTurnEarned', seat });
}
