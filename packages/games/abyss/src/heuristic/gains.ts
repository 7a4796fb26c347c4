import type { Move, Seat } from '@fathom/kernel';
import { cards, isKraken, type AllyId } from '../content/cards.ts';
import { lordCount } from '../queries.ts';
import type { Abyss, State } from '../state.ts';

/* Estimated values, in points. */

/** What a pearl, a key and a point of value in hand are worth, while there is time to use them. */
export const PEARL = 0.9;
export const KEY = 2.6;
export const VALUE = 0.75;
/** A card in hand, independent of its value: it may be the race that is missing. */
export const CARD = 0.6;
/** A race that is not yet in hand. */
export const NEW_RACE = 0.9;
/** What a monster token is worth on average. */
export const TOKEN = 2.65;
export const NEBULIS = -1.2;

/** By the type of a move: what it seems to be worth. */
export type WeightTable<T extends Move<Abyss>['type']> = {
  readonly [N in T]: (s: State, seat: Seat, move: Extract<Move<Abyss>, { readonly type: N }>) => number;
};

/** What is left of the game, from 1 to 0: the nearest to seven lords decides. */
export function time(s: State): number {
  if (s.endedBy !== null) return 0.15;
  let most = 0;
  for (const player of s.players) most = Math.max(most, lordCount(player));
  return 1 - most * 0.11;
}

export const hasSuit = (hand: readonly AllyId[], suit: number): boolean => hand.some((ally) => cards[ally].suit === suit);

/** What a card is worth in hand. */
export function allyGain(s: State, seat: Seat, ally: AllyId): number {
  const { hand, affiliated } = s.players[seat]!;
  const { suit, value, nebulis } = cards[ally];
  if (s.endedBy !== null && !hand.includes(ally)) return lastGain(affiliated, hand, ally);
  const worth = CARD + value * VALUE + (hasSuit(hand, suit) ? 0 : NEW_RACE);
  return Math.max(0, (isKraken(ally) ? worth + 0.6 - 0.5 * nebulis : worth) - 0.08 * hand.length * (hand.length > 8 ? 2 : 0));
}

/** In the last round a card is affiliated, if it is the lowest of its race; it counts where it is the best. */
function lastGain(affiliated: readonly AllyId[], hand: readonly AllyId[], ally: AllyId): number {
  const { suit, value } = cards[ally];
  if (isKraken(ally)) return NEBULIS;
  if (hasSuit(hand, suit)) return 0.2;
  let best = 0;
  for (const other of affiliated) if (cards[other].suit === suit) best = Math.max(best, cards[other].value);
  return Math.max(0.1, value - best);
}

/** Roughly how well a seat stands, from public information. */
export const standing = (s: State, seat: Seat): number => {
  const { lords: free, holdings, pearls } = s.players[seat]!;
  return free.length * 6 + holdings.length * 20 + pearls;
};
