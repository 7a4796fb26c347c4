/** KR-ALLY-01 · Two 2s, three 3s, two 4s. */
export const krakenCopies = [
  [4, 2],
  [3, 3],
  [2, 2],
] as const;
export type KrakenCopy = `kraken-${'4-1' | '4-2' | '3-1' | '3-2' | '3-3' | '2-1' | '2-2'}`;
