import type { GalleryPiece } from '@fathom/kernel';
import { questTypes, type Module } from '../../src/content/goods.ts';
import {
  basicSpaceIds,
  buildingIds,
  buildings,
  dutyIds,
  intrigueNames,
  intrigues,
  lordIds,
  lords,
  questIds,
  quests,
} from '../../src/content/tables.ts';

/* Every card, tile and space for the gallery of the rulebook. */

const of = (module: Module): { readonly module?: string } => (module === 'base' ? {} : { module });

const questPieces: readonly GalleryPiece[] = questIds.map((piece) => ({ piece, group: quests[piece].type, ...of(quests[piece].module) }));

const buildingPieces: readonly GalleryPiece[] = buildingIds.map((piece) => ({
  piece,
  group: buildings[piece].stock === undefined ? 'visit' : 'stock',
  ...of(buildings[piece].module),
}));

const intriguePieces: readonly GalleryPiece[] = intrigueNames.map((piece) => {
  const { kind, copies, module } = intrigues[piece];
  return { piece, group: kind, ...(copies > 1 ? { copies } : {}), ...of(module) };
});

const lordPieces: readonly GalleryPiece[] = lordIds.map((piece) => ({
  piece,
  group: lords[piece].of === 'types' ? 'types' : 'other',
  ...of(lords[piece].module),
}));

const spacePieces: readonly GalleryPiece[] = (['base', 'undermountain', 'skullport'] as const).flatMap((module) =>
  basicSpaceIds(module).map((piece) => ({ piece, group: 'board', ...of(module) })),
);

export const gallery = {
  quests: { groups: questTypes, pieces: questPieces },
  intrigue: { groups: ['attack', 'utility', 'mandatory'], pieces: intriguePieces },
  buildings: { groups: ['visit', 'stock'], pieces: buildingPieces },
  lords: { groups: ['types', 'other'], pieces: lordPieces },
  spaces: { groups: ['board'], pieces: spacePieces },
  duties: { groups: ['mandatory'], pieces: dutyIds.map((piece) => ({ piece, group: 'mandatory' })) },
} as const;
