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
import { POINTS } from '../evaluation/evaluator.ts';
import { inputsOf } from '../evaluation/inputs.ts';
import type { Sample } from './learner.ts';

/** A game that a learner plays with itself. */
export interface SelfPlay<G extends Playable<G>> {
  readonly game: Game<G>;
  readonly features: Features<G>;
  readonly seats: number;
  readonly options: G['options'];
  readonly bot: Bot<G>;
  /** The share of moves that are drawn at random, so that it meets what a good player never meets. */
  readonly randomShare: number;
  /** The share of quiet positions that are kept. */
  readonly keptShare: number;
  readonly seed: string;
}

/** Plays it, and returns some of its positions, each as one of the seats sees it, with how the game ended. */
export function playWithItself<G extends Playable<G>>(play: SelfPlay<G>): Sample[] {
  const { game, features, bot } = play;
  const rng = rngFrom(play.seed);
  const inputs = inputsOf(features);
  let { state: s, open }: { state: G['state']; open: OpenQuestion<G> | null } = start(
    game,
    play.seats,
    play.options,
    rngFrom(`${play.seed}/deal`),
  );
  const rows: Float32Array[] = [];
  while (s.outcome === null) {
    if (features.isQuiet(s) && happens(rng, play.keptShare)) {
      const viewer = word(rng) % play.seats;
      const row = new Float32Array(features.sides(s) * inputs.names.length);
      inputs.write(game.determinize(s, viewer, rng), viewer, row);
      rows.push(row);
    }
    const seat: number = open?.seat ?? asked(game, s)[0]!;
    const access = seatAccess(game, s, seat, open);
    open = step(game, s, seat, happens(rng, play.randomShare) ? pick(rng, access.legal()) : bot.choose(access, rng));
  }
  const { points, shares } = resultOf(features, s);
  return rows.map((row) => ({ sides: shares.length, rows: row, points, shares }));
}

const happens = (rng: Rng, share: number): boolean => word(rng) < share * 2 ** 32;

function resultOf<G extends Playable<G>>(features: Features<G>, s: G['state']): Pick<Sample, 'points' | 'shares'> {
  const { winners } = s.outcome!;
  const sides = Array.from({ length: features.sides(s) }, (_, side) => side);
  return {
    points: Float32Array.from(sides.flatMap((side) => features.partsOf(s, side).map((points) => points / POINTS))),
    shares: Float32Array.from(sides.map((side) => (winners.includes(side) ? 1 / winners.length : 0))),
  };
}
