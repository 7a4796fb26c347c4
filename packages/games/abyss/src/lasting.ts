import { next, type Seat } from '@fathom/kernel';
import type { Lasting, Occasion } from './content/lord.ts';
import { lordIds, lords, type LordId } from './content/lords.ts';
import type { Effect } from './effects/effect.ts';
import type { SeatView, State } from './state.ts';

/* What lords do while they are in play. A rule asks for a word of `Lasting`, never for a lord: the tables know whose entry says it. */

/** What can be asked of a state and of any seat's view. */
export type Laid = Pick<State, 'seats'> & { readonly players: readonly Court[] };
type Court = Pick<SeatView, 'lords' | 'turned'>;

/** AB-ABIL-02 · Free and not turned. */
export function isActive({ lords, turned }: Court, lord: LordId): boolean {
  for (let i = 0; i < lords.length; i++) if (lords[i] === lord) return turned.length === 0 || !turned.includes(lord);
  return false;
}

/** The amount that a word has for a player; 0 if no active lord says it. */
type Amount = (player: Court) => number;

const lordsWith = (word: keyof Lasting): LordId[] => lordIds.filter((lord) => lords[lord].lasting[word] !== undefined);

const amountFrom = (lord: LordId, word: keyof Lasting): Amount => {
  const amount = lords[lord].lasting[word]!;
  return (player) => (isActive(player, lord) ? amount : 0);
};

/** AB-ABIL-02 · The sum over the active lords who say the word. For most words there is one such lord, and the sum is his amount. */
const amountOf = (word: keyof Lasting): Amount => {
  const [only, ...others] = lordsWith(word).map((lord) => amountFrom(lord, word));
  return others.length === 0 ? only! : (player) => others.reduce((sum, other) => sum + other(player), only!(player));
};

/** By word: what it amounts to for a player. */
export const lasting = Object.fromEntries(
  [...new Set(lordIds.flatMap((lord) => Object.keys(lords[lord].lasting) as (keyof Lasting)[]))].map((word) => [word, amountOf(word)]),
) as Readonly<Record<keyof Lasting, Amount>>;

/** The active lord of a player whose entry says this word, if there is one. */
export const lordWith = (player: Court, word: keyof Lasting): LordId | null =>
  lordsWith(word).find((lord) => isActive(player, lord)) ?? null;

/** AB-ABIL-07, AB-LORD-14 · What an opponent's Soldier does to this seat; 0 if an own Shaman prevents it. */
export function suffered(t: Laid, seat: Seat, amountFor: Amount): number {
  for (let other = 0; other < t.seats; other++) {
    const amount = other === seat ? 0 : amountFor(t.players[other]!);
    if (amount > 0) return isShielded(t, seat) ? 0 : amount;
  }
  return 0;
}

export const isShielded = (t: Laid, seat: Seat): boolean => lasting.shield(t.players[seat]!) > 0;

/** A lord who reacts to an occasion, and how. */
interface Reactor {
  readonly lord: LordId;
  readonly effect: Effect;
}

const reactorsTo = (occasion: Occasion): Reactor[] =>
  lordIds.flatMap((lord) => {
    const effect = lords[lord].reactions[occasion];
    return effect === undefined ? [] : [{ lord, effect }];
  });

export const reactors: Readonly<Record<Occasion, readonly Reactor[]>> = {
  turnBegins: reactorsTo('turnBegins'),
  opponentRecruits: reactorsTo('opponentRecruits'),
};

/** Schedules what the active lords of a player do on an occasion. */
export function react(s: State, seat: Seat, to: readonly Reactor[]): void {
  for (const { lord, effect } of to) if (isActive(s.players[seat]!, lord)) next(s, { kind: 'effect', seat, lord, effect });
}
