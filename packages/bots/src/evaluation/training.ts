import { word, type Rng } from '@fathom/kernel';
import { forward, layoutOf, type Network, type Shape } from './network.ts';

/** One position: the rows of all its sides, and what each of them had in the end. */
export interface Sample {
  readonly rows: Float32Array;
  readonly sides: number;
  /** Points by part, side by side, in units of the scale. */
  readonly points: Float32Array;
  /** The share of the victory. */
  readonly shares: Float32Array;
}

export interface Learner {
  readonly network: Network;
  readonly moments: Float32Array;
  readonly squares: Float32Array;
  steps: number;
}

const gauss = (rng: Rng): number => Math.sqrt(-2 * Math.log((word(rng) + 1) / 2 ** 32)) * Math.cos((2 * Math.PI * word(rng)) / 2 ** 32);

export function newLearner(shape: Shape, rng: Rng): Learner {
  const { size, hiddenBias } = layoutOf(shape);
  const weights = new Float32Array(size);
  const spread = Math.sqrt(2 / (shape.inputs / 4));
  for (let i = 0; i < hiddenBias; i++) weights[i] = spread * gauss(rng);
  const { out, skip } = layoutOf(shape);
  for (let i = out; i < skip; i++) weights[i] = 0.1 * Math.sqrt(1 / shape.hidden) * gauss(rng);
  return { network: { ...shape, weights }, moments: new Float32Array(size), squares: new Float32Array(size), steps: 0 };
}

/** The last output of a side is its strength: victories are shared out by softmax. */
export function sharesOf(outputs: Float32Array, heads: number, sides: number, shares: Float32Array): void {
  let most = Number.NEGATIVE_INFINITY;
  for (let side = 0; side < sides; side++) most = Math.max(most, outputs[side * heads + heads - 1]!);
  let sum = 0;
  for (let side = 0; side < sides; side++) sum += shares[side] = Math.exp(outputs[side * heads + heads - 1]! - most);
  for (let side = 0; side < sides; side++) shares[side]! /= sum;
}

export interface Losses {
  /** The mean squared error of points, in units of the scale, and the cross-entropy of victories. */
  points: number;
  victory: number;
  samples: number;
}

const MOST_SIDES = 8;

/** One step of Adam on a batch. */
export function learn(learner: Learner, batch: readonly Sample[], rate: number, losses: Losses): void {
  const { network } = learner;
  const { inputs, hidden: width, outputs: heads, weights: w } = network;
  const { hiddenBias, out, skip, outBias, size } = layoutOf(network);
  const gradient = new Float32Array(size);
  const hidden = Array.from({ length: MOST_SIDES }, () => new Float32Array(width));
  const outputs = new Float32Array(MOST_SIDES * heads);
  const shares = new Float32Array(MOST_SIDES);
  const back = new Float32Array(width);
  for (const { rows, sides, points, shares: wanted } of batch) {
    for (let side = 0; side < sides; side++) forward(network, rows, side * inputs, hidden[side]!, outputs, side * heads);
    sharesOf(outputs, heads, sides, shares);
    losses.samples++;
    for (let side = 0; side < sides; side++) {
      const h = hidden[side]!;
      const at = side * inputs;
      back.fill(0);
      for (let o = 0; o < heads; o++) {
        const isShare = o === heads - 1;
        const error = isShare ? shares[side]! - wanted[side]! : outputs[side * heads + o]! - points[side * (heads - 1) + o]!;
        if (isShare) losses.victory -= wanted[side]! * Math.log(Math.max(1e-6, shares[side]!));
        else losses.points += error * error;
        const pull = isShare ? error : error * POINTS;
        gradient[outBias + o]! += pull;
        for (let i = 0; i < width; i++) {
          gradient[out + i * heads + o]! += pull * h[i]!;
          back[i]! += pull * w[out + i * heads + o]!;
        }
        for (let i = 0; i < inputs; i++) if (rows[at + i] !== 0) gradient[skip + i * heads + o]! += pull * rows[at + i]!;
      }
      for (let i = 0; i < width; i++) {
        if (h[i] === 0) back[i] = 0;
        gradient[hiddenBias + i]! += back[i]!;
      }
      for (let i = 0; i < inputs; i++) {
        const x = rows[at + i]!;
        if (x === 0) continue;
        const first = i * width;
        for (let k = 0; k < width; k++) gradient[first + k]! += x * back[k]!;
      }
    }
  }
  adam(learner, gradient, batch.length, rate);
}

/** How much the error of points counts beside that of victories. */
const POINTS = 0.5;
const [DECAY, SQUARES, TINY] = [0.9, 0.999, 1e-8];

function adam(learner: Learner, gradient: Float32Array, count: number, rate: number): void {
  const { moments, squares } = learner;
  const { weights } = learner.network;
  learner.steps++;
  const scale = rate * (Math.sqrt(1 - SQUARES ** learner.steps) / (1 - DECAY ** learner.steps));
  for (let i = 0; i < weights.length; i++) {
    const g = gradient[i]! / count;
    moments[i] = DECAY * moments[i]! + (1 - DECAY) * g;
    squares[i] = SQUARES * squares[i]! + (1 - SQUARES) * g * g;
    weights[i]! -= (scale * moments[i]!) / (Math.sqrt(squares[i]!) + TINY) + rate * 1e-4 * weights[i]!;
  }
}
