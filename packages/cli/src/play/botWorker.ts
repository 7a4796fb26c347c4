import type { ThinkJob } from '@fathom/bots';
import type { Playable } from '@fathom/kernel';
import type { BotTurn } from '@fathom/table';
import type { TerminalGame } from '../games/entry.ts';
import { openPool, type Pool } from '../base/pool.ts';
import { isFast, playOf, type SeatHolder } from './seats.ts';
import { think } from './think.ts';

/** Chooses moves for the bots of a table. */
export interface BotWorker {
  /** One of the legal moves; never called for a person's seat. */
  choose(bot: SeatHolder, turn: BotTurn): Promise<unknown>;
  close(): Promise<void>;
}

/** How long a person likes to wait. */
const USUAL = { ms: 1000 };

/** Fast bots answer here. Those that search run in another thread, so that the keyboard stays responsive. */
export function openBotWorker<G extends Playable<G>>({ game }: TerminalGame<G>): BotWorker {
  let thread: Promise<Pool<ThinkJob, unknown>> | null = null;
  return {
    async choose(bot, { state, seat, seed }) {
      if (bot.kind !== 'bot') throw new Error('not a bot');
      const job: ThinkJob = { game: game.id, play: playOf(bot, USUAL), state, seat, seed };
      if (isFast(bot)) return think(job);
      thread ??= openPool(1, 'think-worker', think);
      return (await thread).run(job);
    },
    async close() {
      await (await thread)?.close();
    },
  };
}
