import {
  levelIds,
  pick,
  word,
  type Character,
  type GameRules,
  type LevelId,
  type Move,
  type Playable,
  type Rng,
  type SeatAccess,
  type Skill,
  type Skills,
} from '@fathom/kernel';
import type { Bot, Clock } from './bot.ts';
import { preferred } from './character.ts';
import { learnedSearch, type SearchBot } from './ismcts.ts';

/** A move, and what it seems to be worth. */
export interface Ranked<M> {
  readonly move: M;
  readonly value: number;
}

/** The levels of a game that has none of its own. Nothing was measured. */
export const usualSkills: Skills = {
  learning: { iterations: 0, overlooks: 0.5, misjudges: 4, rating: -450, error: 0 },
  novice: { iterations: 0, overlooks: 0.3, misjudges: 2, rating: -300, error: 0 },
  casual: { iterations: 0, overlooks: 0.1, misjudges: 1, rating: -150, error: 0 },
  steady: { iterations: 0, overlooks: 0, misjudges: 0, rating: 0, error: 0 },
  skilled: { iterations: 60, overlooks: 0, misjudges: 0, rating: 120, error: 0 },
  expert: { iterations: 250, overlooks: 0, misjudges: 0, rating: 240, error: 0 },
  master: { iterations: 1000, overlooks: 0, misjudges: 0, rating: 340, error: 0 },
};

/** A bot at a table is named by its level, and by its character if it has one: `expert`, `expert:builder`. */
export const botId = (level: LevelId, character: Character | null): string => (character === null ? level : `${level}:${character}`);

/** A bot of some level, in the manner of a character if it is to have one. */
export function levelBot<G extends Playable<G>>(level: LevelId, character: Character | null, rules: GameRules<G>, clock: Clock): Bot<G> {
  const skill = (rules.evaluation?.skills ?? usualSkills)[level];
  const search = skill.iterations === 0 ? null : learnedSearch(rules, clock, { iterations: skill.iterations });
  return {
    name: botId(level, character),
    choose(access, rng) {
      const moves = access.distinct();
      if (moves.length === 1) return moves[0]!;
      const ranking = search === null ? byHeuristic(rules, access, moves, rng) : bySearch(search, access, skill, rng);
      const judged = misjudged(noticed(ranking, skill, rng), skill, rng);
      return character === null
        ? judged[0]!.move
        : preferred(rules, character, access, judged, search === null ? POINTS_NEAR : SHARES_NEAR, rng);
    },
  };
}

/** Moves are nearly as good as the best if they are worth so much less: in points, or in parts of a victory. */
const POINTS_NEAR = 1;
const SHARES_NEAR = 0.03;

const byHeuristic = <G extends Playable<G>>(
  { heuristic }: GameRules<G>,
  access: SeatAccess<G>,
  moves: readonly Move<G>[],
  rng: Rng,
): Ranked<Move<G>>[] => {
  const world = access.determinize(rng);
  return moves.map((move) => ({ move, value: heuristic(world, access.seat, move) }));
};

/** What was hardly tried is not known well enough to be chosen. */
const TRIED = 0.1;

function bySearch<G extends Playable<G>>(search: SearchBot<G>, access: SeatAccess<G>, { iterations }: Skill, rng: Rng): Ranked<Move<G>>[] {
  const { statistics } = search.think(access, { iterations }, rng);
  const most = statistics[0]!.visits;
  return statistics
    .filter(({ visits }) => visits >= TRIED * most)
    .map(({ move, value, visits }) => ({ move, value: value + (TIE * visits) / most }));
}
/** Between moves of the same value, the one that was tried more often. */
const TIE = 1e-3;

/** Some options it does not see; never all of them. */
function noticed<M>(ranking: readonly Ranked<M>[], { overlooks }: Skill, rng: Rng): readonly Ranked<M>[] {
  if (overlooks === 0) return ranking;
  const seen = ranking.filter(() => word(rng) >= overlooks * 2 ** 32);
  return seen.length === 0 ? [pick(rng, ranking)] : seen;
}

/** The best first, as far as it can tell: the noise of Gumbel makes this the same as drawing by softmax. */
function misjudged<M>(ranking: readonly Ranked<M>[], { misjudges }: Skill, rng: Rng): readonly Ranked<M>[] {
  const noise = (): number => (misjudges === 0 ? 0 : -misjudges * Math.log(-Math.log((word(rng) + 0.5) / 2 ** 32)));
  return ranking.map(({ move, value }) => ({ move, value: value + noise() })).sort((a, b) => b.value - a.value);
}

export const isLevelId = (id: string): id is LevelId => (levelIds as readonly string[]).includes(id);
