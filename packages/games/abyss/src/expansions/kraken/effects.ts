import type { SentinelId } from './sentinels.ts';

/** What else a lord can do when he enters play. */
export type KrakenEffect =
  | { readonly type: 'gainNebulis'; readonly amount: number }
  | { readonly type: 'sentinel'; readonly sentinel: SentinelId };
export type KrakenSpecial = 'fence' | 'healer' | 'executioner' | 'liberator';

export const gainNebulis = (amount: number): KrakenEffect => ({ type: 'gainNebulis', amount });
export const sentinel = (id: SentinelId): KrakenEffect => ({ type: 'sentinel', sentinel: id });
