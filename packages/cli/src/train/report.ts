import type { Quality } from '@fathom/bots';

/** How good the network was in one round, on games that it had not yet learned from. */
export interface RoundReport {
  readonly round: number;
  readonly games: number;
  readonly positions: number;
  /** The error of a part of a score, in points, and the cross-entropy of the winner. */
  readonly points: number;
  readonly victory: number;
  /** The mean distance between predicted and actual victories, in the tenths of the chart. */
  readonly calibrationError: number;
}

/** Points are learned in tens. */
const UNIT = 10;

export const roundReport = (round: number, games: number, parts: number, quality: Quality): RoundReport => ({
  round,
  games,
  positions: quality.samples,
  points: UNIT * Math.sqrt(quality.points / Math.max(1, quality.rows) / parts),
  victory: quality.victory / Math.max(1, quality.samples),
  calibrationError: calibrationError(quality.calibration),
});

/** Weighted by how often each tenth was predicted. */
function calibrationError(tenths: Quality['calibration']): number {
  let [all, distance] = [0, 0];
  for (const { count, predicted, won } of tenths) {
    all += count;
    distance += Math.abs(predicted - won);
  }
  return distance / Math.max(1, all);
}

/** The file that a training writes beside its network. */
export interface TrainingReport {
  readonly made: object;
  readonly rounds: readonly RoundReport[];
  /** Predicted and actual victories of the last rounds, by tenths. */
  readonly calibration: readonly { readonly predicted: number; readonly won: number; readonly count: number }[];
}
