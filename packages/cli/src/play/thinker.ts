import type { ThinkJob } from '@fathom/bots';
import type { Move, Playable, Seat, Sitting } from '@fathom/kernel';
import type { Entry } from '../games/entry.ts';
import { openPool, type Pool } from '../pool.ts';
import { playOf, type SeatedBot } from './seats.ts';
import { think } from './think.ts';

/** Somebody who thinks for the bots at a table. */
export interface Thinker<G extends Playable<G>> {
  choose(bot: SeatedBot, sitting: Sitting<G>, seat: Seat): Promise<Move<G>>;
  close(): Promise<void>;
}

/** As long as a person likes to wait. */
const USUAL = { ms: 1000 };

/** Quick bots answer here. Those that search think in a thread of their own, so that the keyboard stays awake. */
export function makeThinker<G extends Playable<G>>({ game }: Entry<G>): Thinker<G> {
  let thread: Promise<Pool<ThinkJob, unknown>> | null = null;
  return {
    async choose(bot, { record, history }, seat) {
      const luck = `${record.seed.secret}/${seat}/${history.now.ply}`;
      const job: ThinkJob = { game: game.id, play: playOf(bot, USUAL), state: history.now, seat, luck };
      if (bot.level !== 'ismcts') return think(job) as Move<G>;
      thread ??= openPool(1, 'think-worker', think);
      return (await (await thread).run(job)) as Move<G>;
    },
    async close() {
      await (await thread)?.close();
    },
  };
}
