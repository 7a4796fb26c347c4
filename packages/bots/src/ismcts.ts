import type { SeatAccess, Game, Move, Playable, Rng, Seat, Heuristic } from '@fathom/kernel';
import type { Bot, Clock } from './bot.ts';
import { explore, type Evaluator, type SearchSettings } from './explore.ts';
import { newNode, type Node } from './tree.ts';

/** How long to think: a number of iterations, or of milliseconds. */
export type Budget = { readonly iterations: number } | { readonly ms: number };

/** In how many iterations a move was tried, and its mean reward: from 0, lost, to 1, clearly won. */
export interface MoveStatistics<M> {
  readonly move: M;
  readonly visits: number;
  readonly value: number;
}

export let searched = { iterations: 0, moves: 0 };
export interface SearchResult<M> {
  readonly move: M;
  readonly iterations: number;
  /** The most visited first: that is the move. Empty if there was only one move. */
  readonly statistics: readonly MoveStatistics<M>[];
}

/** A bot that can report its search. */
export interface SearchBot<G extends Playable<G>> extends Bot<G> {
  think(access: SeatAccess<G>, budget: Budget, rng: Rng): SearchResult<Move<G>>;
}

/** Tuned by play against its own variations: Conspiracy, two seats, 200 iterations. */
export const standard: SearchSettings = {
  explorationConstant: 1,
  temperature: 2,
  victory: 0.5,
  sharpness: 20,
  randomPlayoutShare: 0.05,
  chapters: 1,
};

/**
 * Information-set Monte Carlo tree search (Cowling, Powley, Whitehouse 2012). Each iteration determinizes the state: a world
 * that the seat cannot distinguish from the real one. All worlds share one tree.
 */
export function ismcts<G extends Playable<G>>(
  game: Game<G>,
  heuristic: Heuristic<G>,
  clock: Clock,
  usual: Budget,
  settings: SearchSettings = standard,
  evaluator?: Evaluator<G>,
): SearchBot<G> {
  const think: SearchBot<G>['think'] = (access, budget, rng) => {
    const moves = access.distinct();
    if (moves.length === 1) return { move: moves[0]!, iterations: 0, statistics: [] };
    const root = newNode<Move<G>>();
    const enough = limit(budget, clock);
    let iterations = 0;
    do explore({ game, heuristic, settings, evaluator, viewer: access.seat }, root, access.determinize(rng), rng);
    while (!enough(++iterations));
    searched.iterations += iterations; searched.moves++;
    const statistics = statisticsOf(root, access.seat);
    return { move: statistics[0]!.move, iterations, statistics };
  };
  return { name: nameOf(usual), think, choose: (access, rng) => think(access, usual, rng).move };
}

const nameOf = (budget: Budget): string => ('ms' in budget ? `ismcts-${budget.ms}ms` : `ismcts-${budget.iterations}`);

function limit(budget: Budget, clock: Clock): (iterations: number) => boolean {
  if ('iterations' in budget) return (iterations) => iterations >= budget.iterations;
  const end = clock() + budget.ms;
  return () => clock() >= end;
}

function statisticsOf<M>(root: Node<M>, seat: Seat): MoveStatistics<M>[] {
  const lines = Array.from(root.arms[seat]!.values(), ({ move, visits, total }) => ({ move, visits, value: total / Math.max(1, visits) }));
  return lines.sort((a, b) => b.visits - a.visits || b.value - a.value);
}
