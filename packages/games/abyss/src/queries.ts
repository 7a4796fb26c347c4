import type { Seat } from '@fathom/kernel';
import type { LocationId } from './content/locations.ts';
import { lords, type LordId } from './content/lords.ts';
import { inOrder, races, type Race } from './content/races.ts';
import { barredFrom } from './expansions.ts';
import type { SeatView, State } from './state.ts';

/* What the rules ask of a table. */

/** AB-LOC-01, 14 · Tokens, and one for each active lord who shows a key. */
export function keysOf(p: Pick<SeatView, 'keys' | 'lords' | 'turned'>): number {
  let keys = p.keys;
  for (let i = 0; i < p.lords.length; i++) if (lords[p.lords[i]!].keys > 0 && !p.turned.includes(p.lords[i]!)) keys++;
  return keys;
}

/** AB-END-01 · Free, turned and covered together. */
export function lordCount({ lords, holdings }: Pick<SeatView, 'lords' | 'holdings'>): number {
  let count = lords.length;
  for (let i = 0; i < holdings.length; i++) count += holdings[i]!.lords.length;
  return count;
}

/** AB-COUNCIL-01, KR-SENT-10 · The stacks that are not empty and that nobody else reserves. */
export function stacksFor(s: State, seat: Seat): Race[] {
  const barred = barredFrom(s, seat, 'council');
  const all = inOrder(s.council);
  const stacks: Race[] = [];
  for (let suit = 0; suit < all.length; suit++) {
    const isFree = barred === null || races[suit] !== barred;
    if (isFree && all[suit]!.length > 0) stacks.push(races[suit]!);
  }
  return stacks;
}

/** KR-SENT-10 · The lords of the Court that nobody else reserves. */
export const courtFor = (s: State, seat: Seat): readonly LordId[] => without(s.court, barredFrom(s, seat, 'court'));

/** KR-SENT-10 · The available locations that nobody else reserves. */
export const availableFor = (s: State, seat: Seat): readonly LocationId[] => without(s.available, barredFrom(s, seat, 'locations'));

const without = <T>(items: readonly T[], barred: unknown): readonly T[] =>
  barred === null ? items : items.filter((item) => item !== barred);

/** AB-TURN-04 · Is there a card to reveal? */
export const canReveal = (s: State): boolean => s.deck.length + s.discard.length > 0;
