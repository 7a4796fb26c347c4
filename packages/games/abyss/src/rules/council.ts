import { next, type Chapter, type Seat } from '@fathom/kernel';
import type { Race } from '../content/races.ts';
import { lasting } from '../lasting.ts';
import { forEach, takeStack } from '../moves.ts';
import { stackPiece } from '../pieces.ts';
import { stacksFor } from '../queries.ts';
import type { Abyss, State } from '../state.ts';
import { takeWholeStack } from '../verbs/cards.ts';
import { refuse } from './refusals.ts';

export const council: Chapter<Abyss, 'stack'> = {
  /** AB-LORD-16, 18 · A stack to take: the Apprentice's, or the Alchemist's second. */
  stack: {
    moves: (s, { seat }) => forEach(stacksFor(s, seat), takeStack),
    take: (s, { seat }, { race }) => takeWholeStack(s, seat, race),
    touches: (_s, _f, { race }) => [stackPiece(race)],
    whyNot: (s, { seat }, wanted) => refuse(s, seat, wanted, 'AB-COUNCIL-01'),
  },
};

/** AB-COUNCIL-01, AB-LORD-18 · A whole stack; the Alchemist takes another, chosen when the first is seen. */
export function askCouncil(s: State, seat: Seat, race: Race): void {
  const twice = lasting.secondStack(s.players[seat]!) > 0;
  takeWholeStack(s, seat, race);
  if (twice && stacksFor(s, seat).length > 0) next(s, { kind: 'stack', seat });
}
