import { below, type Move, type Playable, type Rng, type Seat, type Heuristic } from '@fathom/kernel';
import type { Bot } from './bot.ts';

/** The move that looks best at a glance. */
export const greedy = <G extends Playable<G>>(weigh: Heuristic<G>): Bot<G> => ({
  name: 'greedy',
  choose(chair, rng) {
    const moves = chair.legal();
    return moves.length === 1 ? moves[0]! : heaviest(weigh, chair.determinize(rng), chair.seat, moves, rng);
  },
});

/** The heaviest of some moves; equals are drawn for. */
export function heaviest<G extends Playable<G>>(
  weigh: Heuristic<G>,
  s: G['state'],
  seat: Seat,
  moves: readonly Move<G>[],
  rng: Rng,
): Move<G> {
  let chosen: Move<G> = moves[0]!;
  let most = Number.NEGATIVE_INFINITY;
  let equals = 1;
  for (const move of moves) {
    const weight = weigh(s, seat, move);
    if (weight > most) {
      chosen = move;
      most = weight;
      equals = 1;
    } else if (weight === most && below(rng, ++equals) === 0) chosen = move;
  }
  return chosen;
}
