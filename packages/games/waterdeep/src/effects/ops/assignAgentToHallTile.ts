import { next, type Seat } from '@fathom/kernel';
import type { Pass, Assign } from '../../flow.ts';
import { bySeat } from '../../fields.ts';
import { assign, onlyPass } from '../../moves.ts';
import { spaceAt } from '../../queries.ts';
import { assignment, placeAgent } from '../../rules/assign.ts';
import { canEnter } from '../../rules/feasible.ts';
import type { Space, State } from '../../state.ts';
import { callAgent } from '../../verbs/agents.ts';
import { always, type Operation, type Step } from '../operation.ts';

const targets = (s: State, seat: Seat): Space[] => s.hall.filter((tile) => tile.agents.length === 0 && canEnter(s, seat, tile, seat, null));

type HallTileSteps = { hallTile: Step<typeof bySeat, Assign | Pass> };

export const assignAgentToHallTile: Operation<object, never, HallTileSteps> = {
  required: always,
  can: (s, seat) => s.players[seat]!.pool > 0 && targets(s, seat).length > 0,
  looksAtAgents: true,
  perform: (s, { seat }) => next(s, { kind: 'hallTile', seat }),
  steps: {
    /** WD-INTRIGUE-21 · A tile of the Hall, as though the player controlled it. */
    hallTile: {
      fields: bySeat,
      moves(s, { seat }) {
        const tiles = targets(s, seat);
        return tiles.length === 0 ? onlyPass : tiles.map(({ id }) => assign[id]);
      },
      take(s, { seat }, move) {
        if (move.type === 'pass') return void s.log?.push({ type: 'couldNot', seat, what: 'hallTile' });
        callAgent(s, seat);
        placeAgent(s, seat, seat, spaceAt(s, move.space), null, true);
      },
      ...assignment,
    },
  },
};
