import {
  branch,
  distinctMoves,
  prompt,
  rngFrom,
  same,
  type GameRules,
  type Moment,
  type Move,
  type Playable,
  type Rng,
  type Seat,
} from '@fathom/kernel';
import { differenceOf, rank, withGiven, type Difference } from './compare.ts';
import { endedIn, judgeOf, type Judge, type Prospects } from './judge.ts';
import { errorOf, estimateOf, imagined, playedIn, type Estimate, type World } from './worlds.ts';

/*
 * A finished or running game, judged move by move from what one seat knew, or with open hands.
 *
 * Before each move the prospects are V. Once a seat has decided, and before anything is drawn, they are Q: the mean over the worlds that
 * are possible for the viewer. What Q differs from V is the skill of the decision; what the next V differs from Q is luck. Both add up to
 * the difference between the end and the beginning, and luck is zero on average, because Q is the mean of the V that can follow. Where a
 * move shows nothing new, the worlds stay the same, and there is no luck at all.
 */

/** How one move was judged. */
export interface ReviewedMove<M> {
  readonly ply: number;
  readonly seat: Seat;
  /** What was asked. */
  readonly question: string;
  readonly move: M;
  readonly before: Prospects;
  readonly decided: Prospects;
  /** The standard errors of what each side owes to this decision, and to the luck after it, in chances. */
  readonly errors: { readonly skill: readonly number[]; readonly luck: readonly number[] };
  /** How many answers there were to choose from; 0 for decisions that are not graded, such as those of others. */
  readonly answers: number;
  /** The best answer, if another was given, and what it promised more. */
  readonly better: Difference<M> | null;
}

export interface Review<M> {
  /** Whose decisions are graded. */
  readonly viewer: Seat;
  /** Are all hands known, or only the viewer's? */
  readonly isOpen: boolean;
  readonly parts: readonly string[];
  readonly moves: readonly ReviewedMove<M>[];
  /** As it ended, or as it stands. */
  readonly last: Prospects;
  readonly isOver: boolean;
}

export interface ReviewSettings {
  /** In how many worlds each position is judged; where two answers are close, in twice as many. */
  readonly worlds: number;
  readonly seed: string;
  /** All hands are known. */
  readonly open?: boolean;
  /** Only luck and skill are wanted. */
  readonly ungraded?: boolean;
}

/** Judges the moments one after another; `onMove` is called after each, with the part that is done. */
export function reviewGame<G extends Playable<G>>(
  rules: GameRules<G>,
  moments: readonly Pick<Moment<G>, 'state' | 'answer'>[],
  viewer: Seat,
  settings: ReviewSettings,
  onMove: (done: number) => void = () => {},
): Review<Move<G>> {
  const isOpen = settings.open === true;
  const judge = judgeOf(rules, isOpen ? 'everybody' : viewer);
  const work: Work<G> = { ...settings, rules, judge, viewer, rng: rngFrom(`${settings.seed}/review`) };
  const moves: ReviewedMove<Move<G>>[] = [];
  let now = positionOf(work, moments[0]!.state);
  for (let i = 1; i < moments.length; i++) {
    const [{ state }, { state: after, answer }] = [moments[i - 1]!, moments[i]!];
    const { reviewed, next } = reviewMove(work, now, state, answer!, after);
    moves.push(reviewed);
    now = next;
    onMove(i / (moments.length - 1));
  }
  const { parts } = rules.evaluation!.features;
  return { viewer, isOpen, parts, moves, last: plain(now.estimate), isOver: moments.at(-1)!.state.outcome !== null };
}

interface Work<G extends Playable<G>> extends ReviewSettings {
  readonly rules: GameRules<G>;
  readonly judge: Judge<G>;
  readonly viewer: Seat;
  readonly rng: Rng;
}

/** A position as it is imagined. */
interface Position<G extends Playable<G>> {
  readonly worlds: readonly World<G>[];
  readonly estimate: Estimate;
}

function positionOf<G extends Playable<G>>({ rules, judge, worlds, rng }: Work<G>, s: G['state']): Position<G> {
  if (s.outcome !== null) {
    const end = endedIn(rules.evaluation!.features, s);
    return { worlds: [], estimate: { ...end, errors: end.chances.map(() => 0) } };
  }
  const all = imagined(rules.game, judge, s, worlds, rng);
  return { worlds: all, estimate: estimateOf(all) };
}

function reviewMove<G extends Playable<G>>(
  work: Work<G>,
  before: Position<G>,
  s: G['state'],
  { seat, move }: NonNullable<Moment<G>['answer']>,
  after: G['state'],
): { readonly reviewed: ReviewedMove<Move<G>>; readonly next: Position<G> } {
  const given = { seat, move, isKnown: work.open === true || seat === work.viewer };
  const played = before.worlds.map((world) => playedIn(work.rules.game, work.judge, world, given));
  const possible = played.filter((world) => world !== null);
  const isPaired = possible.length === played.length;
  const following = isPaired ? possible : [...possible, ...morePossible(work, s, given, possible.length)];
  const isNews = !isPaired || showsNews(work, following, after);
  const decided = following.length === 0 ? null : estimateOf(following);
  const next = isNews || decided === null ? positionOf(work, after) : { worlds: following, estimate: decided };
  const skill = isPaired ? pairedErrors(before.worlds, possible) : sum(before.estimate.errors, decided?.errors ?? next.estimate.errors);
  const luck = !isNews || decided === null ? skill.map(() => 0) : sum(decided.errors, next.estimate.errors);
  const reviewed: ReviewedMove<Move<G>> = {
    ply: s.ply,
    seat,
    question: prompt(work.rules.game, s)!,
    move,
    before: plain(before.estimate),
    decided: plain(decided ?? next.estimate),
    errors: { skill, luck },
    ...(seat === work.viewer && work.ungraded !== true ? graded(work, before.worlds, s, move) : { answers: 0, better: null }),
  };
  return { reviewed, next };
}

const plain = ({ chances, parts }: Prospects): Prospects => ({ chances, parts });
const sum = (a: readonly number[], b: readonly number[]): number[] => a.map((error, side) => Math.hypot(error, b[side]!));

const pairedErrors = <G extends Playable<G>>(before: readonly World<G>[], after: readonly World<G>[]): number[] =>
  before[0]!.prospects.chances.map((_, side) =>
    errorOf(after.map(({ prospects }, i) => prospects.chances[side]! - before[i]!.prospects.chances[side]!)),
  );

/**
 * Further worlds after a move that is impossible in some, because somebody does not hold the card there: it has shown that the real world
 * is another.
 */
function morePossible<G extends Playable<G>>(
  { rules, judge, worlds, rng }: Work<G>,
  s: G['state'],
  given: Parameters<typeof playedIn<G>>[3],
  known: number,
): World<G>[] {
  const more: World<G>[] = [];
  for (let tries = 0; known + more.length < worlds && tries < TRIES * worlds; tries++) {
    const world = playedIn(rules.game, judge, { state: judge.imagine(s, rng), lots: branch(rng) }, given);
    if (world !== null) more.push(world);
  }
  return more;
}
const TRIES = 3;

/** Does the position look otherwise than in some world that was imagined, so that the viewer has learned something? */
function showsNews<G extends Playable<G>>({ judge }: Work<G>, worlds: readonly World<G>[], after: G['state']): boolean {
  if (after.outcome !== null) return true;
  const view = judge.view(after);
  return worlds.some(({ state }) => state.outcome !== null || !same(judge.view(state), view));
}

/** How many answers there were, and which was better than the given one. */
function graded<G extends Playable<G>>(
  { rules, judge, viewer, worlds, rng }: Work<G>,
  known: readonly World<G>[],
  s: G['state'],
  given: Move<G>,
): Pick<ReviewedMove<Move<G>>, 'answers' | 'better'> {
  const { game } = rules;
  const answers = withGiven(game, s, distinctMoves(game, s, viewer, null), given);
  if (answers.length < 2) return { answers: 1, better: null };
  const all: Pick<World<G>, 'state' | 'lots'>[] = [...known];
  const world = (i: number): Pick<World<G>, 'state' | 'lots'> => {
    while (all.length <= i) all.push({ state: judge.imagine(s, rng), lots: branch(rng) });
    return all[i]!;
  };
  const stages = [Math.ceil(worlds / 4), worlds, 2 * worlds];
  const tried = rank({ game, judge, seat: viewer, world, stages, kept: given }, answers);
  const [best] = tried;
  if (same(best!.move, given)) return { answers: answers.length, better: null };
  const difference = differenceOf(
    best!,
    tried.find(({ move }) => same(move, given))!,
    viewer,
  );
  return { answers: answers.length, better: difference !== null && difference.chance > 0 ? difference : null };
}
