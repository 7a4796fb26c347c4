import { evaluatorOf, forward, inputsOf, learn, loadEvaluator, newLearner, networkOf, storedModel, type Sample } from '@fathom/bots';
import { featureSet, rngFrom, word, type Features } from '@fathom/kernel';
import { expect, test } from 'vitest';
import type { Pebbles } from './pebbles.ts';

const shape = { inputs: 5, hidden: 4, outputs: 3 };
const rng = rngFrom('network');
const number = (): number => word(rng) / 2 ** 31 - 1;
const numbers = (length: number): Float32Array => Float32Array.from({ length }, number);

const sample = (): Sample => ({
  sides: 2,
  rows: numbers(2 * shape.inputs),
  points: numbers(2 * (shape.outputs - 1)),
  shares: Float32Array.of(1, 0),
  end: { points: new Float32Array(0), shares: new Float32Array(0) },
});

/** What training minimizes: half the squared errors of points, weighted by a half, and the cross-entropy of the winner. */
function loss(weights: Float32Array, { sides, rows, points, shares }: Sample): number {
  const network = networkOf(shape, weights);
  const outputs = new Float32Array(sides * shape.outputs);
  for (let side = 0; side < sides; side++)
    forward(network, rows, side * shape.inputs, new Float32Array(shape.hidden), outputs, side * shape.outputs);
  const strengths = [outputs[2]!, outputs[5]!].map(Math.exp);
  let sum = 0;
  for (let side = 0; side < sides; side++) {
    for (let part = 0; part < 2; part++) sum += 0.25 * (outputs[side * 3 + part]! - points[side * 2 + part]!) ** 2;
    sum -= shares[side]! * Math.log(strengths[side]! / (strengths[0]! + strengths[1]!));
  }
  return sum;
}

test('the outputs are those of one hidden layer and a linear path beside it', () => {
  const { network } = newLearner(shape, rng);
  const { weights: w } = network;
  const row = numbers(shape.inputs);
  row[2] = 0;
  const [hidden, outputs] = [new Float32Array(shape.hidden), new Float32Array(shape.outputs)];
  forward(network, row, 0, hidden, outputs, 0);
  const at = { bias: 20, out: 24, beside: 36, outBias: 51 };
  const layer = [0, 1, 2, 3].map((h) => Math.max(0, w[at.bias + h]! + row.reduce((sum, x, i) => sum + x * w[i * 4 + h]!, 0)));
  const wanted = [0, 1, 2].map(
    (o) =>
      w[at.outBias + o]! +
      layer.reduce((sum, y, h) => sum + y * w[at.out + h * 3 + o]!, 0) +
      row.reduce((sum, x, i) => sum + x * w[at.beside + i * 3 + o]!, 0),
  );
  wanted.forEach((value, o) => expect(outputs[o]).toBeCloseTo(value, 5));
});

test('a step of learning goes down the slope of what is to be minimized, weight by weight', () => {
  const learner = newLearner(shape, rng);
  learner.network.weights.set(numbers(learner.network.weights.length));
  const before = learner.network.weights.slice();
  const one = sample();
  learn(learner, [one], 1e-3);
  // The first step of Adam has the same length in every direction that has a slope.
  before.forEach((weight, i) => {
    const nudged = (by: number): number => loss(before.with(i, weight + by), one);
    const slope = (nudged(1e-2) - nudged(-1e-2)) / 2e-2;
    if (Math.abs(slope) > 1e-2) expect(Math.sign(learner.network.weights[i]! - weight), `weight ${i}`).toBe(-Math.sign(slope));
  });
  expect(loss(learner.network.weights, one)).toBeLessThan(loss(before, one));
});

const features: Features<Pebbles> = {
  table: featureSet((s: Pebbles['state']) => s, { heap: (s) => s.heap / 10 }),
  side: featureSet((s: Pebbles['state'], side: number) => ({ s, side }), {
    first: ({ side }) => (side === 0 ? 1 : 0),
    lead: ({ side }) => side,
  }),
  own: featureSet((s: Pebbles['state'], side: number) => ({ s, side }), { card: ({ s }) => s.card ?? 0 }),
  standing: 'lead',
  sides: ({ seats }) => seats,
  isQuiet: () => true,
  parts: ['all'],
  partsOf: (s, side) => [s.outcome?.scores[side] ?? 0],
};

test('a row has the table, the side, what the viewer knows of its own side, the first rival and the others', () => {
  const inputs = inputsOf(features);
  const { names } = inputs;
  expect(names).toEqual([
    'heap',
    'first',
    'lead',
    'own card',
    'is the viewer',
    'first rival: first',
    'first rival: lead',
    'others: first',
    'others: lead',
  ]);
  const rows = new Float32Array(3 * names.length);
  const s = { seats: 3, heap: 5, card: 4 } as Pebbles['state'];
  inputs.write(s, 1, rows);
  const row = (side: number): number[] => Array.from(rows.subarray(side * names.length, (side + 1) * names.length));
  expect(row(0)).toEqual([0.5, 1, 0, 0, 0, 0, 2, 0, 1.5]);
  expect(row(1)).toEqual([0.5, 0, 1, 4, 1, 0, 2, 0.5, 1]);
  expect(row(2)).toEqual([0.5, 0, 2, 0, 0, 0, 1, 0.5, 0.5]);
});

test('a stored network judges as the one that was trained, and fits its features only', () => {
  const { network } = newLearner({ inputs: 9, hidden: 6, outputs: 2 }, rng);
  const model = storedModel(features, network, { command: 'none', seed: 'none', date: '2026-11-18' });
  const s = { seats: 2, heap: 7, card: 4 } as Pebbles['state'];
  const [trained, read] = [evaluatorOf(features, network), loadEvaluator<Pebbles>({ features, model })!].map((each) => each.expect(s, 0));
  trained!.forEach(({ points, chance }, side) => {
    expect(read![side]!.points).toBeCloseTo(points, 2);
    expect(read![side]!.chance).toBeCloseTo(chance, 3);
  });
  expect(trained![0]!.chance + trained![1]!.chance).toBeCloseTo(1, 6);
  expect(() => loadEvaluator<Pebbles>({ features: { ...features, parts: ['other'] }, model: { ...model } })).toThrow(
    'trained on these features',
  );
});
