import { next, type Seat } from '@fathom/kernel';
import type { Lasting, Occasion } from './content/lord.ts';
import { lordIds, lords, type LordId } from './content/lords.ts';
import type { Player, State } from './state.ts';

/* What lords do while they lie there. Rules ask for a word, never for a lord: who says it is found in his entry. */

/** What can be asked of a state as of anybody's view. */
export type Laid = Pick<State, 'seats'> & { readonly players: readonly Court[] };
type Court = Pick<Player, 'lords' | 'turned'>;

/** AB-ABIL-02 · Free and not turned. */
export function isActive({ lords, turned }: Court, lord: LordId): boolean {
  for (let i = 0; i < lords.length; i++) if (lords[i] === lord) return turned.length === 0 || !turned.includes(lord);
  return false;
}

/** Of the words in some part of the entries: who says each. */
function sayersOf<W extends string>(wordsOf: (lord: LordId) => object): Readonly<Record<W, readonly LordId[]>> {
  const sayers: Record<string, LordId[]> = {};
  for (const lord of lordIds) for (const word of Object.keys(wordsOf(lord))) (sayers[word] ??= []).push(lord);
  return sayers as Record<W, LordId[]>;
}
const lasters = sayersOf<keyof Lasting>((lord) => lords[lord].lasting);
const reactors = sayersOf<Occasion>((lord) => lords[lord].reactions);

type Word = (player: Court) => number;

/** What one lord says of his owner while he is active. */
const sayingOf = (lord: LordId, word: keyof Lasting): Word => {
  const amount = lords[lord].lasting[word]!;
  return (player) => (isActive(player, lord) ? amount : 0);
};

/** AB-ABIL-02 · By word: what the active lords of a player say, added up. Where one says it, asking for the word is asking for him. */
export const lasting = Object.fromEntries(
  Object.entries(lasters).map(([word, sayers]) => {
    const [only, ...others] = sayers.map((lord) => sayingOf(lord, word as keyof Lasting));
    return [word, others.length === 0 ? only : (player: Court) => others.reduce((sum, other) => sum + other(player), only!(player))];
  }),
) as Readonly<Record<keyof Lasting, Word>>;

/** The active lord of a player who says this, if there is one. */
export const bearer = (player: Court, word: keyof Lasting): LordId | null => lasters[word].find((lord) => isActive(player, lord)) ?? null;

/** AB-ABIL-07, AB-LORD-14 · The same of opponents' Soldiers; nothing with an own Shaman in their way. */
export function suffered(t: Laid, seat: Seat, said: Word): number {
  for (let other = 0; other < t.seats; other++) {
    const amount = other === seat ? 0 : said(t.players[other]!);
    if (amount > 0) return isShielded(t, seat) ? 0 : amount;
  }
  return 0;
}

export const isShielded = (t: Laid, seat: Seat): boolean => lasting.shield(t.players[seat]!) > 0;

/** What the active lords of a player do on an occasion comes next. */
export function react(s: State, seat: Seat, occasion: Occasion): void {
  for (const lord of reactors[occasion]) {
    if (isActive(s.players[seat]!, lord)) next(s, { kind: 'effect', seat, lord, effect: lords[lord].reactions[occasion]! });
  }
}
