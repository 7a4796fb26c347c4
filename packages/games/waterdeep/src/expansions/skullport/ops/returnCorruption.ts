import { always, type Operation } from '../../../effects/operation.ts';
import { trial } from '../../../effects/trial.ts';
import { atoneFor, atoning, offerAtonement } from '../corruption.ts';

type ReturnCorruption = { readonly op: 'returnCorruption'; readonly count: number; readonly optional: boolean };

export const returnCorruption: Operation<ReturnCorruption, 'atone' | 'atoneMore'> = {
  required: ({ optional }) => !optional,
  can: (s, seat, { count }) => s.players[seat]!.corruption >= count,
  foresee: (s, seat, { count }, rest) =>
    trial(s, seat, (me) => {
      me.corruption -= count;
      s.corruption!.track += count;
      return rest();
    }),
  asks: always,
  perform(s, { seat }, { count, optional }) {
    if (optional) offerAtonement(s, seat, count, false);
    else atoneFor(s, seat, count);
  },
  steps: atoning,
};
