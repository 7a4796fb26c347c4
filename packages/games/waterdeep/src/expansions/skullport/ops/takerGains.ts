import { one, type Adventurer } from '../../../content/goods.ts';
import type { Operation } from '../../../effects/operation.ts';
import { gainGoods } from '../../../verbs/goods.ts';

type TakerGains = { readonly op: 'takerGains'; readonly adventurer: Adventurer };

/** SK-QCARD-26 · Whoever has just taken the first-player marker. */
export const takerGains: Operation<TakerGains> = {
  perform: (s, _deed, { adventurer }, { piece }) => gainGoods(s, s.first, one[adventurer], false, piece),
};
