import type { SearchResult, ThinkJob } from '@fathom/bots';
import { painted } from '../ui/painted.ts';

export interface ThinkRequest {
  readonly id: number;
  readonly job: ThinkJob;
}

export interface ThinkReply {
  readonly id: number;
  readonly result: SearchResult<unknown>;
}

/** Bots think in a worker, so that the page does not freeze. One question at a time; stopping ends it. */
export class Thinker {
  private worker: Worker | null = null;
  private latest = 0;
  private readonly start: () => Worker;

  constructor(start: () => Worker) {
    this.start = start;
  }

  async ask(job: ThinkJob): Promise<unknown> {
    return (await this.consider(job)).move;
  }

  /** A move, and what the search found about all of them. */
  async consider(job: ThinkJob): Promise<SearchResult<unknown>> {
    await painted();
    this.worker ??= this.start();
    const { worker } = this;
    const id = ++this.latest;
    return new Promise((resolve, reject) => {
      const done = (event: MessageEvent<ThinkReply>): void => {
        if (event.data.id !== id) return;
        worker.removeEventListener('message', done);
        resolve(event.data.result);
      };
      worker.addEventListener('message', done);
      worker.addEventListener('error', (event) => reject(new Error(event.message)), { once: true });
      worker.postMessage({ id, job } satisfies ThinkRequest);
    });
  }

  stop(): void {
    this.worker?.terminate();
    this.worker = null;
  }
}
