import { next, type Seat } from '@fathom/kernel';
import { assign, onlyPass } from '../../moves.ts';
import { spaceAt } from '../../queries.ts';
import { assignment, placeAgent } from '../../rules/assign.ts';
import { canEnter } from '../../rules/feasible.ts';
import type { Space, State } from '../../state.ts';
import { callAgent } from '../../verbs/agents.ts';
import { always, type Operation } from '../operation.ts';

type AssignAgentToHallTile = { readonly op: 'assignAgentToHallTile' };

const targets = (s: State, seat: Seat): Space[] => s.hall.filter((tile) => tile.agents.length === 0 && canEnter(s, seat, tile, seat, null));

export const assignAgentToHallTile: Operation<AssignAgentToHallTile, 'hallTile'> = {
  required: always,
  can: (s, seat) => s.players[seat]!.pool > 0 && targets(s, seat).length > 0,
  usesSpace: true,
  asks: always,
  perform: (s, { seat }) => next(s, { kind: 'hallTile', seat }),
  steps: {
    /** WD-INTRIGUE-21 · A tile of the Hall, as though the player controlled it. */
    hallTile: {
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
