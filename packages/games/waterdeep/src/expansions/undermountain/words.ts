import { goods, type Some } from '../../content/goods.ts';
import type { Effect } from '../../effects/operation.ts';

/* Words for the tables of this module. */

export const mayPay = (cost: Some, { vp = 0, ...some }: Some & { readonly vp?: number }): Effect => ({
  op: 'mayPay',
  cost: goods(cost),
  goods: goods(some),
  vp,
});
export const drawIntrigueMayPlay = (count: number): Effect => ({ op: 'drawIntrigueMayPlay', count });
export const giveToOpponent = (some: Some): Effect => ({ op: 'giveToOpponent', goods: goods(some) });
