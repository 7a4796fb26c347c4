import { next, type Chapter, type Seat } from '@fathom/kernel';
import { asking, bySpace, onlyPass } from '../../moves.ts';
import { everySpace, isHarbor, someSpace, spaceAt } from '../../queries.ts';
import type { Space, State, Waterdeep } from '../../state.ts';
import { returnAgent } from '../../verbs/agents.ts';

const recall = bySpace('recall');

export type From = 'anywhere' | 'harbor';

/** WD-AGENT-02, WD-ASSIGN-08 · A space with an own agent on it. */
const isTarget = (seat: Seat, { id, agents }: Space, from: From): boolean =>
  agents.length > 0 && agents.includes(seat) && (from === 'anywhere' || isHarbor(id));

export const canRecall = (s: State, seat: Seat, from: From): boolean => someSpace(s, (space) => isTarget(seat, space, from));

/** As many as there are; one that may be returned need not. */
export function recallAgents(s: State, seat: Seat, left: number, optional: boolean, from: From): void {
  if (left > 0 && canRecall(s, seat, from)) next(s, { kind: 'recall', seat, left, optional, from });
}

export const recalling: Chapter<Waterdeep, 'recall'> = {
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
    ...asking('WD-AGENT-02', { joins: 'amount' }),
  },
};
