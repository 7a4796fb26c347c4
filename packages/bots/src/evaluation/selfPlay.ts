import { asked, legal, pick, start, step, word, type Features, type Game, type Heuristic, type OpenQuestion, type Playable, type Rng } from '@fathom/kernel';
import { bestByHeuristic } from '../greedy.ts';
import { SCALE, strengthOf } from './evaluator.ts';
import { inputsOf } from './inputs.ts';
import type { Sample } from './training.ts';

/** Plays a game by the heuristic with some random moves, and returns some of its quiet positions with how it ended. */
export function greedyGame<G extends Playable<G>>(
  game: Game<G>,
  heuristic: Heuristic<G>,
  features: Features<G>,
  seats: number,
  options: G['options'],
  rng: Rng,
  random: number,
  share: number,
): Sample[] {
  const inputs = inputsOf(features, strengthOf(features));
  let { state: s, open }: { state: G['state']; open: OpenQuestion<G> | null } = start(game, seats, options, rng.slice() as Rng);
  word(rng);
  const taken: { rows: Float32Array; sides: number }[] = [];
  while (s.outcome === null) {
    if (features.isQuiet(s) && word(rng) < share * 2 ** 32) {
      const sides = (s as unknown as { players: unknown[] }).players.length;
      const rows = new Float32Array(sides * inputs.count);
      inputs.write(s, sides, word(rng) % seats, rows);
      taken.push({ rows, sides });
    }
    const question: OpenQuestion<G> = open ?? { seat: asked(game, s)[0]!, moves: legal(game, s, asked(game, s)[0]!) };
    const move = word(rng) < random * 2 ** 32 ? pick(rng, question.moves) : bestByHeuristic(heuristic, s, question.seat, question.moves, rng);
    open = step(game, s, question.seat, move);
  }
  const { winners } = s.outcome;
  return taken.map(({ rows, sides }) => {
    const points = new Float32Array(sides * features.parts.length);
    const shares = new Float32Array(sides);
    for (let side = 0; side < sides; side++) {
      const parts = features.partsOf(s, side);
      for (let i = 0; i < parts.length; i++) points[side * parts.length + i] = parts[i]! / SCALE;
      shares[side] = winners.includes(side) ? 1 / winners.length : 0;
    }
    return { rows, sides, points, shares };
  });
}
