import type { Goods } from '../content/goods.ts';
import type { Amount, Brings } from '../effects/operation.ts';
import type { State } from '../state.ts';
import { ANY, EFFORT, GOLD, GOODS } from './outline.ts';
import { KINDS, plan, type Plan } from './plan.ts';
import { tuned } from './tuned.ts';

/* What goods are worth to the seat whose plan was made last. */

/** What so many of a kind are worth: first to the best quest that lacks them. */
export function gainOf(kind: number, count: number): number {
  let left = count;
  let worth = 0;
  for (let rank = 0; rank < plan.ranks && left > 0; rank++) {
    const lacks = plan.missing[rank * KINDS + kind]!;
    if (lacks > 0) {
      const taken = lacks < left ? lacks : left;
      worth += taken * Math.max(plan.spareWorth[kind]!, EFFORT[kind]! * plan.price[rank]!);
      left -= taken;
    }
    if (plan.missingAny[rank]! > 0 && kind !== GOLD && left > 0) {
      const taken = Math.min(left, plan.missingAny[rank]!);
      worth += taken * Math.max(plan.spareWorth[kind]!, 0.5 * plan.price[rank]!);
      left -= taken;
    }
  }
  return worth + left * plan.spareWorth[kind]!;
}

/** What it costs to lose so many of a kind. */
export function lossOf(kind: number, count: number): number {
  const spare = Math.min(count, plan.spare[kind]!);
  return spare * plan.spareWorth[kind]! + (count - spare) * plan.heldWorth[kind]!;
}

/** Some adventurers of free choice. */
export function gainOfAny(count: number): number {
  let best = 0;
  for (let kind = 0; kind < GOLD; kind++) best = Math.max(best, gainOf(kind, 1));
  return count === 1 ? best : best + (count - 1) * 0.9 * Math.max(best * 0.8, ANY * plan.rate);
}

/** What named goods are worth to somebody else. */
export const plainly = (goods: Readonly<Goods>): number =>
  (goods.cleric + goods.wizard + 0.5 * (goods.fighter + goods.rogue) + 0.25 * goods.gold) * plan.rate;

/** Named goods, each kind for what gaining or losing it is worth. */
const priced =
  (price: typeof gainOf) =>
  (goods: Readonly<Goods>): number => {
    let worth = 0;
    for (let i = 0; i < GOODS.length; i++) {
      const count = goods[GOODS[i]!];
      if (count > 0) worth += price(i, count);
    }
    return worth;
  };
export const goodsGain = priced(gainOf);
export const goodsLoss = priced(lossOf);

export const amountGain = ({ goods, any }: Amount): number => goodsGain(goods) + (any > 0 ? gainOfAny(any) : 0);

/** Some adventurers of free choice that must go. */
export function anyLoss(count: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let kind = 0; kind < GOLD; kind++) least = Math.min(least, lossOf(kind, 1));
  return count * least;
}

/** A card that is drawn must still be played. */
export const cardHope = ({ turns }: Plan): number => tuned.card * Math.min(1, turns / 5);

/** How much an opponent's loss is worth: with more players, somebody else profits as well. */
export const spite = (s: State): number => tuned.spite / (s.seats - 1);

/** All that an operation declares, for the player who gets it. */
export function bringsWorth({ cost, goods, any = 0, vp = 0, cards = 0, corruption = 0 }: Brings, plan: Plan): number {
  let worth = vp + (goods === undefined ? 0 : goodsGain(goods));
  if (any > 0) worth += gainOfAny(any);
  if (cost !== undefined) worth -= goodsLoss(cost.goods);
  if (cost !== undefined && cost.any > 0) worth -= anyLoss(cost.any);
  return worth + cards * cardHope(plan) - corruption * plan.token;
}
