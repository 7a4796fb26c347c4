import type { Seat } from './game.ts';

export const clockwise = (s: { readonly seats: number }, seat: Seat): Seat => (seat + 1 === s.seats ? 0 : seat + 1);

/** Every other seat, clockwise from the given one. */
export function othersFrom(s: { readonly seats: number }, seat: Seat): Seat[] {
  const others: Seat[] = [];
  for (let i = 1; i < s.seats; i++) others.push((seat + i) % s.seats);
  return others;
}

/** Who has the most, and among them who has most of each further measure in turn. Several share what cannot be told apart. */
export function best(count: number, ...measures: readonly ((seat: Seat) => number)[]): Seat[] {
  let still: Seat[] = [];
  for (let seat = 0; seat < count; seat++) still.push(seat);
  for (const measure of measures) {
    const most = Math.max(...still.map(measure));
    still = still.filter((seat) => measure(seat) === most);
  }
  return still;
}
