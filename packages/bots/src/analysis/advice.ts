import {
  branch,
  distinctMoves,
  legal,
  meansSame,
  rngFrom,
  same,
  type GameRules,
  type Move,
  type Playable,
  type Rng,
  type Seat,
} from '@fathom/kernel';
import { differenceOf, rank, withGiven, type Difference, type Tried } from './compare.ts';
import { judgeOf, type Judge, type Knowing } from './judge.ts';
import type { World } from './worlds.ts';

/* What to answer now, and why somebody else answered as they did: judged from what one seat knows, as a review does. */

/** An answer, and what it promises more than the next best one; null if it is the last. */
export interface Advised<M> {
  readonly move: M;
  readonly lead: Difference<M> | null;
  /** The next best. */
  readonly next: M | null;
}

export interface AdviceSettings {
  readonly seed: string;
  /** Is the time over? What was found so far counts then. */
  readonly isLate: () => boolean;
}

/** In so many worlds the answers are compared at first, then the better ones, then those that are close. */
const STAGES = [8, 32, 128];

/** The best answers to the open question, the best first; none if there is nothing to decide. */
export function adviceFor<G extends Playable<G>>(
  rules: GameRules<G>,
  state: G['state'],
  seat: Seat,
  { seed, isLate }: AdviceSettings,
  most = 2,
): Advised<Move<G>>[] {
  const answers = distinctMoves(rules.game, state, seat, null);
  if (answers.length < 2) return [];
  const judge = judgeOf(rules, seat);
  const world = worldsLike(judge, state, rngFrom(`${seed}/advice`));
  const tried = rank({ game: rules.game, judge, seat, world, stages: STAGES, kept: null, isLate }, answers);
  return tried.slice(0, most).map((one, i) => advised(one, tried[i + 1], seat));
}

const advised = <M>(one: Tried<M>, other: Tried<M> | undefined, seat: Seat): Advised<M> => ({
  move: one.move,
  lead: other === undefined ? null : differenceOf(one, other, seat),
  next: other?.move ?? null,
});

/** Worlds that look like a state, made when they are first needed; those that do not pass are drawn again, but not for ever. */
function worldsLike<G extends Playable<G>>(
  judge: Judge<G>,
  state: G['state'],
  rng: Rng,
  passes: (world: G['state']) => boolean = () => true,
): (i: number) => Pick<World<G>, 'state' | 'lots'> {
  const all: Pick<World<G>, 'state' | 'lots'>[] = [];
  return (i) => {
    while (all.length <= i) {
      let imagined = judge.imagine(state, rng);
      for (let tries = 0; tries < TRIES && !passes(imagined); tries++) imagined = judge.imagine(state, rng);
      all.push({ state: imagined, lots: branch(rng) });
    }
    return all[i]!;
  };
}
const TRIES = 12;

/** A move of a rival, and how it compares with what else the rival could have done. */
export interface Explained<M> {
  readonly seat: Seat;
  readonly move: M;
  /** What it brought the rival more than each of the next best answers; less than none if there was a better one. */
  readonly leads: readonly (Difference<M> & { readonly over: M })[];
}

/**
 * Why a seat answered so, from what the viewer knows: the answers that are possible in most of the worlds where the given one is. Null if
 * there was nothing to decide, as far as the viewer can tell.
 */
export function explain<G extends Playable<G>>(
  rules: GameRules<G>,
  state: G['state'],
  { seat, move, viewer }: { readonly seat: Seat; readonly move: Move<G>; readonly viewer: Knowing },
  { seed, isLate }: AdviceSettings,
  most = 2,
): Explained<Move<G>> | null {
  const { game } = rules;
  const judge = judgeOf(rules, viewer);
  const isPossible = (world: G['state']): boolean => legal(game, world, seat).some((each) => same(each, move));
  const world = worldsLike(judge, state, rngFrom(`${seed}/explain`), isPossible);
  const first = Array.from({ length: STAGES[0]! }, (_, i) => world(i).state).filter(isPossible);
  const known = first.flatMap((each) => distinctMoves(game, each, seat, null));
  const usual = known.filter(
    (each, i) =>
      known.findIndex((other) => meansSame(game, state, other, each)) === i &&
      known.filter((other) => meansSame(game, state, other, each)).length > first.length / 2,
  );
  const answers = withGiven(game, state, usual, move);
  if (answers.length < 2) return null;
  const tried = rank({ game, judge, seat, world, stages: STAGES, kept: move, isLate }, answers);
  const given = tried.find((each) => same(each.move, move))!;
  const leads = tried
    .filter((each) => each !== given)
    .slice(0, most)
    .flatMap((other) => {
      const lead = differenceOf(given, other, seat);
      return lead === null ? [] : [{ ...lead, over: other.move }];
    });
  return { seat, move, leads };
}
