import { stop } from './errors.ts';

/** A whole number from a flag. */
export function wholeNumber(flag: string, value: string, from: number, to: number): number {
  const number = /^\d+$/.test(value) ? Number(value) : Number.NaN;
  return number >= from && number <= to ? number : stop({ code: 'bad-number', flag, value, from, to });
}
