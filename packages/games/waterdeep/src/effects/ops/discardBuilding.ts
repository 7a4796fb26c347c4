import { next, type Seat } from '@fathom/kernel';
import { coins } from '../../content/goods.ts';
import { buildings, type BuildingId } from '../../content/tables.ts';
import { ref } from '../../fields.ts';
import { byBuilding } from '../../moves.ts';
import { buildingAt, freeMarkers, isProtected } from '../../queries.ts';
import { asking } from '../../rules/asking.ts';
import type { State, Tile } from '../../state.ts';
import { removeAmbassador } from '../../verbs/agents.ts';
import { transfer } from '../../verbs/goods.ts';
import { demolishBuilding } from '../../verbs/tiles.ts';
import { effectAt } from '../lists.ts';
import { always, type Operation, type Step } from '../operation.ts';

const demolish = byBuilding('demolish');

type DiscardBuilding = { readonly whose: 'own' | 'any' };

/** WD-INTRIGUE-16, UM-INTRIGUE-02 · Without an agent; an opponent's for its cost, if a marker is free for what follows. */
const targets = (s: State, seat: Seat, { whose }: DiscardBuilding): Tile[] =>
  s.buildings.filter((space) => {
    const { owner, agents } = space;
    if (agents.length > 0) return false;
    if (owner === seat) return true;
    if (whose === 'own' || isProtected(s, owner!)) return false;
    return s.players[seat]!.gold >= buildings[space.id].cost && freeMarkers(s, seat) > 0;
  });

type DemolishSteps = { demolish: Step<typeof ref, { readonly type: 'demolish'; readonly building: BuildingId }> };

export const discardBuilding: Operation<DiscardBuilding, never, DemolishSteps> = {
  required: always,
  can: (s, seat, effect) => targets(s, seat, effect).length > 0,
  perform: (s, { seat, of, at, own }) => next(s, { kind: 'demolish', seat, of, at, own }),
  steps: {
    /** WD-INTRIGUE-16, UM-INTRIGUE-02, WD-AGENT-10 · Out of the game; an opponent is paid its cost. */
    demolish: {
      fields: ref,
      moves: (s, f) => targets(s, f.seat, effectAt(f) as DiscardBuilding).map((space) => demolish[space.id]),
      take(s, { seat }, move) {
        const space = buildingAt(s, move.building)!;
        const owner = space.owner!;
        if (owner !== seat) transfer(s, seat, owner, coins[buildings[move.building].cost]!, false);
        demolishBuilding(s, seat, space);
        if (move.building === 'b-the-palace-of-waterdeep') removeAmbassador(s);
      },
      ...asking('WD-BUILD-09', { joins: true }),
    },
  },
};
