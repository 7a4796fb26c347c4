import { next, seat, type Seat } from '@fathom/kernel';
import type { SpaceId } from '../../content/tables.ts';
import { effectAt, lists } from '../lists.ts';
import { always, type Operation, type Step } from '../operation.ts';
import { canRecall, recallAgents, recalling, type From } from '../questions.ts';
import { skullportOccupants } from '../../expansions.ts';
import { bySeat, number, ref, type Assign, type Pass } from '../../flow.ts';
import { asking, assign, bySpace, onlyPass } from '../../moves.ts';
import { everySpace, isInUse, isOpponent, isProtected, someSpace, spaceAt } from '../../queries.ts';
import { assignment, placeAgent } from '../../rules/assign.ts';
import { canEnter, canVisit } from '../../rules/feasible.ts';
import { enter, wasMoved } from '../../rules/use.ts';
import { AMBASSADOR, type Agent, type Space, type State } from '../../state.ts';
import { callAgent } from '../../verbs/agents.ts';

/* Agents that are sent, called back, or made use of. */

const fields = { seat, left: number };
type DispatchSteps = { dispatch: Step<typeof fields> };

export const assignAgents: Operation<{ readonly count: number }, never, DispatchSteps> = {
  perform: (s, { seat }, { count }) => next(s, { kind: 'dispatch', seat, left: count }),
  steps: {
    /** WD-INTRIGUE-07, UM-INTRIGUE-04, R-30 · So many agents, as far as there are any. */
    dispatch: {
      fields,
      run(s, { seat, left }) {
        if (left === 0) return;
        if (s.players[seat]!.pool === 0) return void s.log?.push({ type: 'couldNot', seat, what: 'agent' });
        next(s, { kind: 'extraAgent', seat }, { kind: 'dispatch', seat, left: left - 1 });
      },
    },
  },
};

const freeTiles = (s: State, seat: Seat): Space[] =>
  s.hall.filter((tile) => tile.agents.length === 0 && canEnter(s, seat, tile, seat, null));

type HallTileSteps = { hallTile: Step<typeof bySeat, Assign | Pass> };

export const assignAgentToHallTile: Operation<object, never, HallTileSteps> = {
  required: always,
  can: (s, seat) => s.players[seat]!.pool > 0 && freeTiles(s, seat).length > 0,
  looksAtAgents: true,
  perform: (s, { seat }) => next(s, { kind: 'hallTile', seat }),
  steps: {
    /** WD-INTRIGUE-21 · A tile of the Hall, as though the player controlled it. */
    hallTile: {
      fields: bySeat,
      moves(s, { seat }) {
        const tiles = freeTiles(s, seat);
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

type ReturnAgents = { readonly count: number; readonly mode: 'needed' | 'must' | 'may'; readonly from: From };

export const returnAgents: Operation<ReturnAgents, 'recall'> = {
  inReward: 3.5,
  required: ({ mode }) => mode === 'needed',
  looksAtAgents: true,
  can: (s, seat, { from }) => canRecall(s, seat, from),
  perform: (s, { seat }, { count, mode, from }) => recallAgents(s, seat, count, mode === 'may', from),
  steps: recalling,
};

const use = bySpace('use');

/** Who must hold a space for it to be used without an agent; the Ambassador is just an opponent. */
const occupants = { opponent: always, ...skullportOccupants };
export type Occupant = keyof typeof occupants;

type UseOccupiedSpace = { readonly occupant: Occupant };

/** WD-BLDG-24, WD-INTRIGUE-04, SK-INTRIGUE-02, R-46 · A space with a fitting agent, not yet in use, whose requirements can be met. */
function isUsable(s: State, seat: Seat, space: Space, { occupant }: UseOccupiedSpace, isAttack: boolean): boolean {
  if (space.agents.length === 0 || isInUse(s, space.id)) return false;
  for (let i = 0; i < space.agents.length; i++)
    if (isOccupant(s, seat, space.agents[i]!, occupant, isAttack)) return canVisit(s, seat, space);
  return false;
}

const isOccupant = (s: State, seat: Seat, agent: Agent, occupant: Occupant, isAttack: boolean): boolean =>
  isOpponent(s, seat, agent) &&
  !(isAttack && isProtected(s, agent)) &&
  (occupant === 'opponent' || (agent !== AMBASSADOR && occupants[occupant](s, seat, agent)));

type UseSteps = { use: Step<typeof ref, { readonly type: 'use'; readonly space: SpaceId } | Pass> };

export const useOccupiedSpace: Operation<UseOccupiedSpace, never, UseSteps> = {
  required: always,
  can: (s, seat, effect, isAttack) => someSpace(s, (space) => isUsable(s, seat, space, effect, isAttack)),
  looksAtAgents: true,
  perform: (s, { seat, of, at, own }) => next(s, { kind: 'use', seat, of, at, own }),
  steps: {
    /** WD-ASSIGN-09, WD-BLDG-24, WD-INTRIGUE-04, SK-INTRIGUE-02, R-31 · As though an agent had been assigned there. */
    use: {
      fields: ref,
      moves(s, f) {
        const spaces = everySpace(s).filter((space) => isUsable(s, f.seat, space, effectAt(f) as UseOccupiedSpace, lists[f.of].attack));
        return spaces.length === 0 ? onlyPass : spaces.map(({ id }) => use[id]);
      },
      take(s, { seat }, move) {
        if (move.type === 'pass') return void s.log?.push({ type: 'couldNot', seat, what: 'space' });
        s.log?.push({ type: 'spaceUsed', seat, space: move.space });
        enter(s, seat, spaceAt(s, move.space), 'copy', !wasMoved(s, seat));
      },
      ...asking('WD-ASSIGN-09', { joins: true }),
      /** Which spaces can be used may depend on cards in hand. */
      alwaysAsk: true,
    },
  },
};
