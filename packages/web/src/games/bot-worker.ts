import { think } from '@fathom/bots';
import type { Reply, Request } from '../table/thinker.ts';
import { listingOf } from '@fathom/games';

addEventListener('message', ({ data: { id, job } }: MessageEvent<Request>) => {
  void listingOf(job.game)
    ?.withRules((rules) => think(rules, job, () => performance.now()))
    .then((move) => postMessage({ id, move } satisfies Reply));
});
