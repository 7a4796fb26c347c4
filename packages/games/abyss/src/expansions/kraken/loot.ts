/** KR-LOOT-09 · Three 3s, four 4s, five 5s, six 6s, seven 7s. */
export const lootCards: readonly number[] = [3, 4, 5, 6, 7].flatMap((value) => Array.from({ length: value }, () => value));
