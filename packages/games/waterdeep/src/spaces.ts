import { count, group, list, orNull, piece, seat, type Field, type HeldIn, type PieceSet, type Seat } from '@fathom/kernel';
import { cloneSpace } from './clone.ts';
import { buildingIds, type BuildingId, type SpaceId } from './content/tables.ts';
import { skullportBlank, skullportFields } from './expansions.ts';
import { agent, several, space } from './flow.ts';

/* Spaces and tiles, and what lies on them. */

/** Whose agent it is; the Ambassador is nobody's (WD-AGENT-05). */
export type Agent = Seat;
export const AMBASSADOR: Agent = -1;
export const nobody: readonly Agent[] = [];

export const buildingSet: PieceSet<BuildingId> = { ids: buildingIds };

/** What can lie on a space and in a tavern. */
export const hoard = { cleric: count(), fighter: count(), rogue: count(), wizard: count(), gold: count(), ...skullportFields.lying };

export const emptyHoard = { cleric: 0, fighter: 0, rogue: 0, wizard: 0, gold: 0, ...skullportBlank.lying };

const laid = {
  /** In the order they came; replaced as a whole, never changed. */
  agents: several(agent),
  /** VP tokens: from the round track while in the Hall, the Waymoot's stock in play. */
  vp: count(),
  ...hoard,
};
/** Whose control marker lies on it. */
const marked = { owner: orNull(seat), ...laid };
const tileFields = { id: piece(buildingSet), ...marked };

/** An action space of a board, a building in play, or a tile in Builder's Hall; with what lies on it. */
export interface Space<Id extends SpaceId = SpaceId> extends HeldIn<typeof marked> {
  readonly id: Id;
}
export type Tile = Space<BuildingId>;

const bare = { owner: null, agents: nobody, vp: 0, ...emptyHoard };
const pattern: { id: SpaceId } = cloneSpace({ id: buildingIds[0]!, ...bare });
export function newSpace<Id extends SpaceId>(id: Id): Space<Id> {
  pattern.id = id;
  return cloneSpace(pattern as Space<Id>);
}

/** A position names, by its ID, each space that something lies on. */
export const board: Field<Space[], readonly Space[]> = {
  ...list(group({ id: space, ...marked })),
  write: (held) => Object.fromEntries(held.map((each) => [each.id, group(laid).write(each)])),
  read(cursor, reading, before = []) {
    const at = cursor.fields(...before.map(({ id }) => id));
    return before.map((each) => (at[each.id].given ? { ...each, ...group(laid).read(at[each.id], reading, each) } : each));
  },
  absent: (_reading, before = []) => before,
};

/** A tile may be named by its ID alone. */
export const tile: Field<Tile> = {
  ...group(tileFields),
  read(cursor, reading) {
    if (typeof cursor.value === 'string') return newSpace(tileFields.id.read(cursor, reading));
    return group(tileFields).read(cursor, reading, { ...bare } as Tile);
  },
};
