import { next, type Chapter, type Seat } from '@fathom/kernel';
import { races } from '../../../content/races.ts';
import { isShielded } from '../../../lasting.ts';
import { stackPiece } from '../../../pieces.ts';
import { refuse } from '../../../rules/refusals.ts';
import { demandOfOthers } from '../../../rules/tribute.ts';
import type { Abyss, State } from '../../../state.ts';
import { nameRace } from '../moves.ts';

export const executioner: Chapter<Abyss, 'behead'> = {
  /** KR-LORD-14 · Any of the five races; each opponent who has one gives up an affiliated ally of it. */
  behead: {
    moves: () => races.map((race) => nameRace[race]),
    take(s, { seat }, { race }) {
      s.log?.push({ type: 'raceNamed', seat, race });
      demandOfOthers(s, seat, race, 1);
    },
    touches: (_s, _f, { race }) => [stackPiece(race)],
    whyNot: (s, { seat }, wanted) => refuse(s, seat, wanted, 'KR-LORD-14'),
  },
};

/** KR-LORD-14, RL-74 · Not if no opponent could lose anything. */
export function prepareAxe(s: State, seat: Seat): void {
  const exposed = s.players.some(({ affiliated }, other) => other !== seat && affiliated.length > 0 && !isShielded(s, other));
  if (exposed) next(s, { kind: 'behead', seat });
}
