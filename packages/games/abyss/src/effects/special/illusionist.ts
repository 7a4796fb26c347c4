import { next, type Chapter, type Seat } from '@fathom/kernel';
import type { Answers } from '../../flow.ts';
import { decline, exchange } from '../../moves.ts';
import { availableFor } from '../../queries.ts';
import { applyTile } from '../../rules/tiles.ts';
import { refuse } from '../../rules/refusals.ts';
import type { Abyss, State } from '../../state.ts';
import { drop } from '../../verbs/drop.ts';
import { changeTile } from '../../verbs/tiles.ts';

export const illusionist: Chapter<Abyss, 'exchange'> = {
  /** AB-LORD-19 · One own location for an available one; the lords under it move along. */
  exchange: {
    moves(s, { seat }) {
      const moves: Answers['exchange'][] = [decline];
      for (const { location } of s.players[seat]!.holdings) {
        for (const other of availableFor(s, seat)) moves.push(exchange[location][other]);
      }
      return moves;
    },
    take(s, { seat }, move) {
      if (move.type === 'decline') return;
      drop(s.available, move.other);
      s.available.push(move.mine);
      changeTile(s, seat, move.mine, move.other);
      applyTile(s, seat, move.other);
    },
    touches: (_s, _f, move) => (move.type === 'exchange' ? [move.mine, move.other] : []),
    whyNot: (s, { seat }, wanted) => refuse(s, seat, wanted, 'AB-LORD-19'),
  },
};

/** AB-LORD-19 · No effect without an own location, or without an available one. */
export function conjure(s: State, seat: Seat): void {
  if (s.players[seat]!.holdings.length > 0 && availableFor(s, seat).length > 0) next(s, { kind: 'exchange', seat });
}
