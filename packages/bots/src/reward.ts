import type { Outcome } from '@fathom/kernel';
import type { Expectation } from './evaluation/evaluator.ts';

/** How much of a reward is the victory itself; the rest is the margin. */
export interface RewardWeights {
  readonly victory: number;
  readonly sharpness: number;
}

/** The value of an outcome for each side, from 0 to 1. */
export const rewards = ({ scores, winners }: Outcome, { victory, sharpness }: RewardWeights): number[] =>
  scores.map((_, side) => {
    const share = winners.includes(side) ? 1 / winners.length : 0;
    return victory * share + (1 - victory) * clarity(scores, side, sharpness);
  });

/** The value of expected final scores for each side, before the game has a winner. */
export const prospects = (scores: readonly number[], { sharpness }: RewardWeights): number[] =>
  scores.map((_, side) => clarity(scores, side, sharpness));

/** The value of what a network expects for each side. */
export function expected(sides: readonly Expectation[], { victory, sharpness }: RewardWeights): number[] {
  const scores = sides.map(({ points }) => points);
  return sides.map(({ chance }, side) => victory * chance + (1 - victory) * clarity(scores, side, sharpness));
}

/** How clearly a side leads over the best of all others: ½ if it does not. */
function clarity(scores: readonly number[], side: number, sharpness: number): number {
  const score = scores[side]!;
  let other = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < scores.length; i++) if (i !== side && scores[i]! > other) other = scores[i]!;
  const size = Math.abs(score) + Math.abs(other);
  const lead = size > 0 && size < Number.POSITIVE_INFINITY ? (score - other) / size : 0;
  return 1 / (1 + Math.exp(-sharpness * lead));
}
