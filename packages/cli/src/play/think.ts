import { think as thinkFor, type ThinkJob } from '@fathom/bots';
import { withGame } from '../games/registry.ts';

/** One decision of a bot, in this thread or in another. */
export const think = (job: ThinkJob): unknown => withGame(job.game, (entry) => thinkFor(entry, job, () => performance.now()));
