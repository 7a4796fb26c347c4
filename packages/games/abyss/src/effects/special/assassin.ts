import { next, othersFrom, type Chapter, type Seat } from '@fathom/kernel';
import type { LordId } from '../../content/lords.ts';
import { isShielded } from '../../lasting.ts';
import { forEach, turn } from '../../moves.ts';
import { refuse } from '../../rules/refusals.ts';
import type { Abyss, State } from '../../state.ts';
import { turnLord } from '../../verbs/lords.ts';

export const assassin: Chapter<Abyss, 'assassinate'> = {
  /** AB-LORD-04 · For each opponent in turn, one free lord that is not turned yet. */
  assassinate: {
    moves: (s, { victims }) => forEach(targets(s, victims[0]!), turn),
    take(s, { seat, victims }, { lord }) {
      const [victim, ...rest] = victims;
      turnLord(s, victim!, lord);
      if (rest.length > 0) next(s, { kind: 'assassinate', seat, victims: rest });
    },
    touches: (_s, _f, { lord }) => [lord],
    joins: 'amount',
    whyNot: (s, { seat }, wanted) => refuse(s, seat, wanted, 'AB-LORD-04'),
  },
};

const targets = (s: State, victim: Seat): LordId[] => s.players[victim]!.lords.filter((lord) => !s.players[victim]!.turned.includes(lord));

/** AB-LORD-04 · A player without such a lord, or with a Shaman, is skipped. */
export function sendAssassin(s: State, seat: Seat): void {
  const victims = othersFrom(s, seat).filter((other) => !isShielded(s, other) && targets(s, other).length > 0);
  if (victims.length > 0) next(s, { kind: 'assassinate', seat, victims });
}
