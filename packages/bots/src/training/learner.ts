import { word, type Rng } from '@fathom/kernel';
import { writeShares } from '../evaluation/evaluator.ts';
import { MOST_SIDES } from '../evaluation/inputs.ts';
import { forward, layoutOf, networkOf, type Network, type Shape } from '../evaluation/network.ts';

/* Gradient descent with momentum (Adam; Kingma, Ba 2015). */

/** One position: the rows of all its sides, and what each of them is to expect. */
export interface Sample {
  readonly sides: number;
  readonly rows: Float32Array;
  /** Points by part, side by side, in the unit of the network. */
  readonly points: Float32Array;
  /** What each side is to expect of the victory. */
  readonly shares: Float32Array;
  /** What it had in the end. */
  readonly end: { readonly points: Float32Array; readonly shares: Float32Array };
}

export interface Learner {
  readonly network: Network;
  readonly momentum: Float32Array;
  readonly squares: Float32Array;
  steps: number;
}

/** Sums over samples. */
export interface Losses {
  samples: number;
  /** The sides of all samples. */
  rows: number;
  /** The squared errors of points in the unit of the network, and the cross-entropy of victories. */
  points: number;
  victory: number;
}

const gauss = (rng: Rng): number => Math.sqrt(-2 * Math.log((word(rng) + 1) / 2 ** 32)) * Math.cos((2 * Math.PI * word(rng)) / 2 ** 32);

export function newLearner(shape: Shape, rng: Rng): Learner {
  const { size, hiddenBias, out, beside } = layoutOf(shape);
  const weights = new Float32Array(size);
  for (let i = 0; i < hiddenBias; i++) weights[i] = Math.sqrt(4 / shape.inputs) * gauss(rng);
  for (let i = out; i < beside; i++) weights[i] = 0.1 * Math.sqrt(1 / shape.hidden) * gauss(rng);
  return { network: networkOf(shape, weights), momentum: new Float32Array(size), squares: new Float32Array(size), steps: 0 };
}

/** One step down the mean gradient of some samples. */
export function learn(learner: Learner, batch: readonly Sample[], rate: number): void {
  const work = workspace(learner.network);
  for (const sample of batch) addGradient(learner.network, sample, work);
  learner.steps++;
  descend(learner, work.gradient, batch.length, rate);
}

interface Workspace {
  readonly gradient: Float32Array;
  readonly hidden: readonly Float32Array[];
  readonly outputs: Float32Array;
  readonly shares: Float32Array;
  readonly back: Float32Array;
}

const workspace = ({ hidden, outputs, layout }: Network): Workspace => ({
  gradient: new Float32Array(layout.size),
  hidden: Array.from({ length: MOST_SIDES }, () => new Float32Array(hidden)),
  outputs: new Float32Array(MOST_SIDES * outputs),
  shares: new Float32Array(MOST_SIDES),
  back: new Float32Array(hidden),
});

/** How much the error of points counts beside that of victories. */
const POINTS_WEIGHT = 0.5;

function addGradient(network: Network, sample: Sample, work: Workspace): void {
  const { inputs, outputs: heads } = network;
  const { sides, rows } = sample;
  for (let side = 0; side < sides; side++) forward(network, rows, side * inputs, work.hidden[side]!, work.outputs, side * heads);
  writeShares(work.outputs, heads, sides, work.shares);
  const pulls = new Float32Array(heads);
  for (let side = 0; side < sides; side++) {
    for (let o = 0; o < heads - 1; o++) {
      const error = work.outputs[side * heads + o]! - sample.points[side * (heads - 1) + o]!;
      pulls[o] = POINTS_WEIGHT * error;
    }
    pulls[heads - 1] = work.shares[side]! - sample.shares[side]!;
    addSide(network, rows, side * inputs, work.hidden[side]!, pulls, work);
  }
}

/** Backpropagation of one row. */
function addSide(network: Network, rows: Float32Array, at: number, hidden: Float32Array, pulls: Float32Array, work: Workspace): void {
  const { inputs, hidden: width, outputs: heads, weights: w, layout } = network;
  const { gradient, back } = work;
  for (let o = 0; o < heads; o++) gradient[layout.outBias + o]! += pulls[o]!;
  for (let h = 0; h < width; h++) {
    back[h] = 0;
    if (hidden[h] === 0) continue;
    const first = layout.out + h * heads;
    for (let o = 0; o < heads; o++) {
      gradient[first + o]! += pulls[o]! * hidden[h]!;
      back[h]! += pulls[o]! * w[first + o]!;
    }
    gradient[layout.hiddenBias + h]! += back[h]!;
  }
  for (let i = 0; i < inputs; i++) {
    const x = rows[at + i]!;
    if (x === 0) continue;
    const first = i * width;
    for (let h = 0; h < width; h++) gradient[first + h]! += x * back[h]!;
    const second = layout.beside + i * heads;
    for (let o = 0; o < heads; o++) gradient[second + o]! += x * pulls[o]!;
  }
}

const [MOMENTUM, SQUARES, TINY, DECAY] = [0.9, 0.999, 1e-8, 1e-4];

function descend({ network: { weights }, momentum, squares, steps }: Learner, gradient: Float32Array, count: number, rate: number): void {
  const scale = rate * (Math.sqrt(1 - SQUARES ** steps) / (1 - MOMENTUM ** steps));
  for (let i = 0; i < weights.length; i++) {
    const slope = gradient[i]! / count;
    momentum[i] = MOMENTUM * momentum[i]! + (1 - MOMENTUM) * slope;
    squares[i] = SQUARES * squares[i]! + (1 - SQUARES) * slope * slope;
    weights[i]! -= (scale * momentum[i]!) / (Math.sqrt(squares[i]!) + TINY) + rate * DECAY * weights[i]!;
  }
}
