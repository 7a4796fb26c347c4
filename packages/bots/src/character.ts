import {
  step,
  type Character,
  type GameRules,
  type Move,
  type Playable,
  type Rng,
  type Seat,
  type SeatAccess,
  type Taste,
} from '@fathom/kernel';
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
  const { features } = evaluation!;
  let liked = 0;
  for (let i = 0; i < WORLDS; i++) {
    const world = access.determinize(rng);
    step(game, world, access.seat, move);
    greedyUntil(game, heuristic, world, features.isQuiet, rng);
    liked += likedIn(rules, taste, world, access.seat);
  }
  return liked;
}

function likedIn<G extends Playable<G>>({ evaluation }: GameRules<G>, { feature, of }: Taste, world: G['state'], seat: Seat): number {
  const { side, sides, standing } = evaluation!.features;
  const read = (name: string, of: Seat): number => {
    const row = new Float32Array(side.names.length);
    side.write(row, 0, world, of);
    return row[side.names.indexOf(name)]!;
  };
  if (of === 'own') return read(feature, seat);
  const rivals = Array.from({ length: sides(world) }, (_, other) => other).filter((other) => other !== seat);
  const first = rivals.toSorted((a, b) => read(standing, b) - read(standing, a))[0]!;
  return -read(feature, first);
}
