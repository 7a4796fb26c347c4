import {
  asked,
  below,
  legal,
  step,
  type Game,
  type Heuristic,
  type Move,
  type OpenQuestion,
  type Playable,
  type Rng,
  type Seat,
} from '@fathom/kernel';
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

/** Plays on, everybody by the heuristic, until a position that is wanted or the end. */
export function greedyUntil<G extends Playable<G>>(
  game: Game<G>,
  heuristic: Heuristic<G>,
  s: G['state'],
  isWanted: (s: G['state']) => boolean,
  rng: Rng,
): void {
  let open: OpenQuestion<G> | null = null;
  while (s.outcome === null && !isWanted(s)) {
    const { seat, moves }: OpenQuestion<G> = open ?? firstAsked(game, s);
    open = step(game, s, seat, bestByHeuristic(heuristic, s, seat, moves, rng));
  }
}

/** Of several who are asked at once, the first. */
export function firstAsked<G extends Playable<G>>(game: Game<G>, s: G['state']): OpenQuestion<G> {
  const seat = asked(game, s)[0]!;
  return { seat, moves: legal(game, s, seat) };
}

/** At the quiet position after so many others: the first is where the answer is complete. */
export function afterTurns<S>(isQuiet: (s: S) => boolean, turns: number): (s: S) => boolean {
  let passed = 0;
  return (s) => isQuiet(s) && passed++ >= turns;
}
