import type { Adventurer } from '../content/goods.ts';
import type { Effect } from '../effects/operation.ts';
import { lists, type ListId } from '../effects/lists.ts';
import { bringsOf } from '../operations.ts';
import { tableOf } from '../tableOf.ts';

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

/** Goods, points, cards and tokens; and all that depends on the table. */
export function outline(effects: readonly Effect[]) {
  const goods = [0, 0, 0, 0, 0];
  let [any, vp, cards, corruption] = [0, 0, 0, 0];
  const rest: Effect[] = [];
  for (const effect of effects) {
    const brings = bringsOf(effect);
    if (brings === null || brings.cost || brings.may || brings.toOpponents || brings.more) {
      rest.push(effect);
      continue;
    }
    GOODS.forEach((good, i) => (goods[i]! += brings.goods?.[good] ?? 0));
    any += brings.any ?? 0;
    vp += brings.vp ?? 0;
    cards += brings.cards ?? 0;
    corruption += brings.corruption ?? 0;
  }
  return { goods, any, vp, cards, corruption, rest };
}

export const outlines = tableOf(Object.keys(lists) as ListId[], (id) => outline(lists[id].effects));

export const effortOf = ({ goods, any }: { readonly goods: readonly number[]; readonly any: number }): number =>
  goods.reduce((sum, count, i) => sum + count * EFFORT[i]!, any * ANY);
