import { makeBot, type Play } from '@fathom/bots';
import { chair, rngFrom, type Playable, type Seat } from '@fathom/kernel';
import { withGame } from '../games.ts';
import type { Entry } from '../games/entry.ts';

/** One decision of a bot: plain data, so that it can be taken in another thread. */
export interface ThinkJob {
  readonly game: string;
  readonly play: Play;
  readonly state: object;
  readonly seat: Seat;
  /** What its own dice are thrown from. */
  readonly luck: string;
}

/** The bot is given a chair, nothing else: it knows no more than a person who sits there. */
export function think(job: ThinkJob): unknown {
  return withGame(job.game, <G extends Playable<G>>({ game, weigh }: Entry<G>): unknown => {
    const bot = makeBot(job.play, game, weigh, () => performance.now());
    return bot.choose(chair(game, job.state as G['state'], job.seat), rngFrom(job.luck));
  });
}
