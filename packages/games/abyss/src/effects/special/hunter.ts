import { next, othersFrom, type Chapter, type Seat } from '@fathom/kernel';
import { isShielded } from '../../lasting.ts';
import { steal } from '../../moves.ts';
import { monstersPiece } from '../../pieces.ts';
import { refuse } from '../../rules/refusals.ts';
import type { Abyss, State } from '../../state.ts';
import { stealToken } from '../../verbs/tokens.ts';

export const hunter: Chapter<Abyss, 'steal'> = {
  /** AB-LORD-07 · From an opponent who has a monster token. */
  steal: {
    moves: (s, { seat }) => victims(s, seat).map((other) => steal[other]!),
    take: (s, { seat }, { from }) => stealToken(s, seat, from),
    touches: (_s, _f, { from }) => [monstersPiece(from)],
    whyNot: (s, { seat }, wanted) => refuse(s, seat, wanted, 'AB-LORD-07'),
  },
};

const victims = (s: State, seat: Seat): Seat[] =>
  othersFrom(s, seat).filter((other) => s.players[other]!.monsters.length > 0 && !isShielded(s, other));

export function hunt(s: State, seat: Seat): void {
  if (victims(s, seat).length > 0) next(s, { kind: 'steal', seat });
}
