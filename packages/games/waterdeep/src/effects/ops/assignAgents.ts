import { next, type Seat } from '@fathom/kernel';
import { seat, number } from '../../frameFields.ts';
import type { Operation, Step } from '../operation.ts';

type DispatchSteps = { dispatch: Step<{ seat: Seat; left: number }> };

export const assignAgents: Operation<{ readonly count: number }, never, DispatchSteps> = {
  perform: (s, { seat }, { count }) => next(s, { kind: 'dispatch', seat, left: count }),
  steps: {
    /** WD-INTRIGUE-07, UM-INTRIGUE-04, R-30 · So many agents, as far as there are any. */
    dispatch: {
      reads: { seat, left: number },
      run(s, { seat, left }) {
        if (left === 0) return;
        if (s.players[seat]!.pool === 0) return void s.log?.push({ type: 'couldNot', seat, what: 'agent' });
        next(s, { kind: 'extraAgent', seat }, { kind: 'dispatch', seat, left: left - 1 });
      },
    },
  },
};
