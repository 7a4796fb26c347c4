import {
  amountPart,
  asked,
  distinctMoves,
  legal,
  pick,
  same,
  step,
  word,
  type AmountPart,
  type Game,
  type Move,
  type OpenQuestion,
  type Playable,
  type Rng,
  type Seat,
  type Heuristic,
} from '@fathom/kernel';

import { afterTurns, bestByHeuristic, firstAsked } from './greedy.ts';
import type { Evaluator } from './evaluation/evaluator.ts';
import { expected, prospects, rewards, type RewardWeights } from './reward.ts';
import { armsOf, childOf, select, type Arm, type Node, type SelectionSettings } from './tree.ts';

export interface SearchSettings extends SelectionSettings, RewardWeights {
  /** The share of playout moves that are drawn uniformly at random. */
  readonly randomPlayoutShare: number;
  /** How many chapters a playout lasts, in a game with a forecast. */
  readonly chapters: number;
  /** How many turns the heuristic plays before a network judges, in a game without. */
  readonly turns: number;
}

export interface Search<G extends Playable<G>> {
  readonly game: Game<G>;
  readonly heuristic: Heuristic<G>;
  readonly settings: SearchSettings;
  /** Judges positions, instead of playouts. */
  readonly evaluator: Evaluator<G> | null;
  /** Who searches. */
  readonly viewer: Seat;
}

/**
 * One iteration: selection down the tree, expansion by one answer, a playout to the end, to the forecast or to a position that can be
 * judged, and backpropagation.
 */
export function explore<G extends Playable<G>>(search: Search<G>, root: Node<Move<G>>, world: G['state'], rng: Rng): void {
  const path = descend(search, root, world, rng);
  playOut(search, world, rng);
  const earned = world.outcome === null ? judged(search, world) : rewards(world.outcome, search.settings);
  for (const arm of path) {
    arm.visits++;
    arm.total += earned[arm.seat]!;
  }
}

const judged = <G extends Playable<G>>({ heuristic, evaluator, settings, viewer }: Search<G>, s: G['state']): number[] =>
  evaluator === null ? prospects(heuristic.forecast!.scores(s), settings) : expected(evaluator.expect(s, viewer), settings);

/** If several seats are asked at once, how often a seat answers at random: a deterministic answer could be predicted. */
const RANDOM_ANSWER_SHARE = 0.25;

function descend<G extends Playable<G>>(
  { game, heuristic, settings }: Search<G>,
  root: Node<Move<G>>,
  s: G['state'],
  rng: Rng,
): Arm<Move<G>>[] {
  const path: Arm<Move<G>>[] = [];
  let node = root;
  let known = true;
  let last: AmountPart | null = null;
  while (known && s.outcome === null) {
    const here = node;
    const seats = asked(game, s);
    const after: AmountPart | null = last;
    const moves: (readonly Move<G>[])[] = seats.map((seat) => distinctMoves(game, s, seat, after));
    last = null;
    if (seats.length === 1 && moves[0]!.length === 1) {
      step(game, s, seats[0]!, moves[0]![0]!); // nothing to decide, and nothing to learn
      continue;
    }
    const randomShare = seats.length > 1 ? RANDOM_ANSWER_SHARE : 0;
    // Seats that are asked together choose independently, before any answer is known.
    const chosen = seats.map((seat, i) => {
      const arms = armsOf(here, heuristic, s, seat, moves[i]!);
      return randomShare > 0 && chance(rng, randomShare) ? pick(rng, arms) : select(arms, settings);
    });
    for (const arm of chosen) {
      if (arm !== chosen[0] && !legal(game, s, arm.seat).some((move) => same(move, arm.move))) break;
      known &&= arm.visits > 0;
      path.push(arm);
      node = childOf(node, arm);
      last = seats.length === 1 ? amountPart(game, s, arm.seat, arm.move) : null;
      step(game, s, arm.seat, arm.move);
    }
  }
  return path;
}

function playOut<G extends Playable<G>>(search: Search<G>, s: G['state'], rng: Rng): void {
  const { game, heuristic, settings } = search;
  const isFar = horizon(search, s);
  let open: OpenQuestion<G> | null = null;
  while (s.outcome === null && !isFar(s)) {
    const { seat, moves }: OpenQuestion<G> = open ?? firstAsked(game, s);
    open = step(
      game,
      s,
      seat,
      chance(rng, settings.randomPlayoutShare) ? pick(rng, moves) : bestByHeuristic(heuristic, s, seat, moves, rng),
    );
  }
}

/**
 * Where a playout ends, if the game does not end before: where a chapter begins, if the game has any; what a network can judge, it judges
 * at once.
 */
function horizon<G extends Playable<G>>({ heuristic, settings, evaluator }: Search<G>, from: G['state']): (s: G['state']) => boolean {
  const chapter = heuristic.forecast?.chapter;
  if (chapter === undefined) return evaluator === null ? never : afterTurns(evaluator.isQuiet, settings.turns);
  const end = chapter(from) + settings.chapters;
  return evaluator === null ? (s) => chapter(s) >= end : (s) => chapter(s) >= end && evaluator.isQuiet(s);
}

/** A game without a forecast is played to its end. */
const never = (): boolean => false;

const chance = (rng: Rng, share: number): boolean => word(rng) < share * 0x1_0000_0000;
