import type { KrakenEffect, KrakenSpecial } from '../expansions.ts';

/** What a lord does when he enters play: plain data, so a half-resolved card saves, clones and explains itself. */
export type Effect =
  | { readonly type: 'gainPearls'; readonly amount: number }
  /** Each opponent discards so many allies of the hand. */
  | { readonly type: 'tribute'; readonly count: number }
  /** Each opponent pays so many pearls, or all there are. */
  | { readonly type: 'fine'; readonly pearls: number }
  /** Each opponent discards down to so many allies. */
  | { readonly type: 'handLimit'; readonly limit: number }
  /** Turn up so many tiles and control one, with this lord under it. */
  | { readonly type: 'embassy'; readonly tiles: number }
  /** Another free lord may go; one of the Court, or the top one of the deck, comes. */
  | { readonly type: 'betrayal'; readonly from: 'court' | 'deck' }
  | { readonly type: 'special'; readonly card: SpecialCard }
  | KrakenEffect;

/** Cards with code of their own: effects/special, and those of Kraken. */
export type SpecialCard = 'assassin' | 'hunter' | 'invoker' | 'apprentice' | 'illusionist' | 'corruptor' | KrakenSpecial;

export const gainPearls = (amount: number): Effect => ({ type: 'gainPearls', amount });
export const tribute = (count: number): Effect => ({ type: 'tribute', count });
export const fine = (pearls: number): Effect => ({ type: 'fine', pearls });
export const handLimit = (limit: number): Effect => ({ type: 'handLimit', limit });
export const embassy = (tiles: number): Effect => ({ type: 'embassy', tiles });
export const betrayal = (from: 'court' | 'deck'): Effect => ({ type: 'betrayal', from });
export const special = (card: SpecialCard): Effect => ({ type: 'special', card });
