import {
  asked,
  pick,
  rngFrom,
  seatAccess,
  start,
  step,
  word,
  type Features,
  type Game,
  type OpenQuestion,
  type Playable,
  type Rng,
} from '@fathom/kernel';
import type { Bot } from '../bot.ts';
import { POINTS, type Evaluator } from '../evaluation/evaluator.ts';
import { inputsOf } from '../evaluation/inputs.ts';
import type { Sample } from './learner.ts';

/** A game that a learner plays with itself. */
export interface SelfPlay<G extends Playable<G>> {
  readonly game: Game<G>;
  readonly features: Features<G>;
  readonly seats: number;
  readonly options: G['options'];
  readonly bot: Bot<G>;
  /** What was learned so far; null before anything was. */
  readonly evaluator: Evaluator<G> | null;
  /** The share of moves that are drawn at random, so that it meets what a good player never meets. */
  readonly randomShare: number;
  /** The share of quiet positions that are kept. */
  readonly keptShare: number;
  readonly seed: string;
}

/** What the sides of a position have in the end, or what the learner expects them to have. */
type Target = Pick<Sample, 'points' | 'shares'>;

/** A quiet position on the way. */
interface Visited {
  readonly row: Float32Array;
  readonly expected: Target | null;
  readonly isKept: boolean;
  /** Was each move until the next one the bot's own? */
  isFollowed: boolean;
}

/** Plays it, and returns some of its positions, as one of the seats sees them, with what came of them. */
export function playWithItself<G extends Playable<G>>(play: SelfPlay<G>): Sample[] {
  const { game, features, bot, evaluator } = play;
  const rng = rngFrom(play.seed);
  const inputs = inputsOf(features);
  const viewer = word(rng) % play.seats;
  let { state: s, open }: { state: G['state']; open: OpenQuestion<G> | null } = start(
    game,
    play.seats,
    play.options,
    rngFrom(`${play.seed}/deal`),
  );
  const visited: Visited[] = [];
  while (s.outcome === null) {
    if (features.isQuiet(s)) {
      const world = game.determinize(s, viewer, rng);
      const row = new Float32Array(features.sides(s) * inputs.names.length);
      inputs.write(world, viewer, row);
      const expected = evaluator === null ? null : expectedIn(evaluator, world, viewer);
      visited.push({ row, expected, isKept: happens(rng, play.keptShare), isFollowed: true });
    }
    const seat: number = open?.seat ?? asked(game, s)[0]!;
    const access = seatAccess(game, s, seat, open);
    const isRandom = happens(rng, play.randomShare);
    if (isRandom && visited.length > 0) visited.at(-1)!.isFollowed = false;
    open = step(game, s, seat, isRandom ? pick(rng, access.legal()) : bot.choose(access, rng));
  }
  return samplesOf(visited, resultOf(features, s));
}

const happens = (rng: Rng, share: number): boolean => word(rng) < share * 2 ** 32;

/** How much a target is what came later, rather than what is expected at the next position. */
const LATER = 0.85;

/**
 * TD(λ) (Sutton 1988): a position is to expect what is expected at the next one, mixed with what came of that. What follows a random move
 * says nothing about the position before it.
 */
function samplesOf(visited: readonly Visited[], result: Target): Sample[] {
  const samples: Sample[] = [];
  let target = result;
  for (const { row, expected, isKept, isFollowed } of visited.toReversed()) {
    if (expected !== null && !isFollowed) {
      target = expected;
      continue;
    }
    if (isKept) samples.push({ sides: target.shares.length, rows: row, ...target, end: result });
    if (expected !== null) target = { points: mixed(expected.points, target.points), shares: mixed(expected.shares, target.shares) };
  }
  return samples.reverse();
}

const mixed = (expected: Float32Array, later: Float32Array): Float32Array =>
  expected.map((value, i) => (1 - LATER) * value + LATER * later[i]!);

function expectedIn<G extends Playable<G>>(evaluator: Evaluator<G>, world: G['state'], viewer: number): Target {
  const sides = evaluator.expect(world, viewer);
  return {
    points: Float32Array.from(sides.flatMap(({ parts }) => parts.map((points) => points / POINTS))),
    shares: Float32Array.from(sides, ({ chance }) => chance),
  };
}

function resultOf<G extends Playable<G>>(features: Features<G>, s: G['state']): Target {
  const { winners } = s.outcome!;
  const sides = Array.from({ length: features.sides(s) }, (_, side) => side);
  return {
    points: Float32Array.from(sides.flatMap((side) => features.partsOf(s, side).map((points) => points / POINTS))),
    shares: Float32Array.from(sides.map((side) => (winners.includes(side) ? 1 / winners.length : 0))),
  };
}
