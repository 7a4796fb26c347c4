import { always, type Operation } from '../../../effects/operation.ts';
import { atoning, offerAtonement } from '../corruption.ts';
import { removeCorruption as remove } from '../verbs.ts';

type RemoveCorruption = { readonly op: 'removeCorruption'; readonly count: number; readonly from: 'tavern' | 'track' };

export const removeCorruption: Operation<RemoveCorruption, 'atone' | 'atoneMore'> = {
  required: ({ from }) => from === 'track',
  can: (s) => s.corruption!.track > 0,
  asks: always,
  /** SK-INTRIGUE-14, R-29 · From the track as many as there are. */
  perform(s, { seat }, { count, from }) {
    if (from === 'tavern') offerAtonement(s, seat, count, true);
    else remove(s, null, Math.min(count, s.corruption!.track));
  },
  steps: atoning,
};
