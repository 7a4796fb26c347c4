import type { ThinkJob } from '@fathom/bots';
import type { Playable, Seat } from '@fathom/kernel';
import type { TerminalGame } from '../games/entry.ts';
import { openPool, type Pool } from '../pool.ts';
import { playOf, type Sitter } from './seats.ts';
import { think } from './think.ts';

/** Somebody who thinks for the bots at a table. */
export interface Thinker {
  /** One of the legal moves; a person's seat is never asked for. */
  choose(bot: Sitter, state: object, seat: Seat, seed: string): Promise<unknown>;
  close(): Promise<void>;
}

/** As long as a person likes to wait. */
const USUAL = { ms: 1000 };

/** Quick bots answer here. Those that search think in a thread of their own, so that the keyboard stays awake. */
export function makeThinker<G extends Playable<G>>({ game }: TerminalGame<G>): Thinker {
  let thread: Promise<Pool<ThinkJob, unknown>> | null = null;
  return {
    async choose(bot, state, seat, seed) {
      if (bot.kind !== 'bot') throw new Error('a bot holds the seat');
      const job: ThinkJob = { game: game.id, play: playOf(bot, USUAL), state, seat, seed: seed };
      if (bot.level !== 'ismcts') return think(job);
      thread ??= openPool(1, 'think-worker', think);
      return (await thread).run(job);
    },
    async close() {
      await (await thread)?.close();
    },
  };
}
