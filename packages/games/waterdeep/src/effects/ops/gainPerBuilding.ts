import { goods } from '../../content/goods.ts';
import { gainGoods } from '../../verbs/goods.ts';
import type { Operation } from '../operation.ts';

type GainPerBuilding = { readonly op: 'gainPerBuilding'; readonly gold: number };

/** WD-BLDG-18 · For every building in play. */
export const gainPerBuilding: Operation<GainPerBuilding> = {
  perform: (s, { seat, own }, { gold }, { piece }) => gainGoods(s, seat, goods({ gold: gold * s.buildings.length }), own, piece),
};
