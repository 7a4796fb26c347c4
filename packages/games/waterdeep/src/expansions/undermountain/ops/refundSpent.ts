import { next, seat } from '@fathom/kernel';
import { adventurers, one, type Adventurer } from '../../../content/goods.ts';
import { lists } from '../../../effects/lists.ts';
import type { Operation, Step } from '../../../effects/operation.ts';
import type { Pass } from '../../../flow.ts';
import { band, of } from '../../../fields.ts';
import { byAdventurer, pass } from '../../../moves.ts';
import { asking, fromSupply } from '../../../rules/asking.ts';
import { gainGoods } from '../../../verbs/goods.ts';

const refund = byAdventurer('refund');

const fields = { seat, of, spent: band };
type RefundSteps = { refund: Step<typeof fields, { readonly type: 'refund'; readonly adventurer: Adventurer } | Pass> };

export const refundSpent: Operation<object, never, RefundSteps> = {
  perform(s, { seat, of, spent }) {
    if (spent !== null) next(s, { kind: 'refund', seat, of, spent });
  },
  steps: {
    /** UM-QCARD-20 · One of those that were spent may come back. */
    refund: {
      fields,
      moves: (s, { spent }) => [
        ...adventurers.filter((adventurer) => spent[adventurer] > 0 && s.supply[adventurer] > 0).map((adventurer) => refund[adventurer]),
        pass,
      ],
      take(s, { seat, of }, move) {
        const { piece } = lists[of];
        if (move.type === 'pass') s.log?.push({ type: 'offerDeclined', seat, from: piece });
        else gainGoods(s, seat, one[move.adventurer], false, piece);
      },
      ...asking('UM-QCARD-20', { touches: fromSupply }),
    },
  },
};
