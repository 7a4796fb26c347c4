import { makeBot, type LevelId } from '@fathom/bots';
import { chair, rngFrom, type Playable, type Seat } from '@fathom/kernel';
import { playOf } from './levels.ts';
import { brains, type Brain } from '../games/brains.ts';

export interface Request {
  readonly id: number;
  readonly game: string;
  readonly state: object;
  readonly seat: Seat;
  readonly level: LevelId;
  readonly seed: string;
}

export interface Reply {
  readonly id: number;
  readonly move: unknown;
}

/** A bot is given a chair: it cannot see more of the state than the seat it holds. */
function think<G extends Playable<G>>({ game, weigh }: Brain<G>, { state, seat, level, seed }: Request): unknown {
  const bot = makeBot(playOf(level), game, weigh, () => performance.now());
  return bot.choose(chair(game, state as G['state'], seat), rngFrom(seed));
}

addEventListener('message', (event: MessageEvent<Request>) => {
  const { id, game } = event.data;
  void brains(game, (brain) => think(brain, event.data)).then((move) => postMessage({ id, move } satisfies Reply));
});
