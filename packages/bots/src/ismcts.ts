import type { GameRules, Move, Playable, Rng, Seat, SeatAccess } from '@fathom/kernel';
import type { Bot, Clock } from './bot.ts';
import { loadEvaluator } from './evaluation/model.ts';
import { explore, type Search, type SearchSettings } from './explore.ts';
import { newNode, type Node } from './tree.ts';

/** How long to think: a number of iterations, or of milliseconds. */
export type Budget = { readonly iterations: number } | { readonly ms: number };

/** In how many iterations a move was tried, and its mean reward: from 0, lost, to 1, clearly won. */
export interface MoveStatistics<M> {
  readonly move: M;
  readonly visits: number;
  readonly value: number;
}

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
  turns: 0,
};

/** A position that is judged has far less noise than one that is played out: fewer visits tell as much. */
export const learned: SearchSettings = { ...standard, explorationConstant: 0.5, randomPlayoutShare: 0 };

/** The search that plays every position out, to the end or to the forecast. */
export const playouts = <G extends Playable<G>>(rules: GameRules<G>, clock: Clock, usual: Budget, settings = standard): SearchBot<G> =>
  ismcts({ ...rules, settings, evaluator: null }, clock, usual, 'playouts');

/** The search that judges positions as it has learned; a game without a network that helps is played out. */
export function learnedSearch<G extends Playable<G>>(rules: GameRules<G>, clock: Clock, usual: Budget): SearchBot<G> {
  const { evaluation } = rules;
  const turns = evaluation?.turns ?? null;
  const evaluator = evaluation === undefined || turns === null ? null : loadEvaluator(evaluation);
  const settings = evaluator === null || turns === null ? standard : { ...learned, turns };
  return ismcts({ ...rules, settings, evaluator }, clock, usual, 'ismcts');
}

/**
 * Information-set Monte Carlo tree search (Cowling, Powley, Whitehouse 2012). Each iteration determinizes the state: a world
 * that the seat cannot distinguish from the real one. All worlds share one tree.
 */
export function ismcts<G extends Playable<G>>(search: Omit<Search<G>, 'viewer'>, clock: Clock, usual: Budget, name: string): SearchBot<G> {
  const think: SearchBot<G>['think'] = (access, budget, rng) => {
    const moves = access.distinct();
    if (moves.length === 1) return { move: moves[0]!, iterations: 0, statistics: [] };
    const root = newNode<Move<G>>();
    const enough = limit(budget, clock);
    const mine = { ...search, viewer: access.seat };
    let iterations = 0;
    do explore(mine, root, access.determinize(rng), rng);
    while (!enough(++iterations));
    const statistics = statisticsOf(root, access.seat);
    return { move: statistics[0]!.move, iterations, statistics };
  };
  return { name: nameOf(name, usual), think, choose: (access, rng) => think(access, usual, rng).move };
}

const nameOf = (name: string, budget: Budget): string => ('ms' in budget ? `${name}-${budget.ms}ms` : `${name}-${budget.iterations}`);

function limit(budget: Budget, clock: Clock): (iterations: number) => boolean {
  if ('iterations' in budget) return (iterations) => iterations >= budget.iterations;
  const end = clock() + budget.ms;
  return () => clock() >= end;
}

function statisticsOf<M>(root: Node<M>, seat: Seat): MoveStatistics<M>[] {
  const lines = Array.from(root.arms[seat]!.values(), ({ move, visits, total }) => ({ move, visits, value: total / Math.max(1, visits) }));
  return lines.sort((a, b) => b.visits - a.visits || b.value - a.value);
}
