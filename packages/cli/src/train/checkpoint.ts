import type { Learner, TrainingPlan } from '@fathom/bots';
import { base64FromBytes, bytesFromBase64, same } from '@fathom/kernel';
import type { Io } from '../base/io.ts';

/* A training that was interrupted goes on after its last complete round, and gives the same network as one that was not. */

interface Checkpoint {
  readonly plan: TrainingPlan;
  readonly rounds: number;
  readonly steps: number;
  readonly weights: string;
  readonly momentum: string;
  readonly squares: string;
}

const packed = (values: Float32Array): string => base64FromBytes(new Uint8Array(values.buffer, values.byteOffset, values.byteLength));

export const writeCheckpoint = (io: Io, path: string, plan: TrainingPlan, rounds: number, learner: Learner): boolean =>
  io.files.write(
    path,
    JSON.stringify({
      plan,
      rounds,
      steps: learner.steps,
      weights: packed(learner.network.weights),
      momentum: packed(learner.momentum),
      squares: packed(learner.squares),
    } satisfies Checkpoint),
  );

/** Fills in a new learner; returns how many rounds it has behind it. Nothing is taken from a training with another plan. */
export function readCheckpoint(io: Io, path: string, plan: TrainingPlan, learner: Learner): number {
  const text = io.files.read(path);
  const saved = text === null ? null : (JSON.parse(text) as Checkpoint);
  if (saved === null || !same(saved.plan, plan)) return 0;
  for (const part of ['momentum', 'squares'] as const) unpack(saved[part], learner[part]);
  unpack(saved.weights, learner.network.weights);
  learner.steps = saved.steps;
  return saved.rounds;
}

function unpack(text: string, to: Float32Array): void {
  const bytes = bytesFromBase64(text)!;
  to.set(new Float32Array(bytes.buffer, bytes.byteOffset, to.length));
}
