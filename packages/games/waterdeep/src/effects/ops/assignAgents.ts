import { next, seat } from '@fathom/kernel';
import { number } from '../../fields.ts';
import type { Operation, Step } from '../operation.ts';

const fields = { seat, left: number };
type DispatchSteps = { dispatch: Step<typeof fields> };

export const assignAgents: Operation<{ readonly count: number }, never, DispatchSteps> = {
  perform: (s, { seat }, { count }) => next(s, { kind: 'dispatch', seat, left: count }),
  steps: {
    /** WD-INTRIGUE-07, UM-INTRIGUE-04, R-30 · So many agents, as far as there are any. */
    dispatch: {
      fields,
      run(s, { seat, left }) {
        if (left === 0) return;
        if (s.players[seat]!.pool === 0) return void s.log?.push({ type: 'couldNot', seat, what: 'agent' });
        next(s, { kind: 'extraAgent', seat }, { kind: 'dispatch', seat, left: left - 1 });
      },
    },
  },
};
