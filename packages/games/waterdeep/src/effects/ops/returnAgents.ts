import type { Operation } from '../operation.ts';
import { canRecall, recallAgents, recalling, type From } from '../questions/recall.ts';

type ReturnAgents = { readonly count: number; readonly mode: 'needed' | 'must' | 'may'; readonly from: From };

export const returnAgents: Operation<ReturnAgents, 'recall'> = {
  required: ({ mode }) => mode === 'needed',
  looksAtAgents: true,
  can: (s, seat, { from }) => canRecall(s, seat, from),
  perform: (s, { seat }, { count, mode, from }) => recallAgents(s, seat, count, mode === 'may', from),
  steps: recalling,
};
