import { consider } from '@fathom/bots';
import type { AnalysisReply, AnalysisRequest } from '../table/analysis.ts';
import type { ThinkReply, ThinkRequest } from '../table/thinker.ts';
import { withEvaluation } from '@fathom/games';

addEventListener('message', ({ data }: MessageEvent<ThinkRequest | AnalysisRequest>) => {
  if ('analysis' in data) void analysed(data);
  else void thought(data);
});

async function thought({ id, job }: ThinkRequest): Promise<void> {
  const result = await withEvaluation(job.game, (rules) => consider(rules, job, () => performance.now()));
  if (result !== null) postMessage({ id, result } satisfies ThinkReply);
}

/** Bots that only play do without the analysis. */
async function analysed(request: AnalysisRequest): Promise<void> {
  const { analysisOf } = await import('./analysis-worker.ts');
  const result = await analysisOf(request, (progress) => postMessage({ progress } satisfies AnalysisReply));
  postMessage({ result } satisfies AnalysisReply);
}
