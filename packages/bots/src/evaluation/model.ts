import {
  base64FromBytes,
  bytesFromBase64,
  hashOf,
  invariant,
  type Evaluation,
  type Features,
  type Playable,
  type StoredModel,
} from '@fathom/kernel';
import { evaluatorOf, headsOf, type Evaluator } from './evaluator.ts';
import { inputsOf } from './inputs.ts';
import { layoutOf, networkOf, type Network, type Shape } from './network.ts';

/* Trained networks as they are stored. */

/** The shape of a network that reads these features. */
export const shapeOf = <G extends Playable<G>>(features: Features<G>, hidden: number): Shape => ({
  inputs: inputsOf(features).names.length,
  hidden,
  outputs: headsOf(features),
});

const featuresHash = <G extends Playable<G>>(features: Features<G>): string => hashOf([...inputsOf(features).names, ...features.parts]);

const loaded = new WeakMap<object, unknown>();

/** The evaluator of a game, made once; null if it has no network. */
export function loadEvaluator<G extends Playable<G>>({ features, model }: Pick<Evaluation<G>, 'features' | 'model'>): Evaluator<G> | null {
  if (model === null) return null;
  const known = loaded.get(model) as Evaluator<G> | undefined;
  if (known !== undefined) return known;
  const evaluator = read(features, model);
  loaded.set(model, evaluator);
  return evaluator;
}

function read<G extends Playable<G>>(features: Features<G>, model: StoredModel): Evaluator<G> {
  invariant(model.features === featuresHash(features), 'the model was trained on these features: train it again after changing them');
  return evaluatorOf(features, unpacked(shapeOf(features, model.hidden), model));
}

const MOST = 0x7fff;

export function storedModel<G extends Playable<G>>(features: Features<G>, network: Network, made: StoredModel['made']): StoredModel {
  let most = 0;
  for (const weight of network.weights) most = Math.max(most, Math.abs(weight));
  const step = most / MOST;
  const bytes = new DataView(new ArrayBuffer(network.weights.length * 2));
  network.weights.forEach((weight, i) => bytes.setInt16(i * 2, Math.round(weight / step), true));
  return { made, features: featuresHash(features), hidden: network.hidden, step, weights: base64FromBytes(new Uint8Array(bytes.buffer)) };
}

function unpacked(shape: Shape, { step, weights }: StoredModel): Network {
  const bytes = bytesFromBase64(weights);
  invariant(bytes !== null && bytes.length === 2 * layoutOf(shape).size, 'the stored weights are complete');
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  return networkOf(
    shape,
    Float32Array.from({ length: bytes.length / 2 }, (_, i) => view.getInt16(i * 2, true) * step),
  );
}
