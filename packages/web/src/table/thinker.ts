import type { ThinkJob } from '@fathom/bots';
import { painted } from '../ui/painted.ts';
import type { Request, Reply } from './bot-worker.ts';

/** Bots think in a worker, so that nothing freezes. One thought at a time; a table that goes away takes its question back. */
export class Thinker {
  private worker: Worker | null = null;
  private latest = 0;

  async ask(job: ThinkJob): Promise<unknown> {
    await painted();
    this.worker ??= new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' });
    const { worker } = this;
    const id = ++this.latest;
    return new Promise((resolve, reject) => {
      const done = (event: MessageEvent<Reply>): void => {
        if (event.data.id !== id) return;
        worker.removeEventListener('message', done);
        resolve(event.data.move);
      };
      worker.addEventListener('message', done);
      worker.addEventListener('error', (event) => reject(new Error(event.message)), { once: true });
      worker.postMessage({ id, job } satisfies Request);
    });
  }

  stop(): void {
    this.worker?.terminate();
    this.worker = null;
  }
}
