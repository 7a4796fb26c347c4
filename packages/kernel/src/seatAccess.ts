import { legal, type OpenQuestion } from './drive.ts';
import { distinctMoves } from './meaning.ts';
import type { Game, Move, Playable, Seat } from './game.ts';
import type { Rng } from './rng.ts';

/** What one seat may know of a table, and nothing more. A person or a bot that gets only this cannot see hidden information. */
export interface SeatAccess<G extends Playable<G>> {
  readonly seat: Seat;
  view(): G['view'];
  legal(): readonly Move<G>[];
  /** The legal moves without duplicates in meaning. */
  distinct(): readonly Move<G>[];
  /** A complete state that this seat cannot distinguish from the real one; hidden information is redrawn each time. */
  determinize(rng: Rng): G['state'];
}

/** `open` is what the move before returned for this very state, if the caller has it: the list of moves is then not made again. */
export function seatAccess<G extends Playable<G>>(
  game: Game<G>,
  s: G['state'],
  seat: Seat,
  open: OpenQuestion<G> | null = null,
): SeatAccess<G> {
  const moves = (): readonly Move<G>[] => (open?.seat === seat ? open.moves : legal(game, s, seat));
  return {
    seat,
    view: () => game.view(s, seat),
    legal: moves,
    distinct: () => distinctMoves(game, s, seat, null, moves()),
    determinize: (rng) => game.determinize(s, seat, rng),
  };
}
