import { lookup } from '@fathom/kernel';
import type { Adventurer } from '../content/goods.ts';
import type { Effect } from '../effects/effect.ts';
import { lists, type ListId } from '../effects/lists.ts';

/* What is printed, added up once. */

/** Goods are counted in this order. */
export const GOODS = ['cleric', 'fighter', 'rogue', 'wizard', 'gold'] as const;
export const GOLD = 4;
export const indexOf: Readonly<Record<Adventurer, number>> = { cleric: 0, fighter: 1, rogue: 2, wizard: 3 };
/** How many visits to a basic space one of each costs. */
export const EFFORT = [1, 0.5, 0.5, 1, 0.25] as const;
/** What one of each is worth when the game is over. */
export const LEFT = [1, 1, 1, 1, 0.5] as const;
/** Some adventurer, freely chosen. */
export const ANY = 0.85;

export interface Outline {
  readonly goods: readonly number[];
  readonly any: number;
  readonly vp: number;
  readonly cards: number;
  readonly corruption: number;
  /** All that depends on the table. */
  readonly rest: readonly Effect[];
}

export function outline(effects: readonly Effect[]): Outline {
  const goods = [0, 0, 0, 0, 0];
  let [any, vp, cards, corruption] = [0, 0, 0, 0];
  const rest: Effect[] = [];
  for (const effect of effects) {
    if (effect.op === 'gain') {
      GOODS.forEach((good, i) => (goods[i]! += effect.goods[good]));
      any += effect.any;
    } else if (effect.op === 'score') vp += effect.vp;
    else if (effect.op === 'drawIntrigue') cards += effect.count;
    else if (effect.op === 'takeCorruption') corruption += effect.count;
    else if (effect.op !== 'takeStock') rest.push(effect);
  }
  return { goods, any, vp, cards, corruption, rest };
}

export const outlines: Readonly<Record<ListId, Outline>> = lookup(
  Object.fromEntries(Object.entries(lists).map(([id, { effects }]) => [id, outline(effects)])) as Record<ListId, Outline>,
);

export const effortOf = ({ goods, any }: { readonly goods: readonly number[]; readonly any: number }): number =>
  goods.reduce((sum, count, i) => sum + count * EFFORT[i]!, any * ANY);
