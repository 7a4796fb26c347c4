import {
  arrange,
  asked,
  branch,
  completesAnswer,
  distinctMoves,
  hashOf,
  invariant,
  meansSame,
  rngFrom,
  same,
  seatAccess,
  seatView,
  start,
  step,
  type GameRules,
  type LevelId,
  type Move,
  type Playable,
  type Rng,
  type Seat,
} from '@fathom/kernel';
import { learnedSearch } from '../ismcts.ts';
import { levelBot } from '../levels.ts';
import { differenceOf, rank, type Tried } from './compare.ts';
import { essentialPosition } from './essential.ts';
import { judgeOf, meanOfProspects, pointsOf } from './judge.ts';
import { leadPlayedOut } from './playedOut.ts';
import { PUZZLE_SEED, type Difficulty, type Puzzle, type PuzzleAnswer } from './puzzle.ts';
import type { World } from './worlds.ts';

/* Looks for puzzles in games that bots play with each other. */

export interface MineSettings {
  readonly level: LevelId;
  /** In how many worlds all answers of a puzzle are compared, and the two best are played out. */
  readonly worlds: number;
  /** A search of so many iterations must find the same answer. */
  readonly iterations: number;
}

/** The best answer leads all others by so much, and by so many standard errors. */
const LEAST_LEAD = 0.04;
const CLEAR = 4;
/** With fewer answers it is easily guessed. */
const LEAST_ANSWERS = 3;
const MOST_ANSWERS = 24;
/** A game gives so many puzzles at most, so that they differ. */
const MOST_OF_GAME = 2;

/** Plays one game and returns what it has to offer. Nothing but the seed decides about it. */
export function mineGame<G extends Playable<G>>(
  rules: GameRules<G>,
  seats: number,
  options: G['options'],
  seed: string,
  settings: MineSettings,
): Puzzle[] {
  const { game } = rules;
  const bots = Array.from({ length: seats }, () => levelBot(settings.level, null, rules, () => 0));
  const rngs = bots.map((_, seat) => rngFrom(`${seed}/bot/${seat}`));
  const rng = rngFrom(`${seed}/mine`);
  const found: Found[] = [];
  let { state, open } = start(game, seats, options, rngFrom(seed));
  while (state.outcome === null) {
    const seat: Seat = open?.seat ?? asked(game, state)[0]!;
    const puzzle =
      isAskedAlone(rules, state, seat) && seemsFit(rules, state, seat, rng) ? puzzleOf(rules, state, seat, settings, rng) : null;
    if (puzzle !== null) found.push({ puzzle, question: seatView(game, state, seat).prompt! });
    open = step(game, state, seat, bots[seat]!.choose(seatAccess(game, state, seat, open), rngs[seat]!));
  }
  return chosen(found).filter((puzzle) => leadPlayedOut(rules, puzzle, settings.worlds) > 0);
}

interface Found {
  readonly puzzle: Puzzle;
  readonly question: string;
}

/** Those with the largest lead, one of each question. */
function chosen(found: readonly Found[]): Puzzle[] {
  const sorted = found.toSorted((a, b) => leadIn(b.puzzle) - leadIn(a.puzzle));
  const first = sorted.filter(({ question }, i) => sorted.findIndex((other) => other.question === question) === i);
  return first.slice(0, MOST_OF_GAME).map(({ puzzle }) => puzzle);
}

const leadIn = ({ answers: [best, second] }: Puzzle): number => best!.chance - second!.chance;

/** One seat gives one whole answer with one move: not an amount, nor pieces that are put together, nor the rest of an answer. */
function isAskedAlone<G extends Playable<G>>({ game }: GameRules<G>, s: G['state'], seat: Seat): boolean {
  if (asked(game, s).length > 1 || completesAnswer(game, s)) return false;
  const { moves, assembly } = seatView(game, s, seat);
  return (
    assembly === undefined && moves.length >= LEAST_ANSWERS && moves.length <= MOST_ANSWERS && moves.every(({ more }) => more === undefined)
  );
}

/** A quick look: does another answer than the obvious one lead in a few worlds? */
function seemsFit<G extends Playable<G>>(rules: GameRules<G>, s: G['state'], seat: Seat, rng: Rng): boolean {
  const tried = compared(rules, s, seat, QUICK, rng);
  if (tried.length < LEAST_ANSWERS) return false;
  const lead = differenceOf(tried[0]!, tried[1]!, seat);
  return lead !== null && lead.chance > LEAST_LEAD / 2 && heuristicRank(rules, s, seat, tried, rng) > 0;
}
const QUICK = [6, 24];

/** All answers in the same worlds, the best first. */
function compared<G extends Playable<G>>(
  rules: GameRules<G>,
  s: G['state'],
  seat: Seat,
  stages: readonly number[],
  rng: Rng,
): Tried<Move<G>>[] {
  const { game } = rules;
  const judge = judgeOf(rules, seat);
  const worlds: Pick<World<G>, 'state' | 'lots'>[] = [];
  const world = (i: number): Pick<World<G>, 'state' | 'lots'> => {
    while (worlds.length <= i) worlds.push({ state: judge.imagine(s, rng), lots: branch(rng) });
    return worlds[i]!;
  };
  return rank({ game, judge, seat, world, stages, kept: null }, distinctMoves(game, s, seat, null));
}

/** How many answers look better at first sight than the best. */
function heuristicRank<G extends Playable<G>>(
  { game, heuristic }: GameRules<G>,
  s: G['state'],
  seat: Seat,
  tried: readonly Tried<Move<G>>[],
  rng: Rng,
): number {
  const worlds = Array.from({ length: GLANCES }, () => game.determinize(s, seat, rng));
  const [best, ...others] = tried.map(({ move }) => worlds.reduce((sum, world) => sum + heuristic(world, seat, move), 0));
  return others.filter((value) => value > best!).length;
}
const GLANCES = 8;

/** The puzzle that a position makes, if it does: judged once more from the position as it is stored. */
function puzzleOf<G extends Playable<G>>(
  rules: GameRules<G>,
  s: G['state'],
  seat: Seat,
  { worlds, iterations }: MineSettings,
  rng: Rng,
): Puzzle | null {
  const { game } = rules;
  const position = essentialPosition(game, s, seat, PUZZLE_SEED);
  if (position === null) return null;
  const arranged = arrange(game, position, rngFrom(PUZZLE_SEED));
  invariant(arranged.ok, 'the position was arranged before');
  const { state } = arranged.value;
  if (!same(asked(game, state), [seat])) return null;
  const tried = compared(rules, state, seat, [worlds], rng);
  const answers = tried.map((each) => answerOf(each, tried[0]!, seat)).sort((a, b) => b.chance - a.chance);
  const best = tried[0]!.move;
  const isClear = answers.slice(1).every(({ chance, error }) => answers[0]!.chance - chance > Math.max(LEAST_LEAD, CLEAR * error));
  const rankOfBest = heuristicRank(rules, state, seat, tried, rng);
  if (!isClear || answers[0]!.move !== best || rankOfBest === 0) return null;
  const searched = learnedSearch(rules, () => 0, { iterations }).choose(seatAccess(game, state, seat, null), rng);
  if (!meansSame(game, state, searched, best)) return null;
  const difficulty = difficultyOf(answers[0]!.chance - answers[1]!.chance, rankOfBest);
  return { id: hashOf(position).slice(0, ID), position, seat, difficulty, answers };
}
const ID = 10;

function answerOf<M>(tried: Tried<M>, best: Tried<M>, seat: Seat): PuzzleAnswer {
  const mean = meanOfProspects(tried.outcomes.filter((outcome) => outcome !== null));
  return {
    move: tried.move,
    chance: rounded(mean.chances[seat]!, 4),
    error: tried === best ? 0 : rounded(differenceOf(best, tried, seat)!.error, 4),
    parts: mean.parts[seat]!.map((points) => rounded(points, 2)),
    sides: mean.parts.map((_, side) => rounded(pointsOf(mean, side), 2)),
  };
}
const rounded = (value: number, digits: number): number => Math.round(value * 10 ** digits) / 10 ** digits;

/** From 1 to 3: the closer the second best answer is, and the more answers look better, the harder. */
const difficultyOf = (lead: number, rankOfBest: number): Difficulty =>
  (1 + (lead < SMALL_LEAD ? 1 : 0) + (rankOfBest >= FAR_DOWN ? 1 : 0)) as Difficulty;
const SMALL_LEAD = 0.1;
const FAR_DOWN = 2;
