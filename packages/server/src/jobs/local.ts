import type { BotWorkers } from '../bots/botWorkers.ts';
import type { WebhookSender } from '../webhook/sender.ts';
import type { Jobs } from './port.ts';

/** In this process, with threads for bots that search. */
export const localJobs = (bots: BotWorkers, sender: WebhookSender): Jobs => ({
  think: (_id, job) => bots.choose(job),
  call: (_id, webhook, call) => sender.call(webhook, call),
  close: () => bots.close(),
});
