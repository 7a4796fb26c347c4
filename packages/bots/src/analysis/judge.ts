import {
  asked,
  legal,
  step,
  type Features,
  type Game,
  type GameRules,
  type OpenQuestion,
  type Playable,
  type Rng,
  type Seat,
} from '@fathom/kernel';
import type { Evaluator } from '../evaluation/evaluator.ts';
import { bestByHeuristic } from '../greedy.ts';

/* What a position is worth to everybody: means over worlds that the viewer cannot distinguish from the real one. */

/** What each side can expect: its chance to win, and its points by part. */
export interface Prospects {
  readonly chances: readonly number[];
  readonly parts: readonly (readonly number[])[];
}

export interface Judge<G extends Playable<G>> {
  /** The prospects in a world, which is played on until it can be judged. */
  inWorld(world: G['state'], rng: Rng): Prospects;
}

export function judgeOf<G extends Playable<G>>(
  { game, heuristic, evaluation }: GameRules<G>,
  evaluator: Evaluator<G>,
  viewer: Seat,
): Judge<G> {
  const { features } = evaluation!;
  return {
    inWorld(world, rng) {
      let open: OpenQuestion<G> | null = null;
      while (world.outcome === null && !evaluator.isQuiet(world)) {
        const question: OpenQuestion<G> = open ?? firstAsked(game, world);
        open = step(game, world, question.seat, bestByHeuristic(heuristic, world, question.seat, question.moves, rng));
      }
      if (world.outcome !== null) return endedIn(features, world);
      const sides = evaluator.expect(world, viewer);
      return { chances: sides.map(({ chance }) => chance), parts: sides.map(({ parts }) => parts) };
    },
  };
}

function firstAsked<G extends Playable<G>>(game: Game<G>, s: G['state']): OpenQuestion<G> {
  const seat = asked(game, s)[0]!;
  return { seat, moves: legal(game, s, seat) };
}

/** At the end nothing is left to chance. */
export function endedIn<G extends Playable<G>>({ sides, partsOf }: Features<G>, s: G['state']): Prospects {
  const { winners } = s.outcome!;
  const all = Array.from({ length: sides(s) }, (_, side) => side);
  return { chances: all.map((side) => (winners.includes(side) ? 1 / winners.length : 0)), parts: all.map((side) => partsOf(s, side)) };
}

export function meanOfProspects(all: readonly Prospects[]): Prospects {
  const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [first] = all;
  return {
    chances: first!.chances.map((_, side) => mean(all.map(({ chances }) => chances[side]!))),
    parts: first!.parts.map((parts, side) => parts.map((_, part) => mean(all.map((each) => each.parts[side]![part]!)))),
  };
}

export const pointsOf = ({ parts }: Prospects, side: Seat): number => parts[side]!.reduce((sum, part) => sum + part, 0);
