import { think, type ThinkJob } from '@fathom/bots';
import { brains } from '../games/brains.ts';

export interface Request {
  readonly id: number;
  readonly job: ThinkJob;
}

export interface Reply {
  readonly id: number;
  readonly move: unknown;
}

addEventListener('message', ({ data: { id, job } }: MessageEvent<Request>) => {
  void brains(job.game, (brain) => think(brain, job, () => performance.now())).then((move) => postMessage({ id, move } satisfies Reply));
});
