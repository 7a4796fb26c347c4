import { chair, rngFrom, type Game, type Playable, type Seat } from '@fathom/kernel';
import type { Clock, Heuristic } from './bot.ts';
import { makeBot, type Play } from './levels.ts';

/** One decision of a bot: plain data, so that it can be taken in another thread. */
export interface ThinkJob {
  readonly game: string;
  readonly play: Play;
  readonly state: object;
  readonly seat: Seat;
  /** What its own dice are thrown from. */
  readonly luck: string;
}

/** What a bot needs of a game: its rules, and what a move seems to be worth. */
export interface Brain<G extends Playable<G>> {
  readonly game: Game<G>;
  readonly weigh: Heuristic<G>;
}

/** The bot is given a chair, nothing else: it knows no more than a person who sits there. The state is one of this game. */
export function think<G extends Playable<G>>({ game, weigh }: Brain<G>, { play, state, seat, luck }: ThinkJob, clock: Clock): unknown {
  return makeBot(play, game, weigh, clock).choose(chair(game, state as G['state'], seat), rngFrom(luck));
}
