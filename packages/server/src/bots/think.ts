import { levels, makeBot, type Play } from '@fathom/bots';
import { chair, invariant, rngFrom, type Playable, type Seat } from '@fathom/kernel';
import { withGame, type Shelved } from '../games.ts';

/** One decision of a bot: plain data, so that it can be taken in another thread. */
export interface ThinkJob {
  readonly game: string;
  readonly play: Play;
  readonly state: object;
  readonly seat: Seat;
  /** What its own dice are thrown from. */
  readonly luck: string;
}

/** How a level plays. A table of another release may name one that is gone: then somebody good sits down. */
export const playOf = (id: string): Play => levels.find((level) => level.id === id) ?? levels[3];

export const isLevel = (id: string): boolean => levels.some((level) => level.id === id);

/** The bot is given a chair, nothing else: it knows no more than a person who sits there. */
export function think({ game, play, state, seat, luck }: ThinkJob): unknown {
  const move = withGame(game, <G extends Playable<G>>(shelved: Shelved<G>): unknown => {
    const bot = makeBot(play, shelved.game, shelved.weigh, () => performance.now());
    return bot.choose(chair(shelved.game, state as G['state'], seat), rngFrom(luck));
  });
  invariant(move !== null, 'bots are asked about games of this house');
  return move;
}
