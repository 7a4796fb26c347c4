/** How many seats a new table has at first: two, or as few as the game allows. */
export const usualSeats = (counts: readonly number[]): number => (counts.includes(2) ? 2 : Math.min(...counts));
