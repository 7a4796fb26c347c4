import type { Operation } from '../../../effects/operation.ts';
import { recallAgents, recalling } from '../../../effects/questions/recall.ts';
import { trial } from '../../../rules/feasible.ts';
import { atoneFor, atoning, offerAtonement, type Atoning } from '../corruption.ts';
import { removeCorruption as remove } from '../verbs.ts';

/* Corruption that is returned to the track, or leaves the game. */

export const removeCorruption: Operation<{ readonly count: number; readonly from: 'tavern' | 'track' }, never, Atoning> = {
  required: ({ from }) => from === 'track',
  can: (s) => s.corruption!.track > 0,
  /** SK-INTRIGUE-14, R-29 · From the track as many as there are. */
  perform(s, { seat }, { count, from }) {
    if (from === 'tavern') offerAtonement(s, seat, count, true);
    else remove(s, null, Math.min(count, s.corruption!.track));
  },
  steps: atoning,
};

export const returnCorruption: Operation<{ readonly count: number; readonly optional: boolean }, never, Atoning> = {
  required: ({ optional }) => !optional,
  can: (s, seat, { count }) => s.players[seat]!.corruption >= count,
  foresee: (s, seat, { count }, rest) =>
    trial(s, seat, (me) => {
      me.corruption -= count;
      s.corruption!.track += count;
      return rest();
    }),
  perform(s, { seat }, { count, optional }) {
    if (optional) offerAtonement(s, seat, count, false);
    else atoneFor(s, seat, count);
  },
  steps: atoning,
};

/** SK-BLDG-06 · For every token that lay on the space. */
export const returnAgentPerCorruption: Operation<object, 'recall'> = {
  perform: (s, { seat }) => recallAgents(s, seat, s.uses.at(-1)?.corruption ?? 0, true, 'anywhere'),
  steps: recalling,
};
