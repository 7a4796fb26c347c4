import type { Difference } from '@fathom/bots';
import {
  asked,
  play,
  prompt,
  same,
  seatView,
  touches,
  type Game,
  type Move,
  type OfferedMove,
  type Piece,
  type Playable,
  type Seat,
} from '@fathom/kernel';
import { movesOf, type Level } from './narrow.ts';

/** An answer that a bot would give, the pieces that stand for it, and how good it is. */
export interface Hint<G extends Playable<G>> extends Pick<RankedMoves<Move<G>>, 'why' | 'second'> {
  readonly moves: readonly Move<G>[];
  readonly pieces: readonly Piece[];
}

/** What a bot thinks of a question: its best move, and the second best, if it has compared some. */
export interface RankedMoves<M> {
  readonly move: M;
  readonly why: HintReason<M> | null;
  readonly second: { readonly move: M; readonly why: HintReason<M> | null } | null;
}

/** How a move compares with the next best: in the games that a search imagined, or in what a network expects. */
export type HintReason<M> =
  | {
      readonly over: M;
      readonly games: number;
      /** The difference of their mean rewards, from -1 to 1; at ½ a game is even. */
      readonly lead: number;
    }
  | {
      readonly over: M;
      readonly expected: Difference<M>;
      /** The parts of the score that the difference is listed by. */
      readonly parts: readonly string[];
    };

/** A payment has as many parts as this at most. */
const PARTS = 12;

/**
 * Asks a bot for the whole answer to the question that is open: move by move, as far as nothing is drawn or revealed. Null if it gives
 * none.
 */
export function hintFor<G extends Playable<G>>(
  game: Game<G>,
  start: G['state'],
  seat: Seat,
  think: (state: G['state']) => RankedMoves<Move<G>>,
): Hint<G> | null {
  let [state, level]: [G['state'], Level<G>] = [start, seatView(game, start, seat)];
  let part: Move<G>[] = [];
  let first: RankedMoves<Move<G>> | null = null;
  const [moves, pieces]: [Move<G>[], Piece[]] = [[], []];
  while (moves.length < PARTS) {
    const thought = think(state);
    const { move } = thought;
    first ??= thought;
    const played = play(game, state, seat, move);
    if (!played.ok) return null;
    pieces.push(...touches(game, state, seat, move));
    moves.push(move);
    part.push(move);
    const before = prompt(game, state);
    state = played.state;
    if (state.undoFloor > start.ply || !asked(game, state).includes(seat)) break;
    const whole: OfferedMove<G> | undefined = level.moves.find((answer) => same(movesOf(answer), part));
    if (whole !== undefined) {
      if (whole.next === undefined) break;
      [level, part] = [whole.next, []];
    } else if (prompt(game, state) !== before) break;
  }
  return { moves, pieces, why: first!.why, second: first!.second };
}
