import { AnswerFinder } from './answerFinder.ts';
import { asked, prompt, topFrame } from './drive.ts';
import { invariant } from './errors.ts';
import type { Choice, Frame, Game, Move, Outcome, Piece, Playable, Question, Seat, Selection } from './game.ts';

/** Everything a screen needs: the view, the question, and the list of answers with the pieces that stand for them. */
export interface SeatView<G extends Playable<G>> {
  readonly view: G['view'];
  readonly ply: number;
  readonly asked: readonly Seat[];
  readonly prompt: Question<G> | null;
  /** The piece that the question comes from or is about, for the seat that is asked. */
  readonly cause?: Piece;
  readonly moves: readonly OfferedMove<G>[];
  /** What the answer can be put together from, if it is put together from pieces (`Choice.assembly`). */
  readonly assembly?: object;
  readonly outcome: Outcome | null;
}

/** An answer as it is offered to a player. */
export interface OfferedMove<G extends Playable<G>> {
  readonly move: Move<G>;
  /** The rest of an amount: further moves that the same question takes, one after another. */
  readonly more?: readonly Move<G>[];
  readonly touches: readonly Piece[];
  /** Of an amount: for each item the pieces that can stand for it, such as the copies of a card. */
  readonly slots?: readonly (readonly Piece[])[];
  /** Cannot be undone once played. */
  readonly final: boolean;
  /** Only a shortcut for something that can also be put together. */
  readonly shortcut?: true;
  /** The question that is answered along with it, before anything is played. */
  readonly next?: FollowUp<G>;
}

/** A question that belongs to the answer before it. */
export interface FollowUp<G extends Playable<G>> {
  readonly prompt: Question<G>;
  readonly moves: readonly OfferedMove<G>[];
  readonly assembly?: object;
}

/**
 * The table as a seat sees it; null is a spectator, who is never asked. With `together` false every question is asked on its
 * own. A finder that was already used for this question has the answers that it found.
 */
export function seatView<G extends Playable<G>>(
  game: Game<G>,
  s: G['state'],
  seat: Seat | null,
  together = true,
  finder: AnswerFinder<G> | null = null,
): SeatView<G> {
  const seats = asked(game, s);
  const isAsked = seat !== null && seats.includes(seat);
  const put = isAsked ? (finder ?? new AnswerFinder(game, seat, s.ply, together)).answersTo(s) : { moves: [] };
  const cause = isAsked ? (game.cause?.(s, topFrame<G>(s)) ?? null) : null;
  const about = cause === null ? {} : { cause };
  return { view: game.view(s, seat), ply: s.ply, asked: seats, prompt: prompt(game, s), outcome: s.outcome, ...about, ...put };
}

/** The result of a selection of pieces, if an answer is put together from pieces (`SeatView.assembly`). */
export function evaluateSelection<G extends Playable<G>>(
  game: Game<G>,
  asked: Question<G>,
  assembly: object,
  picked: readonly Piece[],
): Selection<Move<G>> {
  const { assembly: how } = game.rules[asked] as Choice<G['state'], Frame<G>, Move<G>>;
  invariant(how !== undefined, `${asked} is answered with pieces`);
  return how.evaluate(assembly, picked);
}
