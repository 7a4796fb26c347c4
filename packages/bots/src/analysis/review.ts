import {
  branch,
  distinctMoves,
  invariant,
  legal,
  rngFrom,
  same,
  step,
  type GameRules,
  type Moment,
  type Move,
  type Playable,
  type Rng,
  type Seat,
} from '@fathom/kernel';
import { loadEvaluator } from '../evaluation/model.ts';
import { endedIn, judgeOf, meanOfProspects, pointsOf, type Judge, type Prospects } from './judge.ts';

/*
 * A finished or running game, judged move by move from what one seat knew.
 *
 * Before each move the prospects are V. Once a seat has decided, and before anything is drawn, they are Q: the mean over the worlds that are
 * possible for the viewer. What Q differs from V is the skill of the decision; what the next V differs from Q is luck. Both add up to the
 * difference between the end and the beginning, and luck is zero on average, because Q is the mean of the V that can follow.
 */

/** How one move was judged. */
export interface ReviewedMove<M> {
  readonly ply: number;
  readonly seat: Seat;
  readonly move: M;
  readonly before: Prospects;
  readonly decided: Prospects;
  /** Of the viewer's own decisions: the best answer, if it was another. */
  readonly better: BetterMove<M> | null;
}

/** What the best answer promised more than the one that was given. */
export interface BetterMove<M> {
  readonly move: M;
  readonly chance: number;
  readonly points: number;
  /** The difference by part of the score. */
  readonly parts: readonly number[];
  /** The standard error of the difference in chances. */
  readonly error: number;
}

export interface Review<M> {
  readonly viewer: Seat;
  readonly parts: readonly string[];
  readonly moves: readonly ReviewedMove<M>[];
  /** As it ended, or as it stands. */
  readonly last: Prospects;
  readonly isOver: boolean;
}

export interface ReviewSettings {
  /** In how many worlds each position is judged. */
  readonly worlds: number;
  readonly seed: string;
}

/** Judges the moments one after another; `onMove` is called after each, with the part that is done. */
export function reviewGame<G extends Playable<G>>(
  rules: GameRules<G>,
  moments: readonly Pick<Moment<G>, 'state' | 'answer'>[],
  viewer: Seat,
  { worlds, seed }: ReviewSettings,
  onMove: (done: number) => void = () => {},
): Review<Move<G>> {
  const evaluation = rules.evaluation!;
  const evaluator = loadEvaluator(evaluation);
  invariant(evaluator !== null, 'a game without a network is not reviewed');
  const judge = judgeOf(rules, evaluator, viewer);
  const work: Work<G> = { rules, judge, viewer, worlds, rng: rngFrom(`${seed}/review`) };
  const moves: ReviewedMove<Move<G>>[] = [];
  let before = standing(work, moments[0]!.state);
  for (let i = 1; i < moments.length; i++) {
    const { seat, move } = moments[i]!.answer!;
    const { state } = moments[i - 1]!;
    const after = standing(work, moments[i]!.state);
    const decided = decision(work, state, seat, move) ?? after;
    const better = seat === viewer ? betterThan(work, state, move) : null;
    moves.push({ ply: state.ply, seat, move, before, decided, better });
    before = after;
    onMove(i / (moments.length - 1));
  }
  return { viewer, parts: evaluation.features.parts, moves, last: before, isOver: moments.at(-1)!.state.outcome !== null };
}

interface Work<G extends Playable<G>> {
  readonly rules: GameRules<G>;
  readonly judge: Judge<G>;
  readonly viewer: Seat;
  readonly worlds: number;
  readonly rng: Rng;
}

/** The prospects before a move. */
function standing<G extends Playable<G>>({ rules, judge, viewer, worlds, rng }: Work<G>, state: G['state']): Prospects {
  const { game, evaluation } = rules;
  if (state.outcome !== null) return endedIn(evaluation!.features, state);
  return meanOfProspects(Array.from({ length: worlds }, () => judge.inWorld(game.determinize(state, viewer, rng), rng)));
}

/**
 * The prospects after a move, before anything is drawn. Somebody else's move may be impossible in a world, because they do not hold the card
 * there: it has shown that the real world is another. Null if it is possible in none that were tried.
 */
function decision<G extends Playable<G>>(work: Work<G>, state: G['state'], seat: Seat, move: Move<G>): Prospects | null {
  const { rules, judge, viewer, worlds, rng } = work;
  const { game } = rules;
  const all: Prospects[] = [];
  for (let tries = 0; all.length < worlds && tries < TRIES * worlds; tries++) {
    const world = game.determinize(state, viewer, rng);
    if (seat !== viewer && !legal(game, world, seat).some((each) => same(each, move))) continue;
    step(game, world, seat, move);
    all.push(judge.inWorld(world, rng));
  }
  return all.length === 0 ? null : meanOfProspects(all);
}
const TRIES = 4;

/** Every answer in the same worlds, so that what they differ in is the answers. */
function betterThan<G extends Playable<G>>(work: Work<G>, state: G['state'], given: Move<G>): BetterMove<Move<G>> | null {
  const { rules, judge, viewer, worlds, rng } = work;
  const { game } = rules;
  const answers = distinctMoves(game, state, viewer, null);
  if (answers.length < 2) return null;
  const seeds = Array.from({ length: worlds }, () => branch(rng));
  const judged = (move: Move<G>): Prospects[] =>
    seeds.map((seed) => {
      const chance = seed.slice() as Rng;
      const world = game.determinize(state, viewer, chance);
      step(game, world, viewer, move);
      return judge.inWorld(world, chance);
    });
  const mine = judged(given);
  let best: { readonly move: Move<G>; readonly all: readonly Prospects[]; readonly chance: number } | null = null;
  for (const move of answers) {
    if (same(move, given)) continue;
    const all = judged(move);
    const { chances } = meanOfProspects(all);
    if (best === null || chances[viewer]! > best.chance) best = { move, all, chance: chances[viewer]! };
  }
  return best === null ? null : difference(viewer, best.move, best.all, mine);
}

function difference<M>(viewer: Seat, move: M, best: readonly Prospects[], mine: readonly Prospects[]): BetterMove<M> | null {
  const gains = best.map(({ chances }, i) => chances[viewer]! - mine[i]!.chances[viewer]!);
  const chance = gains.reduce((sum, gain) => sum + gain, 0) / gains.length;
  if (chance <= 0) return null;
  const squares = gains.reduce((sum, gain) => sum + (gain - chance) ** 2, 0);
  const [other, own] = [meanOfProspects(best), meanOfProspects(mine)];
  return {
    move,
    chance,
    points: pointsOf(other, viewer) - pointsOf(own, viewer),
    parts: other.parts[viewer]!.map((part, i) => part - own.parts[viewer]![i]!),
    error: Math.sqrt(squares / Math.max(1, gains.length - 1) / gains.length),
  };
}

/** What a side owes to luck, to its own decisions, and to those of others: in chances to win and in points. They add up to what changed. */
export interface Account {
  readonly initial: Worth;
  readonly final: Worth;
  readonly luck: Worth;
  readonly own: Worth;
  readonly others: Worth;
}
export interface Worth {
  readonly chance: number;
  readonly points: number;
}

export function accountOf<M>({ moves, last }: Review<M>, side: Seat): Account {
  const worth = (prospects: Prospects): Worth => ({ chance: prospects.chances[side]!, points: pointsOf(prospects, side) });
  const zero: Worth = { chance: 0, points: 0 };
  let [luck, own, others] = [zero, zero, zero];
  moves.forEach(({ before, decided, seat }, i) => {
    const skill = less(worth(decided), worth(before));
    if (seat === side) own = plus(own, skill);
    else others = plus(others, skill);
    luck = plus(luck, less(worth(moves[i + 1]?.before ?? last), worth(decided)));
  });
  return { initial: worth(moves[0]?.before ?? last), final: worth(last), luck, own, others };
}

const plus = (a: Worth, b: Worth): Worth => ({ chance: a.chance + b.chance, points: a.points + b.points });
const less = (a: Worth, b: Worth): Worth => ({ chance: a.chance - b.chance, points: a.points - b.points });

/** The decisions that cost most, as far as they are surely mistakes. */
export const momentsToLearnFrom = <M>({ moves }: Review<M>, most = 5): ReviewedMove<M>[] =>
  moves
    .filter(({ better }) => better !== null && better.chance > Math.max(LEAST, 2 * better.error))
    .sort((a, b) => b.better!.chance - a.better!.chance)
    .slice(0, most)
    .sort((a, b) => a.ply - b.ply);

/** Less is not worth a word. */
const LEAST = 0.02;

/** How good a decision was, by what it cost in chances to win. */
export type Grade = 'best' | 'good' | 'inaccuracy' | 'mistake' | 'blunder';
export function gradeOf<M>({ better }: ReviewedMove<M>): Grade {
  if (better === null || better.chance < 2 * better.error || better.chance < 0.005) return 'best';
  if (better.chance < LEAST) return 'good';
  return better.chance < 0.05 ? 'inaccuracy' : better.chance < 0.1 ? 'mistake' : 'blunder';
}
