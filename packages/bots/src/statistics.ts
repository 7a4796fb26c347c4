/** A mean and its standard error; infinite for a single sample. */
export interface Mean {
  readonly mean: number;
  readonly error: number;
}

/** A rate and its 95 % interval. */
export interface Rate extends Mean {
  readonly low: number;
  readonly high: number;
}

/** A difference in Elo points and its 95 % interval. */
export interface Rating {
  readonly elo: number;
  readonly low: number;
  readonly high: number;
}

const Z = 1.959964;

export function meanOf(samples: readonly number[]): Mean {
  const n = samples.length;
  const mean = samples.reduce((sum, x) => sum + x, 0) / n;
  const squares = samples.reduce((sum, x) => sum + (x - mean) ** 2, 0);
  return { mean, error: n > 1 ? Math.sqrt(squares / (n - 1) / n) : Number.POSITIVE_INFINITY };
}

/**
 * Samples from 0 to 1. Wilson's interval for the number of independent games with the same standard error: games on one seed
 * are not independent. If all samples agree, each counts as one game.
 */
export function rateOf(samples: readonly number[]): Rate {
  const { mean, error } = meanOf(samples);
  const isInformative = error > 0 && error < Number.POSITIVE_INFINITY && mean > 0 && mean < 1;
  const [low, high] = wilson(mean, isInformative ? (mean * (1 - mean)) / error ** 2 : samples.length);
  return { mean, error, low, high };
}

/** Wilson's interval of a rate seen in n independent games. */
export function wilson(rate: number, n: number): readonly [low: number, high: number] {
  const centre = (rate + Z ** 2 / (2 * n)) / (1 + Z ** 2 / n);
  const reach = (Z * Math.sqrt((rate * (1 - rate)) / n + Z ** 2 / (4 * n ** 2))) / (1 + Z ** 2 / n);
  return [Math.max(0, centre - reach), Math.min(1, centre + reach)];
}

/** The difference in rating that predicts such a rate. It is limited to what n pairings can show. */
export function ratingOf({ mean, low, high }: Rate, n: number): Rating {
  const edge = 1 / (2 * n + 2);
  const elo = (rate: number): number => {
    const p = Math.min(1 - edge, Math.max(edge, rate));
    return 400 * Math.log10(p / (1 - p));
  };
  return { elo: elo(mean), low: elo(low), high: elo(high) };
}
