import { addAgent } from '../../verbs/agents.ts';
import type { Operation } from '../operation.ts';

type GainLieutenant = { readonly op: 'gainLieutenant' };

/** WD-QCARD-25, WD-AGENT-03 · An own agent from now on. */
export const gainLieutenant: Operation<GainLieutenant> = {
  perform(s, { seat }) {
    addAgent(s, seat);
    s.log?.push({ type: 'lieutenantJoined', seat });
  },
};
