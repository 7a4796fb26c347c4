import { rngFrom, shuffle } from '@fathom/kernel';

/* Days as people count them where they are. A day is written 2030-01-31. */

const two = (n: number): string => String(n).padStart(2, '0');

export const dayOf = (now: Date): string => `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;

export const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

/** Days since the beginning of 1970. */
export const numberOf = (day: string): number => Math.round(Date.parse(day) / 86_400_000);

/** 0 is Sunday. */
export const weekdayOf = (day: string): number => new Date(Date.parse(day)).getUTCDay();

/** The puzzle of a day, the same for everybody who has the same list: each once, in an order that changes with every round. */
export function puzzleOfDay(day: string, ids: readonly string[]): string | null {
  if (ids.length === 0) return null;
  const number = numberOf(day);
  const order = shuffle(rngFrom(`puzzles of round ${Math.floor(number / ids.length)}`), ids.toSorted());
  return order[number % ids.length]!;
}
