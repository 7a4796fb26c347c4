import { next } from '@fathom/kernel';
import { adventurers, one } from '../../../content/goods.ts';
import { lists } from '../../../effects/lists.ts';
import { always, type Operation } from '../../../effects/operation.ts';
import { pass, refund } from '../../../moves.ts';
import { inSupply, refuse } from '../../../rules/touch.ts';
import { gainGoods } from '../../../verbs/goods.ts';

type RefundSpent = { readonly op: 'refundSpent' };

export const refundSpent: Operation<RefundSpent, 'refund'> = {
  asks: always,
  perform(s, { seat, of, spent }) {
    if (spent !== null) next(s, { kind: 'refund', seat, of, spent });
  },
  steps: {
    /** UM-QCARD-20 · One of those that were spent may come back. */
    refund: {
      moves: (s, { spent }) => [
        ...adventurers.filter((adventurer) => spent[adventurer] > 0 && s.supply[adventurer] > 0).map((adventurer) => refund[adventurer]),
        pass,
      ],
      take(s, { seat, of }, move) {
        const { piece } = lists[of];
        if (move.type === 'pass') s.log?.push({ type: 'offerDeclined', seat, from: piece });
        else gainGoods(s, seat, one[move.adventurer], false, piece);
      },
      touches: (_s, _f, move) => (move.type === 'refund' ? [inSupply(move.adventurer)] : []),
      whyNot: (s, { seat }, wanted) => refuse(s, seat, wanted, 'UM-QCARD-20'),
    },
  },
};
