import { next, markRevealed, type Chapter, type Seat } from '@fathom/kernel';
import { isMonster, sortedAllies, type CardId } from '../../../content/cards.ts';
import { forEach, whicheverCopy } from '../../../moves.ts';
import { refuse } from '../../../rules/refusals.ts';
import type { Abyss, State } from '../../../state.ts';
import { addToHand } from '../../../verbs/cards.ts';
import { drop } from '../../../verbs/drop.ts';
import { heal } from '../moves.ts';

export const healer: Chapter<Abyss, 'heal'> = {
  /** KR-LORD-12 · Any ally of the discard; while choosing, its owner sees it. */
  heal: {
    moves: (s) => forEach(sortedAllies(s.discard), heal),
    take(s, { seat }, { ally }) {
      markRevealed(s);
      drop<CardId>(s.discard, ally);
      addToHand(s, seat, ally);
      s.log?.push({ type: 'allyHealed', seat, ally });
    },
    touches: (_s, _f, { ally }) => [ally],
    meaning: whicheverCopy,
    whyNot: (s, { seat }, wanted) => refuse(s, seat, wanted, 'KR-LORD-12'),
  },
};

/** KR-LORD-12 · Mandatory, if there is one. */
export function visitSick(s: State, seat: Seat): void {
  if (s.discard.every(isMonster)) return;
  markRevealed(s);
  next(s, { kind: 'heal', seat });
}
