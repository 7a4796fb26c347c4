import { always, type Operation } from '../../../effects/operation.ts';
import { recallAgents, returnAgents } from '../../../effects/ops/returnAgents.ts';

type ReturnAgentPerCorruption = { readonly op: 'returnAgentPerCorruption' };

/** SK-BLDG-06 · For every token that lay on the space. */
export const returnAgentPerCorruption: Operation<ReturnAgentPerCorruption, 'recall'> = {
  asks: always,
  perform: (s, { seat }) => recallAgents(s, seat, s.uses.at(-1)?.corruption ?? 0, true, 'anywhere'),
  steps: returnAgents.steps!,
};
