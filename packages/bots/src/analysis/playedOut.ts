import { arrange, branch, invariant, rngFrom, step, type GameRules, type Move, type Playable, type Rng } from '@fathom/kernel';
import { greedyUntil } from '../greedy.ts';
import { PUZZLE_SEED, type Puzzle } from './puzzle.ts';

/**
 * How much more often the best answer of a puzzle wins than the second best if everybody plays on by the heuristic: it knows nothing of the
 * network. It follows from the puzzle alone.
 */
export function leadPlayedOut<G extends Playable<G>>(rules: GameRules<G>, { id, position, seat, answers }: Puzzle, games: number): number {
  const { game, heuristic } = rules;
  const arranged = arrange(game, position, rngFrom(PUZZLE_SEED));
  invariant(arranged.ok, 'the position of a puzzle can be arranged');
  const rng = rngFrom(`${PUZZLE_SEED} ${id}`);
  const won = (world: G['state'], move: unknown, lots: Rng): number => {
    step(game, world, seat, move as Move<G>);
    greedyUntil(game, heuristic, world, () => false, lots);
    const { winners } = world.outcome!;
    return winners.includes(seat) ? 1 / winners.length : 0;
  };
  let lead = 0;
  for (let i = 0; i < games; i++) {
    const world = game.determinize(arranged.value.state, seat, rng);
    const lots = branch(rng);
    lead += won(game.clone(world), answers[0]!.move, lots.slice() as Rng) - won(world, answers[1]!.move, lots);
  }
  return lead / games;
}
