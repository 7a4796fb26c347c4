import { playDeal, reviewGame, type SharedDeal } from '@fathom/bots';
import { withEvaluation } from '@fathom/games';
import type { GameRules, Moment, Playable } from '@fathom/kernel';
import type { AnalysisRequest } from '../table/analysis.ts';
import { explained } from './why-worker.ts';
import { hinted } from './hint-worker.ts';

/** In how many worlds each position of a review is judged. */
const WORLDS = 64;

/** Null if nothing is known about the game. */
export async function analysisOf(request: AnalysisRequest, onProgress: (done: number) => void): Promise<unknown> {
  return withEvaluation(request.game, (rules) => {
    const isKnown = rules.evaluation !== undefined && rules.evaluation.model !== null;
    if (request.analysis === 'offered') return isKnown;
    if (request.analysis === 'deal') return dealt(rules, request);
    if (request.analysis === 'hint') return hinted(rules, request);
    if (!isKnown) return null;
    return request.analysis === 'why' ? explained(rules, request) : reviewed(rules, request, inSteps(onProgress));
  });
}

function reviewed<G extends Playable<G>>(
  rules: GameRules<G>,
  { moments, viewer, open }: Extract<AnalysisRequest, { readonly analysis: 'review' }>,
  onProgress: (done: number) => void,
): unknown {
  return reviewGame(rules, moments as readonly Moment<G>[], viewer, { worlds: WORLDS, seed: 'review', open }, onProgress);
}

/** Bots need not have learned the game for it. */
const dealt = <G extends Playable<G>>(
  rules: GameRules<G>,
  { deal, level, seat, from, games }: Extract<AnalysisRequest, { readonly analysis: 'deal' }>,
): unknown => playDeal(rules, deal as SharedDeal<G['options']>, level, seat, from, games);

/** Reports progress in whole hundredths. */
function inSteps(onProgress: (done: number) => void): (done: number) => void {
  let reported = 0;
  return (done) => {
    if (done < reported + 0.01) return;
    reported = done;
    onProgress(done);
  };
}
