import type { Seat } from '@fathom/kernel';
import type { Difference } from './compare.ts';

/** Why one answer is better than another: in which parts of the score, and whose points besides, they differ most; gains come first. */
export interface Reason {
  readonly parts: readonly { readonly part: string; readonly gain: number }[];
  readonly rivals: readonly { readonly side: Seat; readonly gain: number }[];
}

/** Smaller differences are not worth a word; and more than three parts and one rival say nothing. */
const [LEAST_OF_PART, LEAST_OF_RIVAL] = [0.15, 0.4];
const [MOST_PARTS, MOST_RIVALS] = [3, 1];

/** `seat` is who decides, `parts` what the parts of the score are called. */
export function reasonOf({ parts: gains, sides }: Difference<unknown>, seat: Seat, parts: readonly string[]): Reason {
  const byGain = (a: { readonly gain: number }, b: { readonly gain: number }): number => Math.abs(b.gain) - Math.abs(a.gain);
  return {
    parts: parts
      .map((part, i) => ({ part, gain: gains[i]! }))
      .filter(({ gain }) => Math.abs(gain) >= LEAST_OF_PART)
      .sort(byGain)
      .slice(0, MOST_PARTS)
      .sort((a, b) => b.gain - a.gain),
    rivals: sides
      .map((gain, side) => ({ side, gain }))
      .filter(({ side, gain }) => side !== seat && Math.abs(gain) >= LEAST_OF_RIVAL)
      .sort(byGain)
      .slice(0, MOST_RIVALS),
  };
}
