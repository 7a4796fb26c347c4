import { next } from '@fathom/kernel';
import { always, type Operation } from '../operation.ts';

type AssignAgents = { readonly op: 'assignAgents'; readonly count: number };

export const assignAgents: Operation<AssignAgents, 'dispatch'> = {
  asks: always,
  perform: (s, { seat }, { count }) => next(s, { kind: 'dispatch', seat, left: count }),
  steps: {
    /** WD-INTRIGUE-07, UM-INTRIGUE-04, R-30 · So many agents, as far as there are any. */
    dispatch: {
      run(s, { seat, left }) {
        if (left === 0) return;
        if (s.players[seat]!.pool === 0) return void s.log?.push({ type: 'couldNot', seat, what: 'agent' });
        next(s, { kind: 'extraAgent', seat }, { kind: 'dispatch', seat, left: left - 1 });
      },
    },
  },
};
