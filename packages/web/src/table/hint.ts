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
  think: (state: G['state']) => Promise<unknown>,
): Promise<Hint<G> | null> {
  let [state, level]: [G['state'], Level<G>] = [start, seatView(game, start, seat)];
  let part: Move<G>[] = [];
  const [moves, pieces]: [Move<G>[], Piece[]] = [[], []];
  while (moves.length < PARTS) {
    const move = (await think(state)) as Move<G>;
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
  return { moves, pieces };
}
