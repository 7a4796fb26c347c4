import type { Seat } from '@fathom/kernel';
import type { LocationId } from './content/locations.ts';
import { lords, type LordId } from './content/lords.ts';
import { inOrder, races, type Race } from './content/races.ts';
import { barredFrom } from './expansions/kraken/reserved.ts';
import type { Player, State } from './state.ts';

/* What the rules ask of a table. */

/** What can be asked of a state as of anybody's view. */
export type Laid = Pick<State, 'seats'> & { readonly players: readonly Pick<Player, 'lords' | 'turned'>[] };

/** AB-ABIL-02 · Free and not turned. */
export function isActive({ lords, turned }: Pick<Player, 'lords' | 'turned'>, lord: LordId): boolean {
  for (let i = 0; i < lords.length; i++) if (lords[i] === lord) return turned.length === 0 || !turned.includes(lord);
  return false;
}

/** AB-ABIL-07, AB-LORD-14 · Is some opponent's Soldier at work, and no own Shaman in his way? */
export function suffersFrom(t: Laid, seat: Seat, soldier: LordId): boolean {
  for (let other = 0; other < t.seats; other++) {
    if (other !== seat && isActive(t.players[other]!, soldier)) return !isShielded(t, seat);
  }
  return false;
}

export const isShielded = (t: Laid, seat: Seat): boolean => isActive(t.players[seat]!, 'shaman');

/** AB-LOC-01, 14 · Tokens, and one for each active lord who shows a key. */
export function keysOf(p: Player): number {
  let keys = p.keys;
  for (let i = 0; i < p.lords.length; i++) if (lords[p.lords[i]!].keys > 0 && !p.turned.includes(p.lords[i]!)) keys++;
  return keys;
}

/** AB-END-01 · Free, turned and covered together. */
export function lordCount({ lords, holdings }: Pick<Player, 'lords' | 'holdings'>): number {
  let count = lords.length;
  for (let i = 0; i < holdings.length; i++) count += holdings[i]!.lords.length;
  return count;
}

/** AB-COUNCIL-01, KR-SENT-10 · The stacks that are not empty and that nobody else reserves. */
export function stacksFor(s: State, seat: Seat): Race[] {
  const barred = barredFrom(s, seat, 'council');
  const stacks = inOrder(s.council);
  const mine: Race[] = [];
  for (let i = 0; i < races.length; i++) if (stacks[i]!.length > 0 && races[i] !== barred) mine.push(races[i]!);
  return mine;
}

/** KR-SENT-10 · The lords of the Court that nobody else reserves. */
export const courtFor = (s: State, seat: Seat): readonly LordId[] => without(s.court, barredFrom(s, seat, 'court'));

/** KR-SENT-10 · The available locations that nobody else reserves. */
export const availableFor = (s: State, seat: Seat): readonly LocationId[] => without(s.available, barredFrom(s, seat, 'locations'));

const without = <T>(items: readonly T[], barred: unknown): readonly T[] =>
  barred === null ? items : items.filter((item) => item !== barred);

/** AB-TURN-04 · Is there a card to reveal? */
export const canReveal = (s: State): boolean => s.deck.length + s.discard.length > 0;
