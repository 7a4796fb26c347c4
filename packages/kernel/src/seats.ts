import type { Seat } from './game.ts';

/** The most seats of any game. */
export const MOST_SEATS = 16;

export const clockwise = (s: { readonly seats: number }, seat: Seat): Seat => (seat + 1 === s.seats ? 0 : seat + 1);

/** Every other seat, clockwise from the given one. */
export const othersFrom = (s: { readonly seats: number }, seat: Seat): readonly Seat[] => OTHERS[s.seats]![seat]!;

/** By the number of seats, then by the first seat. */
const OTHERS: readonly (readonly (readonly Seat[])[])[] = Array.from({ length: MOST_SEATS + 1 }, (_, seats) =>
  Array.from({ length: seats }, (_none, seat) => Array.from({ length: seats - 1 }, (_nobody, i) => (seat + 1 + i) % seats)),
);

/** The seats with the highest first measure; ties are broken by each further measure. Several if they are still tied. */
export function best(count: number, ...measures: readonly ((seat: Seat) => number)[]): Seat[] {
  let still: Seat[] = [];
  for (let seat = 0; seat < count; seat++) still.push(seat);
  for (const measure of measures) {
    const most = Math.max(...still.map(measure));
    still = still.filter((seat) => measure(seat) === most);
  }
  return still;
}

/** What decided between sides with equally many points: a measure with the best value of the winner and of the others, or nothing. */
export type TieBreak<M extends string> = { readonly by: M; readonly won: number; readonly lost: number } | { readonly by: 'shared' };

/**
 * How a tie was broken by further measures, in their order; null if only one side had the most points. Several winners share their
 * victory.
 */
export function tieBreak<M extends string>(
  scores: readonly number[],
  winners: readonly Seat[],
  measures: Readonly<Record<M, (seat: Seat) => number>>,
): TieBreak<M> | null {
  let still = best(scores.length, (seat) => scores[seat]!);
  if (still.length < 2) return null;
  if (winners.length > 1) return { by: 'shared' };
  let decided: TieBreak<M> | null = null;
  for (const [by, measure] of Object.entries(measures) as [M, (seat: Seat) => number][]) {
    const won = Math.max(...still.map(measure));
    const others = still.map(measure).filter((value) => value < won);
    if (others.length > 0) decided = { by, won, lost: Math.max(...others) };
    still = still.filter((seat) => measure(seat) === won);
  }
  return decided;
}
