import { next, markRevealed, type Chapter, type Seat } from '@fathom/kernel';
import type { LordId } from '../../content/lords.ts';
import type { Answers } from '../../flow.ts';
import { appoint, decline, dismiss, forEach } from '../../moves.ts';
import { courtFor } from '../../queries.ts';
import { welcome } from '../../rules/recruit.ts';
import { refuse } from '../../rules/refusals.ts';
import type { Abyss, State } from '../../state.ts';
import { dismissLord, leaveCourt } from '../../verbs/lords.ts';

/* Traitor and Schemer: a free lord goes, another comes. It is no recruitment. */

export const betrayals: Chapter<Abyss, 'betray' | 'appoint'> = {
  /** AB-LORD-23, 26 · Another free lord, turned or not; the top one of the deck comes unseen. */
  betray: {
    moves: (s, { seat, traitor }) => [decline, ...(forEach(others(s, seat, traitor), dismiss) as Answers['betray'][])],
    take(s, { seat, from }, move) {
      if (move.type === 'decline') return;
      dismissLord(s, seat, move.lord);
      if (from === 'court') return next(s, { kind: 'appoint', seat });
      markRevealed(s);
      welcome(s, seat, s.lordDeck.pop()!);
    },
    touches: (_s, _f, move) => (move.type === 'dismiss' ? [move.lord] : []),
    whyNot: (s, { seat, from }, wanted) => refuse(s, seat, wanted, from === 'court' ? 'AB-LORD-23' : 'AB-LORD-26'),
  },
  /** AB-LORD-23 · Any lord of the Court, free of charge. */
  appoint: {
    moves: (s, { seat }) => forEach(courtFor(s, seat), appoint),
    take(s, { seat }, { lord }) {
      leaveCourt(s, lord);
      welcome(s, seat, lord);
    },
    touches: (_s, _f, { lord }) => [lord],
    joins: true,
    whyNot: (s, { seat }, wanted) => refuse(s, seat, wanted, 'AB-LORD-23'),
  },
};

const others = (s: State, seat: Seat, traitor: LordId): LordId[] => s.players[seat]!.lords.filter((lord) => lord !== traitor);

/** AB-LORD-23, 26 · Needs another free lord, and somebody to come. */
export function betray(s: State, seat: Seat, traitor: LordId, from: 'court' | 'deck'): void {
  const there = from === 'court' ? courtFor(s, seat).length > 0 : s.lordDeck.length > 0;
  if (there && others(s, seat, traitor).length > 0) next(s, { kind: 'betray', seat, traitor, from });
}
