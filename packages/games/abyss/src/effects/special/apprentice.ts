import { next, type Seat } from '@fathom/kernel';
import { stacksFor } from '../../queries.ts';
import type { State } from '../../state.ts';

/** AB-LORD-16 · One whole stack, if there is one; the Alchemist does not double it. */
export function learn(s: State, seat: Seat): void {
  if (stacksFor(s, seat).length > 0) next(s, { kind: 'stack', seat });
}
