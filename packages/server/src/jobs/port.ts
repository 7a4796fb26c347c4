import type { ThinkJob } from '@fathom/bots';
import type { Webhook } from '@fathom/wire';
import type { Call } from '../webhook/sender.ts';

/**
 * Work that is done beside the tables: bots that think, and calls to webhooks. An ID names the work: a second request for it,
 * also of another process, gets the same answer, and nothing is done twice.
 */
export interface Jobs {
  /** Chooses a move. It always answers: if nobody has the time to search, a fast bot decides. */
  think(id: string, job: ThinkJob): Promise<unknown>;
  /** Calls a webhook, sooner or later. Never fails: a call that cannot be made is dropped. */
  call(id: string, webhook: Webhook, call: Call): void;
  close(): Promise<void>;
}
