import type { BotGame } from '@fathom/bots';
import type { Playable } from '@fathom/kernel';

/** Hands the brain of a game to whoever can use any. */
export async function brains<R>(id: string, use: <G extends Playable<G>>(brain: BotGame<G>) => R): Promise<R> {
  switch (id) {
    case 'conspiracy': {
      const { conspiracy, weigh: heuristic } = await import('@fathom/conspiracy');
      return use({ game: conspiracy, heuristic });
    }
    case 'abyss': {
      const { abyss, weigh: heuristic } = await import('@fathom/abyss');
      return use({ game: abyss, heuristic });
    }
    case 'waterdeep': {
      const { waterdeep, weigh: heuristic } = await import('@fathom/waterdeep');
      return use({ game: waterdeep, heuristic });
    }
    default:
      throw new Error(`no such game: ${id}`);
  }
}
