import { next, type Seat } from '@fathom/kernel';
import { adventurers, one, type Adventurer } from '../../../content/goods.ts';
import { lists, type ListId } from '../../../effects/lists.ts';
import type { Operation, Step } from '../../../effects/operation.ts';
import type { Pass, Spent } from '../../../flow.ts';
import { seat, of, band } from '../../../frameFields.ts';
import { byAdventurer, pass } from '../../../moves.ts';
import { asking, fromSupply } from '../../../rules/touch.ts';
import { gainGoods } from '../../../verbs/goods.ts';

const refund = byAdventurer('refund');

type RefundSteps = {
  refund: Step<{ seat: Seat; of: ListId; spent: Spent }, { readonly type: 'refund'; readonly adventurer: Adventurer } | Pass>;
};

export const refundSpent: Operation<object, never, RefundSteps> = {
  perform(s, { seat, of, spent }) {
    if (spent !== null) next(s, { kind: 'refund', seat, of, spent });
  },
  steps: {
    /** UM-QCARD-20 · One of those that were spent may come back. */
    refund: {
      reads: { seat, of, spent: band },
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
