import { stop } from './errors.ts';
import type { Io } from './io.ts';

/** A record holds no more; what `simulate` and `arena` add to tell their games apart must fit, too. */
const MOST = 160;

/** The words a deal is made from: those that were given, or some that nobody can guess. */
export function seedOf(io: Io, given: string | undefined): string {
  if (given !== undefined && given.length > MOST) return stop({ code: 'too-long', flag: '--seed', most: MOST });
  return given ?? io.secret();
}
