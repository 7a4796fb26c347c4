import { invariant, type Features, type GameRules, type Playable, type Rng, type Seat } from '@fathom/kernel';
import { loadEvaluator } from '../evaluation/model.ts';
import { afterTurns, greedyUntil } from '../greedy.ts';
import { learned } from '../ismcts.ts';
import { expected } from '../reward.ts';

/* What a position is worth to everybody: means over worlds that the viewer cannot distinguish from the real one. */

/** What each side can expect: its chance to win, and its points by part. */
export interface Prospects {
  readonly chances: readonly number[];
  readonly parts: readonly (readonly number[])[];
}

/** From whose knowledge positions are judged: of one seat, or of everybody together, with open hands. */
export type Knowing = Seat | 'everybody';

/** Imagines worlds and judges them, from one knowledge. */
export interface Judge<G extends Playable<G>> {
  /** Another state that looks the same. */
  imagine(s: G['state'], rng: Rng): G['state'];
  /** What is seen of a state. */
  view(s: G['state']): G['view'];
  /**
   * After how many more turns answers are compared: the reply shows what they were worth, in games where the search plays on, what follows
   * it too (docs/analysis.md).
   */
  readonly reply: number;
  /** The prospects in a world, which the heuristic plays on to the end of this turn, or of so many more, where it can be judged. */
  inWorld(world: G['state'], rng: Rng, turns?: number): Prospects;
}

export function judgeOf<G extends Playable<G>>({ game, heuristic, evaluation }: GameRules<G>, knowing: Knowing): Judge<G> {
  const evaluator = evaluation === undefined ? null : loadEvaluator(evaluation);
  invariant(evaluator !== null, 'a game without a network is not judged');
  const isOpen = knowing === 'everybody';
  return {
    imagine: (s, rng) => (isOpen ? game.reshuffle(s, rng) : game.determinize(s, knowing, rng)),
    view: (s) => (isOpen ? game.open(s) : game.view(s, knowing)),
    reply: Math.max(1, evaluation!.turns ?? 1),
    inWorld(world, rng, turns = 0) {
      greedyUntil(game, heuristic, world, afterTurns(evaluator.isQuiet, turns), rng);
      if (world.outcome !== null) return endedIn(evaluation!.features, world);
      const sides = evaluator.expect(world, knowing);
      return { chances: sides.map(({ chance }) => chance), parts: sides.map(({ parts }) => parts) };
    },
  };
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

/** What prospects are worth to a side, as the search has it: half the chance to win, half the lead. */
export const rewardOf = (prospects: Prospects, side: Seat): number =>
  expected(
    prospects.chances.map((chance, each) => ({ chance, points: pointsOf(prospects, each), parts: prospects.parts[each]! })),
    learned,
  )[side]!;
