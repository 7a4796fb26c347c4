import type { Seat } from '@fathom/kernel';
import { othersFrom } from '@fathom/kernel';
import { isActive } from '../../queries.ts';
import { gainPearls } from '../../rules/pearls.ts';
import type { State } from '../../state.ts';

/** KR-LORD-09 · One pearl for whoever watches an opponent recruit. */
export function payShareholders(s: State, recruiter: Seat): void {
  if (s.kraken === null) return;
  for (const seat of othersFrom(s, recruiter)) if (isActive(s.players[seat]!, 'shareholder')) gainPearls(s, seat, 1, 'shareholder');
}
