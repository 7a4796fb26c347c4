import { next, othersFrom, type Chapter, type Seat } from '@fathom/kernel';
import { seatPiece } from '../../../pieces.ts';
import { refuse } from '../../../rules/refusals.ts';
import type { Abyss, State } from '../../../state.ts';
import { checkFigure, nebulisOf } from '../figure.ts';
import { give } from '../moves.ts';

export const fence: Chapter<Abyss, 'give'> = {
  /** KR-LORD-04 · Too few for all: the owner says who gets one, until none is left. */
  give: {
    moves: (_s, { left }) => left.map((other) => give[other]!),
    take(s, { seat, left, given }, { to }) {
      const all = [...given, to];
      if (all.length === s.players[seat]!.nebulis) return handOut(s, seat, all);
      next(s, { kind: 'give', seat, left: left.filter((other) => other !== to), given: all });
    },
    touches: (_s, _f, { to }) => [seatPiece(to)],
    joins: 'amount',
    whyNot: (s, { seat }, wanted) => refuse(s, seat, wanted, 'KR-LORD-04'),
  },
};

/** KR-LORD-04, KR-FIG-08 · One event, however many receive. */
function handOut(s: State, seat: Seat, to: readonly Seat[]): void {
  const before = nebulisOf(s);
  for (const other of to) {
    s.players[seat]!.nebulis--;
    s.players[other]!.nebulis++;
  }
  s.log?.push({ type: 'nebulisGiven', seat, to });
  checkFigure(s, before);
}

/** KR-LORD-04 · One to each opponent, as far as they go. */
export function openShop(s: State, seat: Seat): void {
  const others = othersFrom(s, seat);
  const { nebulis } = s.players[seat]!;
  if (nebulis >= others.length) handOut(s, seat, others);
  else if (nebulis > 0) next(s, { kind: 'give', seat, left: others, given: [] });
}
