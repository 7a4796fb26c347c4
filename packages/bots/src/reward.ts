import type { Outcome } from '@fathom/kernel';

/** How much of a reward is the victory itself; the rest says how clear it was. */
export interface Ambition {
  readonly victory: number;
  readonly sharpness: number;
}

/** What an outcome is worth to each side, from 0 to 1. */
export function rewards({ scores, winners }: Outcome, { victory, sharpness }: Ambition): number[] {
  return scores.map((score, side) => {
    const share = winners.includes(side) ? 1 / winners.length : 0;
    let other = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < scores.length; i++) if (i !== side && scores[i]! > other) other = scores[i]!;
    const size = Math.abs(score) + Math.abs(other);
    const lead = size > 0 && size < Number.POSITIVE_INFINITY ? (score - other) / size : 0;
    return victory * share + (1 - victory) / (1 + Math.exp(-sharpness * lead));
  });
}
