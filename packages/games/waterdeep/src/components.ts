import { modules, type Module } from './content/goods.ts';
import {
  basicSpaceIds,
  buildingIds,
  buildings,
  intrigueIds,
  intrigues,
  lordIds,
  lords,
  nameOf,
  questIds,
  quests,
} from './content/tables.ts';
import type { BasicSpaceId, BuildingId, IntrigueId, LordId, QuestId } from './content/tables.ts';
import type { Options } from './state.ts';

/** UM-SETUP-01, SK-SETUP-01 · All that may be in a game, in the order of the tables. */
export interface Components {
  readonly spaces: readonly BasicSpaceId[];
  readonly quests: readonly QuestId[];
  readonly intrigue: readonly IntrigueId[];
  readonly buildings: readonly BuildingId[];
  readonly lords: readonly LordId[];
}

/** By module: Undermountain counts 1, Skullport 2. */
export const kits = [0, 1, 2, 3].map((kit): Components => {
  const fits = ({ module }: { readonly module: Module }): boolean =>
    module === 'base' || (module === 'undermountain' ? (kit & 1) !== 0 : (kit & 2) !== 0);
  return {
    spaces: modules.filter((module) => fits({ module })).flatMap((module) => basicSpaceIds(module)),
    quests: questIds.filter((id) => fits(quests[id])),
    intrigue: intrigueIds.filter((id) => fits(intrigues[nameOf[id]])),
    buildings: buildingIds.filter((id) => fits(buildings[id])),
    lords: lordIds.filter((id) => fits(lords[id])),
  };
});

export const kitOf = ({ undermountain, skullport }: Options): number => (undermountain ? 1 : 0) + (skullport ? 2 : 0);
export const components = (chosen: Options): Components => kits[kitOf(chosen)]!;
