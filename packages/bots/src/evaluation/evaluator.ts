import type { Features, Playable, Seat } from '@fathom/kernel';
import type { Evaluator } from '../explore.ts';
import { inputsOf } from './inputs.ts';
import { forward, type Network } from './network.ts';
import { sharesOf } from './training.ts';

/** Points are learned in this unit. */
export const SCALE = 10;

export const strengthOf =
  <G extends Playable<G>>({ partsOf }: Features<G>) =>
  (s: G['state'], side: Seat): number => {
    let sum = 0;
    for (const part of partsOf(s, side)) sum += part;
    return sum;
  };

export function learnedEvaluator<G extends Playable<G>>(features: Features<G>, network: Network, sidesOf: (s: G['state']) => number): Evaluator<G> {
  const inputs = inputsOf(features, strengthOf(features));
  const rows = new Float32Array(8 * inputs.count);
  const hidden = new Float32Array(network.hidden);
  const heads = network.outputs;
  const outputs = new Float32Array(8 * heads);
  const shares = new Float32Array(8);
  return {
    isQuiet: features.isQuiet,
    rewards(s, viewer, { victory, sharpness }) {
      const sides = sidesOf(s);
      inputs.write(s, sides, viewer, rows);
      for (let side = 0; side < sides; side++) forward(network, rows, side * inputs.count, hidden, outputs, side * heads);
      sharesOf(outputs, heads, sides, shares);
      const scores: number[] = [];
      for (let side = 0; side < sides; side++) {
        let sum = 0;
        for (let o = 0; o < heads - 1; o++) sum += outputs[side * heads + o]!;
        scores.push(sum * SCALE);
      }
      return scores.map((score, side) => {
        let other = Number.NEGATIVE_INFINITY;
        for (let i = 0; i < sides; i++) if (i !== side && scores[i]! > other) other = scores[i]!;
        const size = Math.abs(score) + Math.abs(other);
        const lead = size > 0 ? (score - other) / size : 0;
        return victory * shares[side]! + (1 - victory) / (1 + Math.exp(-sharpness * lead));
      });
    },
  };
}
