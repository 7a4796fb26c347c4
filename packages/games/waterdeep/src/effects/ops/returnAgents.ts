import { next, type Seat } from '@fathom/kernel';
import { onlyPass, recall } from '../../moves.ts';
import { everySpace, isHarbor, someSpace, spaceAt } from '../../queries.ts';
import { refuse } from '../../rules/touch.ts';
import type { Space, State } from '../../state.ts';
import { returnAgent } from '../../verbs/agents.ts';
import { always, type Operation } from '../operation.ts';

type From = 'anywhere' | 'harbor';
type ReturnAgents = {
  readonly op: 'returnAgents';
  readonly count: number;
  readonly mode: 'needed' | 'must' | 'may';
  readonly from: From;
};

/** WD-AGENT-02, WD-ASSIGN-08 · A space with an own agent on it. */
const isTarget = (seat: Seat, { id, agents }: Space, from: From): boolean =>
  agents.length > 0 && agents.includes(seat) && (from === 'anywhere' || isHarbor(id));

const can = (s: State, seat: Seat, from: From): boolean => someSpace(s, (space) => isTarget(seat, space, from));

/** As many as there are; one that may be returned need not. */
export function recallAgents(s: State, seat: Seat, left: number, optional: boolean, from: From): void {
  if (left > 0 && can(s, seat, from)) next(s, { kind: 'recall', seat, left, optional, from });
}

export const returnAgents: Operation<ReturnAgents, 'recall'> = {
  required: ({ mode }) => mode === 'needed',
  can: (s, seat, { from }) => can(s, seat, from),
  asks: always,
  perform: (s, { seat }, { count, mode, from }) => recallAgents(s, seat, count, mode === 'may', from),
  steps: {
    /** WD-AGENT-01, 02 · The one just placed is as good as any. */
    recall: {
      moves(s, { seat, optional, from }) {
        const spaces = everySpace(s).filter((space) => isTarget(seat, space, from));
        return [...spaces.map(({ id }) => recall[id]), ...(optional ? onlyPass : [])];
      },
      take(s, { seat, left, optional, from }, move) {
        if (move.type === 'pass') return void s.log?.push({ type: 'offerDeclined', seat });
        returnAgent(s, seat, spaceAt(s, move.space));
        recallAgents(s, seat, left - 1, optional, from);
      },
      touches: (_s, _f, move) => (move.type === 'recall' ? [move.space] : []),
      joins: 'amount',
      whyNot: (s, { seat }, wanted) => refuse(s, seat, wanted, 'WD-AGENT-02'),
    },
  },
};
