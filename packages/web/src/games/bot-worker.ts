import { think } from '@fathom/bots';
import type { Reply, Request } from '../table/thinker.ts';
import { withRules } from './packages.ts';

addEventListener('message', ({ data: { id, job } }: MessageEvent<Request>) => {
  void withRules(job.game, (brain) => think(brain, job, () => performance.now())).then((move) => postMessage({ id, move } satisfies Reply));
});
