import { next, type Seat } from '@fathom/kernel';
import { always, type Operation } from '../../../effects/operation.ts';
import { forge } from '../../../moves.ts';
import { asBuilding, buildingAt, freeMarkers, isProtected } from '../../../queries.ts';
import { refuse } from '../../../rules/touch.ts';
import type { Space, State } from '../../../state.ts';

type TakeControlOfBuilding = { readonly op: 'takeControlOfBuilding' };

const targets = (s: State, seat: Seat): Space[] => s.buildings.filter(({ owner }) => owner !== seat && !isProtected(s, owner!));

export const takeControlOfBuilding: Operation<TakeControlOfBuilding, 'forge'> = {
  required: always,
  can: (s, seat) => freeMarkers(s, seat) > 0 && targets(s, seat).length > 0,
  asks: always,
  perform: (s, { seat }) => next(s, { kind: 'forge', seat }),
  steps: {
    /** SK-INTRIGUE-05 · Another marker on it; agents and resources stay. */
    forge: {
      moves: (s, { seat }) => targets(s, seat).map((space) => forge[asBuilding(space)]),
      take(s, { seat }, move) {
        const space = buildingAt(s, move.building)!;
        s.log?.push({ type: 'deedForged', seat, building: move.building, from: space.owner! });
        space.owner = seat;
      },
      touches: (_s, _f, move) => [move.building],
      joins: true,
      whyNot: (s, { seat }, wanted) => refuse(s, seat, wanted, 'SK-INTRIGUE-05'),
    },
  },
};
