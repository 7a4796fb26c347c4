import { legal, meansSame, same, step, type Game, type Move, type Playable, type Rng, type Seat } from '@fathom/kernel';
import { meanOf, type Mean } from '../statistics.ts';
import { meanOfProspects, pointsOf, rewardOf, type Judge, type Prospects } from './judge.ts';
import type { World } from './worlds.ts';

/* Several answers to one question in the same worlds, so that what they differ in is the answers. */

/** What an answer led to, world by world; null where it is not possible. */
export interface Tried<M> {
  readonly move: M;
  readonly outcomes: (Prospects | null)[];
}

/** What one answer promises more than another to the side that decides. */
export interface Difference<M> {
  readonly move: M;
  readonly chance: number;
  /** The standard error of the difference in chances. */
  readonly error: number;
  readonly points: number;
  /** The difference by part of the score. */
  readonly parts: readonly number[];
  /** The difference in points for every side. */
  readonly sides: readonly number[];
}

export interface Trial<G extends Playable<G>> {
  readonly game: Game<G>;
  readonly judge: Judge<G>;
  /** Who decides. */
  readonly seat: Seat;
  /** The world of a number. */
  readonly world: (i: number) => Pick<World<G>, 'state' | 'lots'>;
  /** After so many worlds answers that are clearly worse are left out; after the last nothing is tried any more. */
  readonly stages: readonly number[];
  /** An answer that stays to the end. */
  readonly kept: Move<G> | null;
  /** Is there no time for another stage? */
  readonly isLate?: () => boolean;
}

/** By so many standard errors an answer is clearly worse than the best. */
const CLEAR = 3;
/** Two answers whose difference is known as well as this need no more worlds. */
const EXACT = 0.007;

/** Tries the answers, the better the more often; the best first. */
export function rank<G extends Playable<G>>(trial: Trial<G>, answers: readonly Move<G>[]): Tried<Move<G>>[] {
  const all: Tried<Move<G>>[] = answers.map((move) => ({ move, outcomes: [] }));
  const value = ({ outcomes }: Tried<Move<G>>): number => meanReward(outcomes, trial.seat);
  let left = all;
  for (const stage of trial.stages) {
    for (const each of left) tryIn(trial, each, stage);
    const best = left.reduce((a, b) => (value(b) > value(a) ? b : a));
    const isKept = ({ move }: Tried<Move<G>>): boolean => trial.kept !== null && same(move, trial.kept);
    const next = left.filter((each) => each === best || isKept(each) || !isClearlyWorse(each, best, trial.seat));
    if (next.length === 1 || trial.isLate?.() === true) break;
    if (next.every((each) => each === best || gainOf(best, each, chanceOf(trial.seat)).error < EXACT)) break;
    left = next;
  }
  return all.toSorted((a, b) => value(b) - value(a));
}

function tryIn<G extends Playable<G>>({ game, judge, seat, world }: Trial<G>, { move, outcomes }: Tried<Move<G>>, upTo: number): void {
  while (outcomes.length < upTo) {
    const { state, lots } = world(outcomes.length);
    const listed = legal(game, state, seat).find((each) => same(each, move));
    if (listed === undefined) {
      outcomes.push(null);
      continue;
    }
    const after = game.clone(state);
    step(game, after, seat, listed);
    outcomes.push(judge.inWorld(after, lots.slice() as Rng, judge.reply));
  }
}

const chanceOf =
  (seat: Seat) =>
  ({ chances }: Prospects): number =>
    chances[seat]!;

function isClearlyWorse<M>(one: Tried<M>, best: Tried<M>, seat: Seat): boolean {
  const { mean, error } = gainOf(best, one, (prospects) => rewardOf(prospects, seat));
  return mean > CLEAR * error;
}

function meanReward(outcomes: Tried<unknown>['outcomes'], seat: Seat): number {
  const possible = outcomes.filter((outcome) => outcome !== null);
  return possible.length === 0 ? -1 : possible.reduce((sum, each) => sum + rewardOf(each, seat), 0) / possible.length;
}

/** In the worlds where both are possible. */
function pairs<M>(one: Tried<M>, other: Tried<M>): [Prospects, Prospects][] {
  const both: [Prospects, Prospects][] = [];
  for (let i = 0; i < Math.min(one.outcomes.length, other.outcomes.length); i++) {
    const [a, b] = [one.outcomes[i]!, other.outcomes[i]!];
    if (a !== null && b !== null) both.push([a, b]);
  }
  return both;
}

function gainOf<M>(one: Tried<M>, other: Tried<M>, of: (prospects: Prospects) => number): Mean {
  const gains = pairs(one, other).map(([a, b]) => of(a) - of(b));
  return gains.length === 0 ? { mean: 0, error: Number.POSITIVE_INFINITY } : meanOf(gains);
}

/** What the first answer promises more than the second; null if there is no world in which both are possible. */
export function differenceOf<M>(one: Tried<M>, other: Tried<M>, seat: Seat): Difference<M> | null {
  const both = pairs(one, other);
  if (both.length === 0) return null;
  const { mean, error } = gainOf(one, other, chanceOf(seat));
  const [a, b] = [meanOfProspects(both.map(([first]) => first)), meanOfProspects(both.map(([, second]) => second))];
  const sides = a.parts.map((_, side) => pointsOf(a, side) - pointsOf(b, side));
  return {
    move: one.move,
    chance: mean,
    error: both.length < 2 ? 0 : error,
    points: sides[seat]!,
    parts: a.parts[seat]!.map((part, i) => part - b.parts[seat]![i]!),
    sides,
  };
}

/** The answers without duplicates, the given one among them for whatever means the same. */
export const withGiven = <G extends Playable<G>>(
  game: Game<G>,
  s: G['state'],
  answers: readonly Move<G>[],
  given: Move<G>,
): readonly Move<G>[] => [given, ...answers.filter((move) => !meansSame(game, s, move, given))];
