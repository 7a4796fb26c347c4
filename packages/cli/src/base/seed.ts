import { stop } from './errors.ts';
import type { Io } from './io.ts';

/** The longest seed of a record; what `simulate` and `arena` append to it must fit, too. */
const MOST = 160;

/** The seed of a deal: the given one, or a random one. */
export function seedOf(io: Io, given: string | undefined): string {
  if (given !== undefined && given.length > MOST) return stop({ code: 'too-long', flag: '--seed', most: MOST });
  return given ?? io.secret();
}
