import type { Features, Playable } from '@fathom/kernel';
import { inputsOf, MOST_SIDES, type Viewer } from './inputs.ts';
import { forward, type Network } from './network.ts';

/** What a network expects of a side: its final points by part, and its chance to win. */
export interface Expectation {
  readonly parts: readonly number[];
  readonly points: number;
  readonly chance: number;
}

/** Judges quiet positions. It reads what all see, and what only the viewer knows. */
export interface Evaluator<G extends Playable<G>> {
  readonly isQuiet: (s: G['state']) => boolean;
  /** For every side. */
  expect(s: G['state'], viewer: Viewer): Expectation[];
}

/** Points are learned in this unit. */
export const POINTS = 10;

/** The network has an output for each part of the score, and one for the chance to win. */
export const headsOf = <G extends Playable<G>>({ parts }: Features<G>): number => parts.length + 1;

export function evaluatorOf<G extends Playable<G>>(features: Features<G>, network: Network): Evaluator<G> {
  const inputs = inputsOf(features);
  const [count, heads] = [inputs.names.length, network.outputs];
  const rows = new Float32Array(MOST_SIDES * count);
  const hidden = new Float32Array(network.hidden);
  const outputs = new Float32Array(MOST_SIDES * heads);
  const shares = new Float32Array(MOST_SIDES);
  return {
    isQuiet: features.isQuiet,
    expect(s, viewer) {
      const sides = features.sides(s);
      inputs.write(s, viewer, rows);
      for (let side = 0; side < sides; side++) forward(network, rows, side * count, hidden, outputs, side * heads);
      writeShares(outputs, heads, sides, shares);
      return Array.from({ length: sides }, (_, side) => {
        const parts: number[] = [];
        let points = 0;
        for (let part = 0; part < heads - 1; part++) {
          const value = outputs[side * heads + part]! * POINTS;
          parts.push(value);
          points += value;
        }
        return { parts, points, chance: shares[side]! };
      });
    },
  };
}

/** The last output of a side is its strength: the victory is shared out by softmax. */
export function writeShares(outputs: Float32Array, heads: number, sides: number, shares: Float32Array): void {
  let most = Number.NEGATIVE_INFINITY;
  for (let side = 0; side < sides; side++) most = Math.max(most, outputs[side * heads + heads - 1]!);
  let sum = 0;
  for (let side = 0; side < sides; side++) sum += shares[side] = Math.exp(outputs[side * heads + heads - 1]! - most);
  for (let side = 0; side < sides; side++) shares[side]! /= sum;
}
