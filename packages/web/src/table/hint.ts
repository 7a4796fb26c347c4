import type { SearchResult } from '@fathom/bots';
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

/** An answer that a bot would give, and the pieces that stand for it. */
export interface Hint<G extends Playable<G>> {
  readonly moves: readonly Move<G>[];
  readonly pieces: readonly Piece[];
  /** Null if the bot has compared nothing. */
  readonly comparison: Comparison<G> | null;
}

/** How the first move of a hint came out in the games that the bot imagined, compared with the move that it tried next to most often. */
export interface Comparison<G extends Playable<G>> {
  readonly other: Move<G>;
  readonly games: number;
  /** The difference of their mean rewards, from -1 to 1; at ½ a game is even. */
  readonly lead: number;
}

/** A payment has as many parts as this at most. */
const PARTS = 12;

/**
 * Asks a bot for the whole answer to the question that is open: move by move, as far as nothing is drawn or revealed. Null if it gives
 * none.
 */
export async function hintFor<G extends Playable<G>>(
  game: Game<G>,
  start: G['state'],
  seat: Seat,
  think: (state: G['state']) => Promise<SearchResult<unknown>>,
): Promise<Hint<G> | null> {
  let [state, level]: [G['state'], Level<G>] = [start, seatView(game, start, seat)];
  let part: Move<G>[] = [];
  let comparison: Comparison<G> | null = null;
  const [moves, pieces]: [Move<G>[], Piece[]] = [[], []];
  while (moves.length < PARTS) {
    const result = (await think(state)) as SearchResult<Move<G>>;
    const { move } = result;
    if (moves.length === 0) comparison = compared(result);
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
  return { moves, pieces, comparison };
}

function compared<G extends Playable<G>>({ statistics: [best, next], iterations }: SearchResult<Move<G>>): Comparison<G> | null {
  if (best === undefined || next === undefined || next.visits === 0) return null;
  return { other: next.move, games: iterations, lead: best.value - next.value };
}
