import { adviceFor, consider, type Advised, type SearchResult, type Strategy } from '@fathom/bots';
import { legal, type GameRules, type Move, type Playable } from '@fathom/kernel';
import type { AnalysisRequest } from '../table/analysis.ts';
import { hintFor, type Hint, type RankedMoves, type HintReason } from '../table/hint.ts';

/** Milliseconds for all parts of a hint. */
const TIME = 500;

/** Without a network that plays well, the hint is what a strong bot would play. */
const LEVEL: Strategy = { type: 'ismcts', budget: { iterations: 200 } };

/** What to answer now: judged like a review, or found by search where nothing was learned about the game. */
export function hinted<G extends Playable<G>>(
  rules: GameRules<G>,
  { game, state, seat }: Extract<AnalysisRequest, { readonly analysis: 'hint' }>,
): Hint<G> | null {
  const end = performance.now() + TIME;
  const isLearned = (rules.evaluation?.turns ?? null) !== null;
  const think = (now: G['state']): RankedMoves<Move<G>> => {
    const seed = `hint ${now.ply}`;
    if (!isLearned)
      return searched(consider(rules, { game, play: LEVEL, state: now, seat, seed }, () => performance.now()) as SearchResult<Move<G>>);
    const advice = adviceFor(rules, now, seat, { seed, isLate: () => performance.now() > end });
    return advised(advice, rules.evaluation!.features.parts) ?? { move: legal(rules.game, now, seat)[0]!, why: null, second: null };
  };
  return hintFor(rules.game, state as G['state'], seat, think);
}

function searched<M>({ move, statistics: [best, next], iterations }: SearchResult<M>): RankedMoves<M> {
  if (best === undefined || next === undefined || next.visits === 0) return { move, why: null, second: null };
  const why = { over: next.move, games: iterations, lead: best.value - next.value };
  return { move, why, second: { move: next.move, why: null } };
}

function advised<M>([best, next]: readonly Advised<M>[], parts: readonly string[]): RankedMoves<M> | null {
  if (best === undefined) return null;
  const why = ({ lead, next: over }: Advised<M>): HintReason<M> | null =>
    lead === null || over === null ? null : { over, expected: lead, parts };
  return { move: best.move, why: why(best), second: next === undefined ? null : { move: next.move, why: why(next) } };
}
