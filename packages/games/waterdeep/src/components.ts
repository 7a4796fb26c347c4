import { modules, type Module } from './content/goods.ts';
import * as tables from './content/tables.ts';
import type { Options } from './state.ts';

/** UM-SETUP-01, SK-SETUP-01 · All that may be in a game, in the order of the tables. By module: Undermountain counts 1, Skullport 2. */
export const kits = [0, 1, 2, 3].map((kit) => {
  const isIn = (module: Module): boolean => module === 'base' || (kit & (module === 'undermountain' ? 1 : 2)) !== 0;
  return {
    spaces: modules.filter(isIn).flatMap(tables.basicSpaceIds),
    quests: tables.questIds.filter((id) => isIn(tables.quests[id].module)),
    intrigue: tables.intrigueIds.filter((id) => isIn(tables.intrigues[tables.nameOf[id]].module)),
    buildings: tables.buildingIds.filter((id) => isIn(tables.buildings[id].module)),
    lords: tables.lordIds.filter((id) => isIn(tables.lords[id].module)),
  };
});

export const kitOf = ({ undermountain, skullport }: Options): number => (undermountain ? 1 : 0) + (skullport ? 2 : 0);
export const components = (chosen: Options): (typeof kits)[number] => kits[kitOf(chosen)]!;
