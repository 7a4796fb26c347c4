import { next, type Seat } from '@fathom/kernel';
import type { BuildingId } from '../../../content/tables.ts';
import { always, type Operation, type Step } from '../../../effects/operation.ts';
import { bySeat } from '../../../fields.ts';
import { byBuilding } from '../../../moves.ts';
import { buildingAt, freeMarkers, isProtected } from '../../../queries.ts';
import { asking } from '../../../rules/asking.ts';
import type { State, Tile } from '../../../state.ts';

const forge = byBuilding('forge');

const targets = (s: State, seat: Seat): Tile[] => s.buildings.filter(({ owner }) => owner !== seat && !isProtected(s, owner!));

type ForgeSteps = { forge: Step<typeof bySeat, { readonly type: 'forge'; readonly building: BuildingId }> };

export const takeControlOfBuilding: Operation<object, never, ForgeSteps> = {
  required: always,
  can: (s, seat) => freeMarkers(s, seat) > 0 && targets(s, seat).length > 0,
  perform: (s, { seat }) => next(s, { kind: 'forge', seat }),
  steps: {
    /** SK-INTRIGUE-05 · Another marker on it; agents and resources stay. */
    forge: {
      fields: bySeat,
      moves: (s, { seat }) => targets(s, seat).map((space) => forge[space.id]),
      take(s, { seat }, move) {
        const space = buildingAt(s, move.building)!;
        s.log?.push({ type: 'deedForged', seat, building: move.building, from: space.owner! });
        space.owner = seat;
      },
      ...asking('SK-INTRIGUE-05', { joins: true }),
    },
  },
};
