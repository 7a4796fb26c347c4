import { legal, choiceFor, topFrame } from './drive.ts';
import type { Choice, Game, Move, Playable, Seat } from './game.ts';
import { canonical, same } from './hash.ts';

/* Which answers are the same answer, and which belong together. */

/** What an answer means, whichever copy of a card it names; null for a shortcut to another. */
export const meaningOf = <M>({ meaning }: { readonly meaning?: (move: M) => string | null }, move: M): string | null =>
  meaning === undefined ? canonical(move) : meaning(move);

/** Does the question collect an amount by being asked again? */
export const collectsAmount = <S, F, M>({ joins }: Choice<S, F, M>, frame: F): boolean =>
  (typeof joins === 'function' ? joins(frame) : joins) === 'amount';

/** A part of an amount: to which question, and what it meant. */
export interface AmountPart {
  readonly seat: Seat;
  readonly question: string;
  readonly meaning: string;
}

/** The part of an amount that a move is; null if nothing is collected. */
export function amountPart<G extends Playable<G>>(game: Game<G>, s: G['state'], seat: Seat, move: Move<G>): AmountPart | null {
  const frame = topFrame<G>(s);
  const choice = choiceFor(game, frame);
  const meaning = collectsAmount(choice, frame) ? meaningOf(choice, move) : null;
  return meaning === null ? null : { seat, question: frame.kind, meaning };
}

/**
 * The legal moves without duplicates: the first of those that mean the same, and of an amount nothing that could have been
 * given before its last part, because the order makes no difference.
 */
export function distinctMoves<G extends Playable<G>>(
  game: Game<G>,
  s: G['state'],
  seat: Seat,
  last: AmountPart | null,
  moves: readonly Move<G>[] = legal(game, s, seat),
): readonly Move<G>[] {
  const frame = topFrame<G>(s);
  const choice = choiceFor(game, frame);
  const from = last !== null && last.seat === seat && last.question === frame.kind ? last.meaning : '';
  if (moves.length === 1 || (choice.meaning === undefined && from === '')) return moves;
  const known = new Set<string>();
  const fresh = moves.filter((move) => {
    const meaning = meaningOf(choice, move);
    return meaning === null || (meaning >= from && !known.has(meaning) && known.add(meaning));
  });
  return fresh.length === 0 ? moves : fresh;
}

/** Do two answers to the open question mean the same, even if they name different copies of a card? */
export function meansSame<G extends Playable<G>>(game: Game<G>, s: G['state'], one: Move<G>, other: Move<G>): boolean {
  const choice = choiceFor(game, topFrame<G>(s));
  return same(one, other) || (meaningOf(choice, one) ?? canonical(one)) === (meaningOf(choice, other) ?? canonical(other));
}

/** Does the open question belong to the answer that led to it? */
export const completesAnswer = <G extends Playable<G>>(game: Game<G>, s: G['state']): boolean =>
  s.outcome === null && choiceFor(game, topFrame<G>(s)).joins !== undefined;
