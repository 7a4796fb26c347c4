import { consider } from '@fathom/bots';
import type { Reply, Request } from '../table/thinker.ts';
import { withEvaluation } from '@fathom/games';

addEventListener('message', ({ data: { id, job } }: MessageEvent<Request>) => {
  void withEvaluation(job.game, (rules) => consider(rules, job, () => performance.now()))?.then((result) =>
    postMessage({ id, result } satisfies Reply),
  );
});
