import { asked, legal, prompt, step, touches } from './drive.ts';
import type { Game, Move, Outcome, Piece, Playable, Question, Seat } from './game.ts';
import type { Rng } from './rng.ts';

/** What one seat may know of a table, and nothing more: whoever sits here, a person or a bot, cannot peek. */
export interface Chair<G extends Playable<G>> {
  readonly seat: Seat;
  view(): G['view'];
  legal(): readonly Move<G>[];
  /** A whole table that looks from here exactly like the real one; what is hidden is drawn anew each time. */
  imagine(rng: Rng): G['state'];
}

export function chair<G extends Playable<G>>(game: Game<G>, s: G['state'], seat: Seat): Chair<G> {
  return {
    seat,
    view: () => game.view(s, seat),
    legal: () => legal(game, s, seat),
    imagine: (rng) => game.determinize(s, seat, rng),
  };
}

/** All that a screen needs: what is seen, what is asked, and the one list of moves with the pieces that stand for them. */
export interface Look<G extends Playable<G>> {
  readonly view: G['view'];
  readonly ply: number;
  readonly asked: readonly Seat[];
  readonly prompt: Question<G> | null;
  readonly moves: readonly LookMove<G>[];
  readonly outcome: Outcome | null;
}

export interface LookMove<G extends Playable<G>> {
  readonly move: Move<G>;
  readonly touches: readonly Piece[];
  /** Cannot be taken back once played: worth a second thought. */
  readonly final: boolean;
}

/** The table as a seat sees it; null is a spectator, who is never asked. */
export function look<G extends Playable<G>>(game: Game<G>, s: G['state'], seat: Seat | null): Look<G> {
  const moves =
    seat === null
      ? []
      : legal(game, s, seat).map((move) => ({ move, touches: touches(game, s, seat, move), final: isFinal(game, s, seat, move) }));
  return { view: game.view(s, seat), ply: s.ply, asked: asked(game, s), prompt: prompt(game, s), moves, outcome: s.outcome };
}

/** Does a move raise the fence behind itself? Played on a copy to see; what it brings stays there. */
function isFinal<G extends Playable<G>>(game: Game<G>, s: G['state'], seat: Seat, move: Move<G>): boolean {
  const copy = game.clone(s);
  step(game, copy, seat, move);
  return copy.fence > s.ply;
}
