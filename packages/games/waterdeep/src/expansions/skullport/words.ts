import { goods, type Some } from '../../content/goods.ts';
import type { Effect } from '../../effects/operation.ts';

/* Words for the tables of this module. */

export const mayGain = (some: Some, corruption: number): Effect => ({ op: 'mayGain', goods: goods(some), corruption });
export const eachOpponentMayGain = (some: Some, corruption: number): Effect => ({
  op: 'eachOpponentMayGain',
  goods: goods(some),
  corruption,
});
export const takeCorruption = (corruption: number): Effect => ({ op: 'takeCorruption', corruption });
export const returnCorruption = (count: number): Effect => ({ op: 'returnCorruption', count, optional: false });
export const returnUpTo = (count: number): Effect => ({ op: 'returnCorruption', count, optional: true });
export const removeUpTo = (count: number): Effect => ({ op: 'removeCorruption', count, from: 'tavern' });
