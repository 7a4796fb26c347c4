import type { Token } from '../expansions.ts';
import { tableOf } from '../tableOf.ts';

/** What taverns and action spaces hold, and what costs and gains are counted in. */
export const adventurers = ['cleric', 'fighter', 'rogue', 'wizard'] as const;
export type Adventurer = (typeof adventurers)[number];

export const questTypes = ['arcana', 'commerce', 'piety', 'skullduggery', 'warfare'] as const;
export type QuestType = (typeof questTypes)[number];

export const modules = ['base', 'undermountain', 'skullport'] as const;
export type Module = (typeof modules)[number];

export type Band = Record<Adventurer, number>;
export interface Goods extends Band {
  gold: number;
}
export const resources = [...adventurers, 'gold'] as const;
export type Resource = (typeof resources)[number];
/** What can lie on a space: goods, and the tokens of modules. */
export type Lying = Resource | Token;
export type Hoard = Record<Lying, number>;

export type Some = Readonly<Partial<Goods>>;

export const goods = ({ cleric = 0, fighter = 0, rogue = 0, wizard = 0, gold = 0 }: Some): Readonly<Goods> =>
  Object.freeze({ cleric, fighter, rogue, wizard, gold });

/** One of each kind alone. */
export const one = tableOf(resources, (resource) => goods({ [resource]: 1 }));

/** Gold alone, by how much. */
export const coins: readonly Readonly<Goods>[] = Array.from({ length: 10 }, (_, gold) => goods({ gold }));

export const bandSize = ({ cleric, fighter, rogue, wizard }: Readonly<Band>): number => cleric + fighter + rogue + wizard;

export const covers = (purse: Readonly<Goods>, cost: Readonly<Goods>): boolean =>
  purse.cleric >= cost.cleric &&
  purse.fighter >= cost.fighter &&
  purse.rogue >= cost.rogue &&
  purse.wizard >= cost.wizard &&
  purse.gold >= cost.gold;

/* Sums of goods, kind by kind: with a loop over their names, random games took a tenth longer. */

export function addBand(band: Band, what: Readonly<Band>): void {
  band.cleric += what.cleric;
  band.fighter += what.fighter;
  band.rogue += what.rogue;
  band.wizard += what.wizard;
}

export function takeBand(band: Band, what: Readonly<Band>): void {
  band.cleric -= what.cleric;
  band.fighter -= what.fighter;
  band.rogue -= what.rogue;
  band.wizard -= what.wizard;
}

export function addGoods(purse: Goods, what: Readonly<Goods>): void {
  addBand(purse, what);
  purse.gold += what.gold;
}

export function takeGoods(purse: Goods, what: Readonly<Goods>): void {
  takeBand(purse, what);
  purse.gold -= what.gold;
}

/** As many as the supply has; gold never runs out. */
export const atMost = (supply: Readonly<Band>, { cleric, fighter, rogue, wizard, gold }: Readonly<Goods>): Goods => ({
  cleric: Math.min(cleric, supply.cleric),
  fighter: Math.min(fighter, supply.fighter),
  rogue: Math.min(rogue, supply.rogue),
  wizard: Math.min(wizard, supply.wizard),
  gold,
});
