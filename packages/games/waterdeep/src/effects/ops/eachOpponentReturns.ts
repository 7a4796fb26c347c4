import { othersFrom } from '@fathom/kernel';
import { one, type Adventurer } from '../../content/goods.ts';
import { isProtected } from '../../queries.ts';
import { returnGoods } from '../../verbs/goods.ts';
import type { Effect } from '../effect.ts';
import type { Operation } from '../operation.ts';
import { operationOf } from '../registry.ts';

type EachOpponentReturns = { readonly op: 'eachOpponentReturns'; readonly adventurer: Adventurer; readonly perFailure: Effect };

export const eachOpponentReturns: Operation<EachOpponentReturns> = {
  /** WD-PLAY-05, 06, WD-INTRIGUE-01..03, 06 · Clockwise; who has none makes the actor's gain, who is protected nothing at all. */
  perform(s, deed, { adventurer, perFailure }, list) {
    for (const other of othersFrom(s, deed.seat)) {
      if (isProtected(s, other)) s.log?.push({ type: 'wasProtected', seat: other });
      else if (s.players[other]![adventurer] > 0) returnGoods(s, other, one[adventurer]);
      else operationOf(perFailure).perform(s, deed, perFailure, list);
    }
  },
};
