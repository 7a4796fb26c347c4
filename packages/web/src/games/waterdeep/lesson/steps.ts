import type { Move } from '@fathom/kernel';
import type { SpaceId, Waterdeep } from '@fathom/waterdeep';
import type { ScriptedReply } from '../../../shell/lesson.ts';

/** An agent goes to this space. */
export const to =
  (space: SpaceId) =>
  (move: Move<Waterdeep>): boolean =>
    move.type === 'assign' && move.space === space;

/** The other side assigns an agent. */
export const sent = (space: SpaceId): ScriptedReply<Waterdeep> => ({ seat: 1, move: { type: 'assign', space } });
