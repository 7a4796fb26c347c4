import { think as thinkFor, type ThinkJob } from '@fathom/bots';
import { invariant } from '@fathom/kernel';
import { withGame } from '../base/games.ts';

/** One decision of a bot, in this thread or in one of the pool. */
export function think(job: ThinkJob): unknown {
  const move = withGame(job.game, (rules) => thinkFor(rules, job, () => performance.now()));
  invariant(move !== null, 'the game of a bot is listed');
  return move;
}
