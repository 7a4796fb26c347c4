import { spaceAt } from '../../queries.ts';
import type { State } from '../../state.ts';
import { scorePoints } from '../../verbs/goods.ts';
import type { Operation } from '../operation.ts';

type TakeStock = { readonly op: 'takeStock' };

const isWaymoot = (s: State): boolean => s.uses.at(-1)!.space === 'b-the-waymoot';

export const takeStock: Operation<TakeStock> = {
  /** WD-BLDG-22, R-37 · Goods were taken on arrival; only the Waymoot takes the VP tokens of its own tile. */
  perform(s, { seat }) {
    if (!isWaymoot(s)) return;
    const tile = spaceAt(s, 'b-the-waymoot');
    scorePoints(s, seat, tile.vp, tile.id);
    tile.vp = 0;
  },
  /** What lay on a space was told when it was collected. */
  isToldElsewhere: (s) => !isWaymoot(s),
};
