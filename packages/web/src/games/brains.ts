import type { Brain } from '@fathom/bots';
import type { Playable } from '@fathom/kernel';

/** Hands the brain of a game to whoever can use any. */
export async function brains<R>(id: string, use: <G extends Playable<G>>(brain: Brain<G>) => R): Promise<R> {
  switch (id) {
    case 'conspiracy': {
      const { conspiracy, weigh } = await import('@fathom/conspiracy');
      return use({ game: conspiracy, weigh });
    }
    case 'abyss': {
      const { abyss, weigh } = await import('@fathom/abyss');
      return use({ game: abyss, weigh });
    }
    case 'waterdeep': {
      const { waterdeep, weigh } = await import('@fathom/waterdeep');
      return use({ game: waterdeep, weigh });
    }
    default:
      throw new Error(`no such game: ${id}`);
  }
}
