import type { Operation } from '../../../effects/operation.ts';
import { handOver } from '../../../verbs/goods.ts';

type GainReturned = { readonly op: 'gainReturned' };

export const gainReturned: Operation<GainReturned> = {
  /** SK-BLDG-04 · The very adventurer that the visitor returned. */
  perform(s, { seat }) {
    const use = s.uses.at(-1);
    if (use === undefined || use.returned === null) return;
    handOver(s, use.returned, seat, use.space);
    use.returned = null;
  },
};
