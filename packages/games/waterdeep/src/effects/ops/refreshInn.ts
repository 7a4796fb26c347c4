import { clearInn, fillInn } from '../../verbs/quests.ts';
import type { Operation } from '../operation.ts';

type RefreshInn = { readonly op: 'refreshInn' };

/** WD-INN-03. */
export const refreshInn: Operation<RefreshInn> = {
  perform(s) {
    clearInn(s);
    fillInn(s);
  },
};
