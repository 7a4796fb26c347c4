import { lookup, next, type Seat } from '@fathom/kernel';
import type { Lasting, Occasion } from './content/lord.ts';
import { lordIds, lords, type LordId } from './content/lords.ts';
import type { Player, State } from './state.ts';

/* What lords do while they lie there. Rules ask for a word, never for a lord: who says it is found in his entry. */

/** What can be asked of a state as of anybody's view. */
export type Laid = Pick<State, 'seats'> & { readonly players: readonly Court[] };
type Court = Pick<Player, 'lords' | 'turned'>;

/** By word, who says it: nearly always one lord, so a word is as quick to ask for as a name. */
const indexed = <W extends string>(wordsOf: (lord: LordId) => object): Readonly<Record<W, readonly LordId[]>> => {
  const index: Record<string, LordId[]> = {};
  for (const lord of lordIds) for (const word of Object.keys(wordsOf(lord))) (index[word] ??= []).push(lord);
  return lookup(index as Record<W, LordId[]>);
};
const lasters = indexed<keyof Lasting>((lord) => lords[lord].lasting);
const reactors = indexed<Occasion>((lord) => lords[lord].reactions);

/** AB-ABIL-02 · Free and not turned. */
export function isActive({ lords, turned }: Court, lord: LordId): boolean {
  for (let i = 0; i < lords.length; i++) if (lords[i] === lord) return turned.length === 0 || !turned.includes(lord);
  return false;
}

/** The active lord of a player who says this, if there is one. */
export const bearer = (player: Court, word: keyof Lasting): LordId | null => lasters[word].find((lord) => isActive(player, lord)) ?? null;

/** AB-ABIL-02 · What the active lords of a player say about something, added up; 0 if they say nothing. */
export function lasting(player: Court, word: keyof Lasting): number {
  const found = lasters[word];
  let sum = 0;
  for (let i = 0; i < found.length; i++) if (isActive(player, found[i]!)) sum += lords[found[i]!].lasting[word]!;
  return sum;
}

/** AB-ABIL-07, AB-LORD-14 · The same of opponents' Soldiers; nothing with an own Shaman in their way. */
export function suffered(t: Laid, seat: Seat, word: keyof Lasting): number {
  for (let other = 0; other < t.seats; other++) {
    const amount = other === seat ? 0 : lasting(t.players[other]!, word);
    if (amount > 0) return isShielded(t, seat) ? 0 : amount;
  }
  return 0;
}

export const isShielded = (t: Laid, seat: Seat): boolean => lasting(t.players[seat]!, 'shield') > 0;

/** What the active lords of a player do on an occasion comes next. */
export function react(s: State, seat: Seat, occasion: Occasion): void {
  for (const lord of reactors[occasion]) {
    if (isActive(s.players[seat]!, lord)) next(s, { kind: 'effect', seat, lord, effect: lords[lord].reactions[occasion]! });
  }
}
