import { next, type Seat } from '@fathom/kernel';
import type { SpaceId } from '../../content/tables.ts';
import type { Pass } from '../../flow.ts';
import { skullportOccupants } from '../../expansions.ts';
import { ref } from '../../fields.ts';
import { bySpace, onlyPass } from '../../moves.ts';
import { everySpace, isInUse, isOpponent, isProtected, someSpace, spaceAt } from '../../queries.ts';
import { canVisit } from '../../rules/feasible.ts';
import { asking } from '../../rules/asking.ts';
import { enter, wasMoved } from '../../rules/use.ts';
import { AMBASSADOR, type Agent, type Space, type State } from '../../state.ts';
import { effectAt, lists } from '../lists.ts';
import { always, type Operation, type Step } from '../operation.ts';

const use = bySpace('use');

/** Who must hold a space for it to be used without an agent; the Ambassador is just an opponent. */
const occupants = { opponent: always, ...skullportOccupants };
export type Occupant = keyof typeof occupants;

type UseOccupiedSpace = { readonly occupant: Occupant };

/** WD-BLDG-24, WD-INTRIGUE-04, SK-INTRIGUE-02, R-46 · A space with a fitting agent, not yet in use, whose requirements can be met. */
function isTarget(s: State, seat: Seat, space: Space, { occupant }: UseOccupiedSpace, isAttack: boolean): boolean {
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
  can: (s, seat, effect, isAttack) => someSpace(s, (space) => isTarget(s, seat, space, effect, isAttack)),
  looksAtAgents: true,
  perform: (s, { seat, of, at, own }) => next(s, { kind: 'use', seat, of, at, own }),
  steps: {
    /** WD-ASSIGN-09, WD-BLDG-24, WD-INTRIGUE-04, SK-INTRIGUE-02, R-31 · As though an agent had been assigned there. */
    use: {
      fields: ref,
      moves(s, f) {
        const spaces = everySpace(s).filter((space) => isTarget(s, f.seat, space, effectAt(f) as UseOccupiedSpace, lists[f.of].attack));
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
