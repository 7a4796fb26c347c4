import {
  step,
  type Evaluation,
  type Character,
  type GameRules,
  type Move,
  type Playable,
  type Rng,
  type Seat,
  type SeatAccess,
  type Taste,
} from '@fathom/kernel';
import { loadEvaluator } from './evaluation/model.ts';
import { greedyUntil } from './greedy.ts';
import type { Ranked } from './levels.ts';

/** Of the moves that are nearly as good as the first, the one that the character likes best. */
export function preferred<G extends Playable<G>>(
  rules: GameRules<G>,
  character: Character,
  access: SeatAccess<G>,
  ranking: readonly Ranked<Move<G>>[],
  near: number,
  rng: Rng,
): Move<G> {
  const { move, value } = ranking[0]!;
  const equals = ranking.filter((other) => other.value >= value - near);
  const taste = rules.evaluation?.tastes[character];
  if (taste === undefined || equals.length === 1) return move;
  let [chosen, most] = [move, Number.NEGATIVE_INFINITY];
  for (const each of equals) {
    const liked = likedAfter(rules, taste, access, each.move, rng);
    if (liked > most) [chosen, most] = [each.move, liked];
  }
  return chosen;
}

/** In how many imagined worlds a move is tried. */
const WORLDS = 6;

function likedAfter<G extends Playable<G>>(rules: GameRules<G>, taste: Taste, access: SeatAccess<G>, move: Move<G>, rng: Rng): number {
  const { game, heuristic, evaluation } = rules;
  const { isQuiet } = evaluation!.features;
  let liked = 0;
  for (let i = 0; i < WORLDS; i++) {
    const world = access.determinize(rng);
    step(game, world, access.seat, move);
    greedyUntil(game, heuristic, world, isQuiet, rng);
    liked += likedIn(evaluation!, taste, world, access.seat);
  }
  return liked;
}

/** The more, the better. */
function likedIn<G extends Playable<G>>(evaluation: Evaluation<G>, taste: Taste, world: G['state'], seat: Seat): number {
  const { features } = evaluation;
  if (taste.likes === 'feature') {
    const row = new Float32Array(features.side.names.length);
    features.side.write(row, 0, world, seat);
    return row[features.side.names.indexOf(taste.name)]!;
  }
  const expected = loadEvaluator(evaluation)?.expect(world, seat)[seat];
  return expected?.parts[features.parts.indexOf(taste.name)] ?? 0; // where nothing was learned, it has no preference
}
