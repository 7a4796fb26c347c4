import { stop } from './errors.ts';

/** A whole number from a flag. */
export function wholeNumber(flag: string, value: string, from: number, to: number): number {
  const number = /^\d+$/.test(value) ? Number(value) : Number.NaN;
  return number >= from && number <= to ? number : stop({ code: 'bad-number', flag, value, from, to });
}

/** The ply of `--ply`, if given. */
export function plyOf({ ply: given }: { readonly ply?: string }, last: number): number | null {
  if (given === undefined) return null;
  const ply = wholeNumber('--ply', given, 0, 100_000);
  return ply <= last ? ply : stop({ code: 'no-such-ply', ply, last });
}

/** The seat of `--seat`, counted from 1, if given. */
export function seatOf({ seat: given }: { readonly seat?: string }, last: number): number | null {
  if (given === undefined) return null;
  const seat = wholeNumber('--seat', given, 1, 100);
  return seat <= last ? seat - 1 : stop({ code: 'no-such-seat', seat, last });
}
