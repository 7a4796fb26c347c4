import { seatAccess, rngFrom, type GameRules, type OpenQuestion, type Playable, type Seat } from '@fathom/kernel';
import type { Bot, Clock } from './bot.ts';
import type { SearchBot, SearchResult } from './ismcts.ts';
import { makeBot, type Strategy } from './strategy.ts';

/** One decision of a bot: plain data, so that it can be made in another thread. */
export interface ThinkJob {
  readonly game: string;
  readonly play: Strategy;
  readonly state: object;
  readonly seat: Seat;
  /** The seed of the bot's own generator. */
  readonly seed: string;
}

/**
 * The bot gets a `SeatAccess` and nothing else: it knows no more than a person in that seat. The state must be of this game; `open` is
 * what the move before returned for it, if the caller has it.
 */
export function think<G extends Playable<G>>(
  rules: GameRules<G>,
  job: ThinkJob,
  clock: Clock,
  open: OpenQuestion<G> | null = null,
): unknown {
  return consider(rules, job, clock, open).move;
}

/** The same decision, with what the search found about all moves; a bot that does not search has found nothing. */
export function consider<G extends Playable<G>>(
  rules: GameRules<G>,
  { play, state, seat, seed }: ThinkJob,
  clock: Clock,
  open: OpenQuestion<G> | null = null,
): SearchResult<unknown> {
  const access = seatAccess(rules.game, state as G['state'], seat, open);
  const bot: Bot<G> & Partial<SearchBot<G>> = makeBot(play, rules, clock);
  if (bot.think !== undefined && 'budget' in play) return bot.think(access, play.budget, rngFrom(seed));
  return { move: bot.choose(access, rngFrom(seed)), iterations: 0, statistics: [] };
}
