import { below, type Move, type Playable, type Rng, type Seat, type Heuristic } from '@fathom/kernel';
import type { Bot } from './bot.ts';

/** Plays the move with the best heuristic value. */
export const greedy = <G extends Playable<G>>(heuristic: Heuristic<G>): Bot<G> => ({
  name: 'greedy',
  choose(access, rng) {
    const moves = access.legal();
    return moves.length === 1 ? moves[0]! : bestByHeuristic(heuristic, access.determinize(rng), access.seat, moves, rng);
  },
});

/** The move with the highest heuristic value; ties are broken at random. */
export function bestByHeuristic<G extends Playable<G>>(
  heuristic: Heuristic<G>,
  s: G['state'],
  seat: Seat,
  moves: readonly Move<G>[],
  rng: Rng,
): Move<G> {
  let chosen: Move<G> = moves[0]!;
  let most = Number.NEGATIVE_INFINITY;
  let equals = 1;
  for (const move of moves) {
    const weight = heuristic(s, seat, move);
    if (weight > most) {
      chosen = move;
      most = weight;
      equals = 1;
    } else if (weight === most && below(rng, ++equals) === 0) chosen = move;
  }
  return chosen;
}
