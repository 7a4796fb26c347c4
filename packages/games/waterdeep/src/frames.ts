import { readFrames, type Cursor, type Frame, type Reading, type StepFields } from '@fathom/kernel';
import { operationAt } from './effects/lists.ts';
import { coreSteps, type Steps } from './flow.ts';
import { questions } from './operations.ts';
import type { Waterdeep } from './state.ts';

/* What is still to be done, as a position has it. */

const ownSteps = Object.entries(questions).flatMap(([kind, question]) => ('fields' in question ? [[kind, question.fields]] : []));
/** Those of operations are declared with them. */
const steps = { ...coreSteps, ...Object.fromEntries(ownSteps) } as StepFields<Waterdeep>;
/** What a game never ends with: after these somebody is always next. */
const lasting: readonly (keyof Steps)[] = ['begin', 'round', 'rotation', 'assign', 'harbor', 'reassign', 'roundEnd'];

/** The last of them, first on the stack, leads on to another turn, or to the end. */
export function readDue(cursor: Cursor, reading: Reading): Frame<Waterdeep>[] {
  const frames = readFrames<Waterdeep>(cursor, steps, reading);
  const [last] = frames;
  if (last === undefined || !lasting.includes(last.kind) || !frames.every(belongs)) return cursor.refuse('not-allowed');
  return frames;
}

/** Does the effect that a step stands for ask such a question? */
const belongs = (frame: Frame<Waterdeep>): boolean =>
  frame.kind === 'effects' || !('of' in frame && 'at' in frame) || frame.kind in (operationAt(frame).steps ?? {});
