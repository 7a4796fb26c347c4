import type { Effect } from '../effects/effect.ts';
import type { Lying } from './goods.ts';

/** What a building tile prints: its cost in gold, what is stocked on it, what a visitor does there and what its owner gets for it. */
export interface BuildingRow {
  readonly cost: number;
  readonly stock?: Readonly<Partial<Record<Lying | 'vp', number>>>;
  readonly visit: readonly Effect[];
  readonly owner: readonly Effect[];
}
