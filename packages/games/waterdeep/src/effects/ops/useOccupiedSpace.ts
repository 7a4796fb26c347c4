import { next, type Seat } from '@fathom/kernel';
import { onlyPass, use } from '../../moves.ts';
import { everySpace, isInUse, isOpponent, isProtected, someSpace, spaceAt } from '../../queries.ts';
import { canVisit } from '../../rules/feasible.ts';
import { refuse } from '../../rules/touch.ts';
import { enter, wasMoved } from '../../rules/use.ts';
import { AMBASSADOR, type Space, type State } from '../../state.ts';
import { effectAt, lists } from '../lists.ts';
import { always, type Operation } from '../operation.ts';

/** Who must hold a space for it to be used without an agent. */
export type Occupant = 'opponent' | 'opponentWithMoreCorruption';

type UseOccupiedSpace = { readonly op: 'useOccupiedSpace'; readonly occupant: Occupant };

/** WD-BLDG-24, WD-INTRIGUE-04, SK-INTRIGUE-02, R-46 · A space with a fitting agent, not yet in use, whose requirements can be met. */
function isTarget(s: State, seat: Seat, space: Space, { occupant }: UseOccupiedSpace, isAttack: boolean): boolean {
  if (space.agents.length === 0 || isInUse(s, space.id)) return false;
  const { corruption } = s.players[seat]!;
  const fits = space.agents.some(
    (agent) =>
      isOpponent(s, seat, agent) &&
      !(isAttack && isProtected(s, agent)) &&
      (occupant === 'opponent' || (agent !== AMBASSADOR && s.players[agent]!.corruption > corruption)),
  );
  return fits && canVisit(s, seat, space);
}

export const useOccupiedSpace: Operation<UseOccupiedSpace, 'use'> = {
  required: always,
  can: (s, seat, effect, isAttack) => someSpace(s, (space) => isTarget(s, seat, space, effect, isAttack)),
  usesSpace: true,
  asks: always,
  perform: (s, { seat, of, at, own }) => next(s, { kind: 'use', seat, of, at, own }),
  steps: {
    /** WD-ASSIGN-09, WD-BLDG-24, WD-INTRIGUE-04, SK-INTRIGUE-02, R-31 · As though an agent had been assigned there. */
    use: {
      moves(s, f) {
        const spaces = everySpace(s).filter((space) => isTarget(s, f.seat, space, effectAt(f) as UseOccupiedSpace, lists[f.of].attack));
        return spaces.length === 0 ? onlyPass : spaces.map(({ id }) => use[id]);
      },
      take(s, { seat }, move) {
        if (move.type === 'pass') return void s.log?.push({ type: 'couldNot', seat, what: 'space' });
        s.log?.push({ type: 'spaceUsed', seat, space: move.space });
        enter(s, seat, spaceAt(s, move.space), 'copy', !wasMoved(s, seat));
      },
      touches: (_s, _f, move) => (move.type === 'use' ? [move.space] : []),
      joins: true,
      whyNot: (s, { seat }, wanted) => refuse(s, seat, wanted, 'WD-ASSIGN-09'),
      /** Which spaces can be used may depend on cards in hand. */
      news: true,
    },
  },
};
