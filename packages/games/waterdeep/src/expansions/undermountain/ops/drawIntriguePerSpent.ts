import type { Adventurer } from '../../../content/goods.ts';
import type { Operation } from '../../../effects/operation.ts';
import { drawCards } from '../../../verbs/cards.ts';

type DrawIntriguePerSpent = { readonly op: 'drawIntriguePerSpent'; readonly adventurer: Adventurer };

/** UM-QCARD-02. */
export const drawIntriguePerSpent: Operation<DrawIntriguePerSpent> = {
  perform: (s, { seat, spent }, { adventurer }) => drawCards(s, seat, spent?.[adventurer] ?? 0),
};
