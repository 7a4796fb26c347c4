import { consider } from '@fathom/bots';
import type { Reply, Request } from '../table/thinker.ts';
import { listingOf } from '@fathom/games';

addEventListener('message', ({ data: { id, job } }: MessageEvent<Request>) => {
  void listingOf(job.game)
    ?.withEvaluation((rules) => consider(rules, job, () => performance.now()))
    .then((result) => postMessage({ id, result } satisfies Reply));
});
