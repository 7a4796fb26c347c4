import { rngFrom, shuffle, type Features, type GameRules, type Playable } from '@fathom/kernel';
import type { Clock } from '../bot.ts';
import { evaluatorOf, writeShares } from '../evaluation/evaluator.ts';
import { MOST_SIDES } from '../evaluation/inputs.ts';
import { shapeOf } from '../evaluation/model.ts';
import { forward, networkOf, type Network } from '../evaluation/network.ts';
import { greedy } from '../greedy.ts';
import { ismcts, learned } from '../ismcts.ts';
import { learn, newLearner, type Learner, type Losses, type Sample } from './learner.ts';
import { playWithItself } from './selfPlay.ts';

/* Training: rounds of games, each played by the best player so far, and learned from. The same seed gives the same network. */

export interface TrainingPlan {
  readonly seed: string;
  readonly hidden: number;
  /** Rounds that are played by the heuristic, then rounds that are played by the search with the network of the round before. */
  readonly greedyRounds: number;
  readonly searchRounds: number;
  readonly gamesPerRound: number;
  /** How long the search thinks about a move. */
  readonly iterations: number;
}

/** A table that is trained for. */
export interface TrainingTable<G extends Playable<G>> {
  readonly seats: number;
  readonly options: G['options'];
}

/** Some games of a round: plain data, so that they can be played in another thread. */
export interface RoundPart {
  readonly plan: TrainingPlan;
  readonly round: number;
  /** The numbers of the games; the last one is exclusive. */
  readonly from: number;
  readonly to: number;
  /** The weights of what was learned so far; null before anything was. */
  readonly weights: Float32Array | null;
}

/** How often the learner plays at random, at most: every game has its own share, most of them a small one. */
const MOST_RANDOM = 0.16;
/** How many of the quiet positions of a game are learned from: those of one game resemble each other. */
const KEPT = { greedy: 0.25, search: 0.6 };

export function playRound<G extends Playable<G>>(
  rules: GameRules<G>,
  features: Features<G>,
  tables: readonly TrainingTable<G>[],
  { plan, round, from, to, weights }: RoundPart,
): Sample[] {
  const { game, heuristic } = rules;
  const evaluator = weights === null ? null : evaluatorOf(features, networkOf(shapeOf(features, plan.hidden), weights));
  const kind = kindOf(plan, round);
  const search = { game, heuristic, settings: learned, evaluator };
  const bot = kind === 'greedy' ? greedy(heuristic) : ismcts(search, noClock, { iterations: plan.iterations }, 'learner');
  const samples: Sample[] = [];
  for (let number = from; number < to; number++) {
    const table = tables[number % tables.length]!;
    const randomShare = MOST_RANDOM * (((number * 37) % 100) / 100) ** 2;
    const keptShare = KEPT[kind];
    const seed = `${plan.seed}/${round}/${number}`;
    samples.push(...playWithItself({ game, features, ...table, bot, evaluator, randomShare, keptShare, seed }));
  }
  return samples;
}

const noClock: Clock = () => 0;

const kindOf = ({ greedyRounds }: TrainingPlan, round: number): 'greedy' | 'search' => (round < greedyRounds ? 'greedy' : 'search');

export const roundsOf = ({ greedyRounds, searchRounds }: TrainingPlan): number => greedyRounds + searchRounds;

export const firstLearner = <G extends Playable<G>>(features: Features<G>, { hidden, seed }: TrainingPlan): Learner =>
  newLearner(shapeOf(features, hidden), rngFrom(`${seed}/weights`));

/** Positions of a round are learned several times: the search's are dear. */
const EPOCHS = { greedy: 2, search: 4 };
const BATCH = 64;
/** How fast it learns: from the first to the last round of each kind. */
const RATES = { greedy: [0.003, 0.0006], search: [0.0008, 0.0001] } as const;

/** Learns from the samples of a round. */
export function learnRound(learner: Learner, plan: TrainingPlan, round: number, samples: readonly Sample[]): void {
  const kind = kindOf(plan, round);
  const done = kind === 'greedy' ? round / plan.greedyRounds : (round - plan.greedyRounds) / plan.searchRounds;
  const [first, last] = RATES[kind];
  const rng = rngFrom(`${plan.seed}/${round}/order`);
  for (let epoch = 0; epoch < EPOCHS[kind]; epoch++) {
    const order = shuffle(rng, [...samples]);
    for (let at = 0; at + BATCH <= order.length; at += BATCH) learn(learner, order.slice(at, at + BATCH), first + (last - first) * done);
  }
}

/** How good a network is on positions that it has not learned from. */
export interface Quality extends Losses {
  /** By tenths of the predicted chance: how often that was predicted, the sum of predictions, and the victories. */
  readonly calibration: readonly { count: number; predicted: number; won: number }[];
}

export function qualityOf(network: Network, samples: readonly Sample[]): Quality {
  const { inputs, outputs: heads } = network;
  const hidden = new Float32Array(network.hidden);
  const [outputs, shares] = [new Float32Array(MOST_SIDES * heads), new Float32Array(MOST_SIDES)];
  const quality = {
    samples: 0,
    rows: 0,
    points: 0,
    victory: 0,
    calibration: Array.from({ length: 10 }, () => ({ count: 0, predicted: 0, won: 0 })),
  };
  for (const { sides, rows, end } of samples) {
    for (let side = 0; side < sides; side++) forward(network, rows, side * inputs, hidden, outputs, side * heads);
    writeShares(outputs, heads, sides, shares);
    quality.samples++;
    quality.rows += sides;
    for (let side = 0; side < sides; side++) {
      for (let o = 0; o < heads - 1; o++) quality.points += (outputs[side * heads + o]! - end.points[side * (heads - 1) + o]!) ** 2;
      quality.victory -= end.shares[side]! * Math.log(Math.max(1e-6, shares[side]!));
      const bin = quality.calibration[Math.min(9, Math.floor(shares[side]! * 10))]!;
      bin.count++;
      bin.predicted += shares[side]!;
      bin.won += end.shares[side]!;
    }
  }
  return quality;
}
