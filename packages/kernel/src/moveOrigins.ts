import type { Game, Playable, Seat } from './game.ts';
import { same } from './hash.ts';
import { completesAnswer } from './meaning.ts';
import { forcedAnswer } from './answerFinder.ts';
import type { Moment } from './record.ts';

/** The events of a move. */
export interface LoggedMove<G extends Playable<G>> extends MoveOrigin {
  /** Who played the move; null for the setup. */
  readonly by: Seat | null;
  readonly events: readonly G['event'][];
}

/** How a move came to be played. */
export interface MoveOrigin {
  /**
   * Set if not the player played it: a standing order, the table because there was nothing to decide, or a bot because time ran
   * out.
   */
  readonly playedBy?: 'order' | 'table' | 'clock';
  /** It was played together with the move before it. */
  readonly joins?: true;
}

/**
 * How the moves of a record were played. A record holds only moves: which of them belong together, and which had no alternative,
 * follows from the rules.
 */
export function moveOrigins<G extends Playable<G>>(game: Game<G>, moments: readonly Moment<G>[]): readonly MoveOrigin[] {
  let begun: { readonly seat: Seat; readonly ply: number } | null = null;
  return moments.map(({ answer }, i): MoveOrigin => {
    if (answer === null) return {};
    const before = moments[i - 1]!.state;
    const isOpen: boolean = begun !== null && begun.seat === answer.seat && before.undoFloor <= begun.ply;
    if (isOpen && completesAnswer(game, before)) return { joins: true };
    if (!isOpen) begun = { seat: answer.seat, ply: before.ply };
    const isObvious = same(forcedAnswer(game, before, answer.seat)?.[0] ?? null, answer.move);
    return { ...(isObvious ? { playedBy: 'table' } : {}), ...(isObvious && isOpen ? { joins: true } : {}) };
  });
}
