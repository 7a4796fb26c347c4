/** AB-SETUP-07 · The values of the monster tokens: nine 2s, nine 3s, two 4s. */
export const monsterTokens: readonly number[] = [2, 3, 4].flatMap((value) => Array.from({ length: value === 4 ? 2 : 9 }, () => value));

/** One alternative of a fight: taken as a whole. */
export interface Reward {
  readonly keys: number;
  readonly pearls: number;
  readonly tokens: number;
}

const reward = (keys: number, pearls: number, tokens: number): Reward => ({ keys, pearls, tokens });
const onePrize = (keys: number): Reward[] => [reward(keys, 1, 0), reward(keys, 0, 1)];
const twoPrizes = (keys: number): Reward[] => [reward(keys, 2, 0), reward(keys, 1, 1), reward(keys, 0, 2)];

/** AB-THR-05 · What each step of the Threat track pays; the first step is 1. */
export const rewards: readonly (readonly Reward[])[] = [
  [],
  onePrize(0),
  twoPrizes(0),
  [reward(1, 0, 0)],
  onePrize(1),
  twoPrizes(1),
  [reward(2, 0, 0)],
];

export const LAST_STEP = 6;
