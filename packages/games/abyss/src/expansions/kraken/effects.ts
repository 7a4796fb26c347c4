import type { SentinelId } from './sentinels.ts';

/** What else a lord can do when he enters play. */
export type KrakenEffect =
  | { readonly type: 'gainNebulis'; readonly amount: number }
  | { readonly type: 'sentinel'; readonly sentinel: SentinelId };
export type KrakenSpecial = 'fence' | 'healer' | 'executioner' | 'liberator';

/** What else can hold while a lord is active. */
export interface KrakenLasting {
  /** Krakens in hand bring no Nebulis at the end. */
  readonly noLastNebulis?: 1;
}

export type KrakenOccasion = 'opponentRecruits';

export const gainNebulis = (amount: number): KrakenEffect => ({ type: 'gainNebulis', amount });
export const sentinel = (id: SentinelId): KrakenEffect => ({ type: 'sentinel', sentinel: id });
